import { composeSite, startJobs, startMetrics } from './compose.ts';
import { readConfig } from './config.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openDatabase } from './postgres/open-database.ts';
import { makeDataDirectory } from './process/data-directory.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';

/** The job queue's work as a process of its own, for sites that run with WORKER=off. */
await runUntilStopped(readConfig, async ({ config, logger, cleanUp }) => {
  const { dataDir, databaseUrl } = config;
  await makeDataDirectory(dataDir);
  const database = await openDatabase({ databaseUrl, dataDir, logger, shared: true });
  cleanUp.defer(database.close);
  const { dataSource } = database;
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const site = composeSite({ dataSource, config, onMail: metrics?.mail });
  await startMetrics(metrics, { dataSource, config }, cleanUp);
  startJobs(site, { databaseUrl: database.url, logger, cleanUp });
  return 'The worker waits for requests.';
});
