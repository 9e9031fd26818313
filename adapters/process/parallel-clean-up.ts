import { setTimeout as sleep } from 'node:timers/promises';

/** Stack that a step of the start defers its clean-up to. */
export type CleanUp = Pick<AsyncDisposableStack, 'defer'>;

/**
 * Clean-ups that run at the same time, as one of `cleanUp`, and are waited for until the timeout: what hangs for longer,
 * as on a silent database, ends with the process.
 */
export const createParallelCleanUp = (cleanUp: CleanUp, timeoutMs: number): CleanUp => {
  const steps: (() => unknown)[] = [];
  cleanUp.defer(async () => {
    const done = new AbortController();
    const timeout = sleep(timeoutMs, undefined, { signal: done.signal }).catch(() => {});
    await Promise.race([Promise.all(steps.map(async (step) => step())), timeout]);
    done.abort();
  });
  return { defer: (step) => steps.push(step) };
};
