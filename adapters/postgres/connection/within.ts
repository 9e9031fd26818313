import { setTimeout as sleep } from 'node:timers/promises';

/** The value, or `undefined` if there is none after the time: then the work goes on, and nobody waits for it. */
export const within = async <Value>(
  ms: number,
  work: Promise<Value>,
): Promise<{ readonly value: Value } | undefined> => {
  const done = new AbortController();
  const timeout = sleep(ms, undefined, { signal: done.signal }).catch(() => undefined);
  try {
    return await Promise.race([work.then((value) => ({ value })), timeout]);
  } finally {
    done.abort();
  }
};
