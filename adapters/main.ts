import closeWithGrace from 'close-with-grace';
import { type Config, readConfig } from './config.ts';
import { fail } from './fail.ts';
import { createLogger } from './logger.ts';
import { startSite } from './start-site.ts';

/** Milliseconds that a step of the start, requests in flight and the database get to finish. */
const patience = 60_000;

const run = async (config: Config, development: boolean): Promise<void> => {
  const logger = createLogger(config.logLevel);
  const cleanUp = new AsyncDisposableStack();
  const started = startSite({ config, logger, cleanUp, development });
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= cleanUp.disposeAsync());
  // A signal during the start waits for its end, so that nothing half started is left behind.
  closeWithGrace({ delay: patience, logger: false }, async ({ err, signal }) => {
    logger.info({ signal }, 'stopping');
    if (err) logger.fatal({ err }, 'stopping after an error');
    // Its failure is told below, once.
    await started.catch(() => {});
    await stop();
    logger.info('stopped');
  });
  try {
    const address = await started;
    console.log(`The site is at ${config.port === 0 ? address : config.publicUrl}`);
  } catch (error) {
    fail(error);
    await stop();
    process.exit();
  }
};

try {
  await run(readConfig(), process.argv.includes('--development'));
} catch (error) {
  fail(error);
}
