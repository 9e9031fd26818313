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
  // A signal during the start waits for the step under way, so that nothing half started is left behind.
  closeWithGrace({ delay: patience, logger: false }, async ({ err }) => {
    if (err) logger.fatal({ err }, 'stopping after an error');
    await started.catch(() => {});
    await cleanUp.disposeAsync();
  });
  try {
    const address = await started;
    console.log(`The site is at ${config.port === 0 ? address : config.publicUrl}`);
  } catch (error) {
    fail(error);
    await cleanUp.disposeAsync();
    process.exit();
  }
};

try {
  await run(readConfig(), process.argv.includes('--development'));
} catch (error) {
  fail(error);
}
