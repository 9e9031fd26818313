import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { type Config, readConfig } from '../config.ts';
import { fail } from './report-failure.ts';
import { createLogger } from './logger.ts';

/** Milliseconds that a step of the start, requests in flight and the database get to finish. */
const timeoutMs = 60_000;

interface Starting {
  readonly config: Config;
  readonly logger: Logger;
  /** Gets the undoing of each step as soon as it is done. */
  readonly cleanUp: AsyncDisposableStack;
}

const run = async (config: Config, start: (starting: Starting) => Promise<string>): Promise<void> => {
  const logger = createLogger(config.logLevel);
  const cleanUp = new AsyncDisposableStack();
  const started = start({ config, logger, cleanUp });
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= cleanUp.disposeAsync());
  // A signal during the start waits for its end, so that nothing half started is left behind.
  closeWithGrace({ delay: timeoutMs, logger: false }, async ({ err, signal }) => {
    logger.info({ signal }, 'stopping');
    if (err) logger.fatal({ err }, 'stopping after an error');
    // Its failure is told below, once.
    await started.catch(() => {});
    await stop();
    logger.info('stopped');
  });
  try {
    console.log(await started);
  } catch (error) {
    fail(error);
    await stop();
    process.exit();
  }
};

/**
 * The life of a process: settings, start, a word when it is up, and everything undone at the end.
 * @param start answers what to say when it is up
 */
export const runUntilStopped = async (start: (starting: Starting) => Promise<string>): Promise<void> => {
  try {
    await run(readConfig(), start);
  } catch (error) {
    fail(error);
  }
};
