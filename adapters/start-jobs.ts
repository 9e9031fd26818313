import type { Logger } from 'pino';
import type { AttachmentFiles } from '#domain/requests/ports.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { watchState } from './metrics/watch-state.ts';
import { poolState } from './postgres/connection/pool-state.ts';
import { isArchiveFailing } from './postgres/archive-state.ts';
import { readQueueState } from './postgres/queue/queue-state.ts';
import { startWorker } from './postgres/queue/worker.ts';
import type { CleanUp } from './process/parallel-clean-up.ts';
import { reportDeletions } from './process/report-deletions.ts';
import { reportEditions } from './process/report-editions.ts';
import type { Tracing } from './telemetry/tracing.ts';
import type { Site } from './compose.ts';
import type { SiteDependencies } from './repositories.ts';

interface JobsOptions {
  /** postgres://user:password@host:port/database */
  readonly databaseUrl: string;
  readonly logger: Logger;
  readonly cleanUp: CleanUp;
  readonly tracing?: Tracing | undefined;
}

/** Serves the metrics of a process, if it has any, until the clean-up. */
export const startMetrics = async (
  metrics: Metrics | undefined,
  {
    dataSource,
    searchDataSource,
    config,
    files,
  }: Pick<SiteDependencies, 'dataSource' | 'searchDataSource'> & {
    readonly config: Config;
    readonly files: Pick<AttachmentFiles, 'check'>;
  },
  cleanUp: CleanUp,
): Promise<void> => {
  if (!metrics || config.metricsPort === undefined) return;
  watchState({
    registry: metrics.registry,
    readQueue: () => readQueueState(dataSource),
    isArchiveFailing: () => isArchiveFailing((sql) => dataSource.query(sql)),
    pools: {
      main: () => poolState(dataSource),
      ...(searchDataSource && { search: () => poolState(searchDataSource) }),
    },
    dataDir: config.dataDir,
    checkFiles: config.attachmentsBucket && files.check,
  });
  const server = await serveMetrics({
    registry: metrics.registry,
    host: config.host,
    port: config.metricsPort,
  });
  cleanUp.defer(server.close);
};

/** A mail server that does not answer must not keep the process from stopping: the mail is sent again later. */
const lastMailTimeoutMs = 5000;

/** Works through the job queue until the clean-up: mails to staff and visitors, deletions. */
export const startJobs = (site: Site, { databaseUrl, logger, cleanUp, tracing }: JobsOptions): void => {
  const { mailTransport, jobs } = site;
  if (!site.hasMailServer)
    logger.warn('SMTP_URL is not set: mails become files, and nobody is notified of requests');
  const deleteExpiredRequests = reportDeletions(jobs.deleteExpiredRequests, logger);
  const worker = startWorker({
    url: databaseUrl,
    jobs: { ...jobs, deleteExpiredRequests, typesetEditions: reportEditions(jobs.typesetEditions, logger) },
    logger,
    traceJob: tracing?.job,
  });
  cleanUp.defer(async () => {
    const timeout = setTimeout(mailTransport.close, lastMailTimeoutMs);
    await worker.stop();
    clearTimeout(timeout);
    mailTransport.close();
  });
};
