import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { createLogger } from './logger.ts';
import { reportFailure } from './report-failure.ts';

/** Time limit of the shutdown beside draining: a start in progress has to end. */
const stopTimeoutMs = 60_000;

interface Start<Config> {
  readonly config: Config;
  readonly logger: Logger;
  /** Each step of the start defers its clean-up here as soon as it is done. */
  readonly cleanUp: AsyncDisposableStack;
  /** Aborts when the process is asked to stop. The clean-up comes DRAIN_SECONDS later. */
  readonly stopping: AbortSignal;
}

interface ProcessConfig {
  readonly logLevel: string;
  /** Time for which the process goes on serving when it is asked to stop. */
  readonly drainSeconds: number;
}

const run = async <Config extends ProcessConfig>(
  config: Config,
  start: (options: Start<Config>) => Promise<string>,
): Promise<void> => {
  const logger = createLogger(config.logLevel);
  const cleanUp = new AsyncDisposableStack();
  const stopping = new AbortController();
  const started = start({ config, logger, cleanUp, stopping: stopping.signal });
  const drainMs = config.drainSeconds * 1000;
  let isUp = false;
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= cleanUp.disposeAsync());
  // A signal during the start waits until the start has ended, so that every step is cleaned up.
  closeWithGrace({ delay: drainMs + stopTimeoutMs, logger: false }, async ({ err, signal }) => {
    logger.info({ signal }, 'stopping');
    if (err) logger.fatal({ err }, 'stopping after an error');
    const isDraining = isUp && !err;
    stopping.abort();
    if (isDraining) await sleep(drainMs);
    // A failed start is reported below, once.
    await started.catch(() => {});
    await stop();
    logger.info('stopped');
  });
  try {
    console.log(await started);
    isUp = true;
  } catch (error) {
    // Who waits for something, such as the database, gives up when the process is asked to stop.
    if (error === stopping.signal.reason) return;
    reportFailure(error);
    await stop();
    process.exit();
  }
};

/**
 * Runs a process: reads its settings, starts it, and cleans up when a signal or an error stops it.
 * @param start resolves, once the process is up, to the line to print
 */
export const runUntilStopped = async <Config extends ProcessConfig>(
  readConfig: () => Config,
  start: (options: Start<Config>) => Promise<string>,
): Promise<void> => {
  try {
    await run(readConfig(), start);
  } catch (error) {
    reportFailure(error);
  }
};
