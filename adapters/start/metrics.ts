import type { DataSource } from 'typeorm';
import type { AttachmentFiles } from '#domain/requests/ports.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { watchState } from '../metrics/watch-state.ts';
import { isArchiveFailing } from '../postgres/archive-state.ts';
import { poolState } from '../postgres/connection/pool-state.ts';
import { readQueueState } from '../postgres/queue/queue-state.ts';
import type { CleanUp } from '../process/parallel-clean-up.ts';

interface MeasuredParts {
  readonly dataSource: DataSource;
  /** Connections of searches, if they have their own. */
  readonly searchDataSource?: DataSource;
  readonly config: Pick<Config, 'metricsPort' | 'host' | 'dataDir' | 'attachmentsBucket'>;
  readonly files: Pick<AttachmentFiles, 'check'>;
}

/** Serves the metrics of a process, if it has any, until the clean-up. */
export const startMetrics = async (
  metrics: Metrics | undefined,
  { dataSource, searchDataSource, config, files }: MeasuredParts,
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
