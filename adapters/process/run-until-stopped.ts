import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { createLogger } from './logger.ts';
import { reportFailure } from './report-failure.ts';

/** Time limit of the shutdown: a start in progress, requests in flight and the database have to end. */
const stopTimeoutMs = 60_000;

interface Start<Config> {
  readonly config: Config;
  readonly logger: Logger;
  /** Each step of the start defers its clean-up here as soon as it is done. */
  readonly cleanUp: AsyncDisposableStack;
}

const run = async <Config extends { readonly logLevel: string }>(
  config: Config,
  start: (options: Start<Config>) => Promise<string>,
): Promise<void> => {
  const logger = createLogger(config.logLevel);
  const cleanUp = new AsyncDisposableStack();
  const started = start({ config, logger, cleanUp });
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= cleanUp.disposeAsync());
  // A signal during the start waits until the start has ended, so that every step is cleaned up.
  closeWithGrace({ delay: stopTimeoutMs, logger: false }, async ({ err, signal }) => {
    logger.info({ signal }, 'stopping');
    if (err) logger.fatal({ err }, 'stopping after an error');
    // A failed start is reported below, once.
    await started.catch(() => {});
    await stop();
    logger.info('stopped');
  });
  try {
    console.log(await started);
  } catch (error) {
    reportFailure(error);
    await stop();
    process.exit();
  }
};

/**
 * Runs a process: reads its settings, starts it, and cleans up when a signal or an error stops it.
 * @param start resolves, once the process is up, to the line to print
 */
export const runUntilStopped = async <Config extends { readonly logLevel: string }>(
  readConfig: () => Config,
  start: (options: Start<Config>) => Promise<string>,
): Promise<void> => {
  try {
    await run(readConfig(), start);
  } catch (error) {
    reportFailure(error);
  }
};
