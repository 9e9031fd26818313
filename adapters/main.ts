import { runUntilStopped } from './process/run-until-stopped.ts';
import { startSite } from './start-site.ts';

await runUntilStopped(async ({ config, logger, cleanUp }) => {
  const development = process.argv.includes('--development');
  const address = await startSite({ config, logger, cleanUp, development });
  return `The site is at ${config.port === 0 ? address : config.publicUrl}`;
});
