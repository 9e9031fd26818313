import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailableError } from '#domain/shared/errors/store-unavailable-error.ts';
import { isUnavailable } from './connection/driver-errors.ts';
import { openDatabaseHealth } from './database-health.ts';

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** Ends the waiting. */
  readonly stopping: AbortSignal;
  /** Called with the reason each time that the database is found away, before the waiting. */
  readonly onAway: (error: unknown) => unknown;
}

const retryDelayMs = 1000;

/** Waiting helps against nothing else, such as a wrong password. */
const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (error instanceof StoreUnavailableError || isUnavailable(error) || isAway(error.cause));

const pause = async (stopping: AbortSignal): Promise<void> => {
  await sleep(retryDelayMs, undefined, { signal: stopping }).catch(() => {});
  stopping.throwIfAborted();
};

/** Waits while the database cannot be reached or is silent. */
const waitForDatabase = async ({ url, stopping, onAway }: Options): Promise<void> => {
  const health = openDatabaseHealth({ url, warn: () => {} });
  const whyAway = async (): Promise<unknown> => {
    try {
      await health.check();
      return undefined;
    } catch (error) {
      return isAway(error) ? error : undefined;
    }
  };
  try {
    const reason = await whyAway();
    if (reason === undefined) return;
    await onAway(reason);
    do {
      await pause(stopping);
    } while ((await whyAway()) !== undefined);
  } finally {
    await health.close();
  }
};

/**
 * Runs a step of a start once the database answers, and again if the database goes away during it.
 * @param step may run several times
 * @throws the signal's reason, and what the step throws for other reasons
 */
export const runWithDatabase = async <Result>(
  options: Options,
  step: () => Promise<Result>,
): Promise<Result> => {
  for (;;) {
    await waitForDatabase(options);
    try {
      return await step();
    } catch (error) {
      if (!isAway(error)) throw error;
      await options.onAway(error);
      await pause(options.stopping);
    }
  }
};
