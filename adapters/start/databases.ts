import { traceQueries } from '../postgres/connection/trace-queries.ts';
import { type DatabaseHealth, openDatabaseHealth } from '../postgres/database-health.ts';
import { createDatedVersion } from '../postgres/dated-version.ts';
import { listenForContentChanges } from '../postgres/listen-for-content-changes.ts';
import { type Database, openDatabase } from '../postgres/open-database.ts';
import { type Reads, openReads } from '../postgres/open-reads.ts';
import { createParallelCleanUp } from '../process/parallel-clean-up.ts';
import type { CleanUp } from '../process/parallel-clean-up.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import type { DatabaseWait } from './maintenance.ts';
import type { Start } from './options.ts';

/** Timeout of closing what has only connections to close. */
const closeTimeoutMs = 1500;

interface Databases {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  readonly dataSource: Database['dataSource'];
  readonly searchDataSource: Reads['dataSource'];
  /** Connections to replicas, if there are some. */
  readonly readDataSource?: Reads['dataSource'];
  /** Version of the content, with the day. */
  readonly contentVersion: () => string | undefined;
  readonly health: DatabaseHealth;
  /** Gets what else is closed at the same time as the connections. */
  readonly connections: CleanUp;
}

/** Opens the database, and connections to it for each purpose, until the clean-up. */
export const openDatabases = async (
  { config, logger, cleanUp, now }: Start,
  run: DatabaseWait['run'],
  tracing: Tracing | undefined,
): Promise<Databases> => {
  const database = await run(() => openDatabase({ ...config, logger }));
  cleanUp.defer(database.close);
  const { url, dataSource } = database;
  const connections = createParallelCleanUp(cleanUp, closeTimeoutMs);
  const changes = listenForContentChanges({ url, logger });
  connections.defer(changes.stop);
  const replicas = { url, logger, replicaUrls: config.databaseReplicaUrls, announced: changes.announced };
  const search = await run(() => openReads({ ...replicas, shortTimeouts: true }));
  connections.defer(search.close);
  const reads = replicas.replicaUrls.length > 0 ? await run(() => openReads(replicas)) : undefined;
  if (reads) connections.defer(reads.close);
  const health = openDatabaseHealth({
    url,
    warn: (err) => logger.warn({ err }, 'health check disconnected'),
  });
  connections.defer(health.close);
  if (tracing)
    for (const { dataSource: traced } of [database, search, ...(reads ? [reads] : [])])
      traceQueries(traced, tracing.step);
  return {
    url,
    dataSource,
    searchDataSource: search.dataSource,
    ...(reads && { readDataSource: reads.dataSource }),
    contentVersion: createDatedVersion(changes.version, now),
    health,
    connections,
  };
};
