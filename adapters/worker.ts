import { composeSite } from './compose.ts';
import { startJobs, startMetrics } from './start-jobs.ts';
import { readConfig } from './config.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openDatabase } from './postgres/open-database.ts';
import { waitForDatabase } from './postgres/wait-for-database.ts';
import { makeDataDirectory } from './process/data-directory.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';

/** Nobody sends it requests. */
const readWorkerConfig = () => ({ ...readConfig(), drainSeconds: 0 });

/** The job queue's work as a process of its own, for sites that run with WORKER=off. */
await runUntilStopped(readWorkerConfig, async ({ config, logger, cleanUp, stopping }) => {
  const { dataDir, databaseUrl } = config;
  await makeDataDirectory(dataDir);
  const onAway = (err: unknown): void => logger.warn({ err }, 'database away: waiting for it');
  if (databaseUrl !== undefined) await waitForDatabase({ url: databaseUrl, stopping, onAway });
  const database = await openDatabase({ ...config, logger, shared: true });
  cleanUp.defer(database.close);
  const { dataSource } = database;
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const site = composeSite({ dataSource, config, onMail: metrics?.mail });
  await startMetrics(metrics, { dataSource, config }, cleanUp);
  startJobs(site, { databaseUrl: database.url, logger, cleanUp });
  return 'The worker waits for requests.';
});
