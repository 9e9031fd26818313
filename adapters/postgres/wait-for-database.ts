import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailableError } from '#domain/shared/store-unavailable-error.ts';
import { isUnavailable } from './connection/driver-errors.ts';
import { openDatabaseHealth } from './database-health.ts';

interface Options {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** Ends the waiting. */
  readonly stopping: AbortSignal;
  /** Called once if the database is away, with the reason. */
  readonly onAway: (error: unknown) => unknown;
}

const retryDelayMs = 1000;

/** Waiting helps against nothing else, such as a wrong password. */
const isAway = (error: unknown): boolean =>
  error instanceof StoreUnavailableError || (error instanceof Error && isUnavailable(error));

/**
 * Waits while the database cannot be reached or is silent.
 * @throws the signal's reason
 */
export const waitForDatabase = async ({ url, stopping, onAway }: Options): Promise<void> => {
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
      await sleep(retryDelayMs, undefined, { signal: stopping }).catch(() => {});
      stopping.throwIfAborted();
    } while ((await whyAway()) !== undefined);
  } finally {
    await health.close();
  }
};
