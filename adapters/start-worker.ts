import { composeSite } from './compose.ts';
import { startJobs } from './start/jobs.ts';
import { startMetrics } from './start/metrics.ts';
import { startTracing } from './start/tracing.ts';
import { readConfig } from './config.ts';
import { createMetrics } from './metrics/metrics.ts';
import { traceQueries } from './postgres/connection/trace-queries.ts';
import { openDatabase } from './postgres/open-database.ts';
import { runWithDatabase } from './postgres/run-with-database.ts';
import { makeDataDirectory } from './process/data-directory.ts';
import { runUntilStopped } from './process/run-until-stopped.ts';

/** Nobody sends it requests. */
const readWorkerConfig = () => ({ ...readConfig(), drainSeconds: 0 });

/** The job queue's work as a process of its own, for sites that run with WORKER=off. */
export const startWorker = (): Promise<void> =>
  runUntilStopped(readWorkerConfig, async ({ config, logger, cleanUp, stopping }) => {
    const { dataDir, databaseUrl } = config;
    await makeDataDirectory(dataDir);
    const tracing = await startTracing({ config, service: 'worker', logger, cleanUp });
    const onAway = (err: unknown): void => logger.warn({ err }, 'database away: waiting for it');
    const open = () => openDatabase({ ...config, logger, shared: true });
    const database =
      databaseUrl === undefined
        ? await open()
        : await runWithDatabase({ url: databaseUrl, stopping, onAway }, open);
    cleanUp.defer(database.close);
    const { dataSource } = database;
    if (tracing) traceQueries(dataSource, tracing.step);
    const metrics = config.metricsPort === undefined ? undefined : createMetrics();
    const site = composeSite({ dataSource, config, logger, onMail: metrics?.mail, tracing });
    await startMetrics(metrics, { dataSource, config, files: site.useCases.attachmentFiles }, cleanUp);
    startJobs(site, { databaseUrl: database.url, logger, cleanUp, tracing });
    return 'The worker waits for requests.';
  });
