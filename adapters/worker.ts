import { composeSite, startJobs } from './compose.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './postgres/open-database.ts';
import { makeDataDirectory } from './process/data-directory.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';

/** The job queue's work as a process of its own, for sites that run with WORKER=off. */
await runUntilStopped(readConfig, async ({ config, logger, cleanUp }) => {
  const { dataDir, databaseUrl, backupDir } = config;
  await makeDataDirectory(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir, backupDir, logger, shared: true });
  cleanUp.defer(database.close);
  const site = composeSite({ dataSource: database.dataSource, config });
  startJobs(site, { databaseUrl: database.url, logger, cleanUp });
  return 'The worker waits for requests.';
});
