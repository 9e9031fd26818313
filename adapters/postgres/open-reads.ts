import type { DataSource } from 'typeorm';
import { type WarningLogger, closeDataSource, openDataSource } from './data-source.ts';
import { migrationTimestamps } from './migration-timestamps.ts';
import { readFromReplicas } from './read-from-replicas.ts';
import { openReplica } from './replica.ts';

interface Options {
  /** URL of the database itself. */
  readonly url: string;
  readonly replicaUrls: readonly string[];
  /** Returns the announced content version, as that of a ContentChangeListener. */
  readonly announced: () => string | undefined;
  readonly logger: WarningLogger;
  /** Few connections and short timeouts, for searches: see openDataSource. */
  readonly shortTimeouts?: boolean;
}

export interface Reads {
  /** Connections for queries that only read. */
  readonly dataSource: DataSource;
  close(): Promise<void>;
}

/** Opens connections to the replicas, and to the database itself for when none of them serves. Replicas may be away. */
export const openReads = async ({
  url,
  replicaUrls,
  announced,
  logger,
  shortTimeouts = false,
}: Options): Promise<Reads> => {
  const dataSource = await openDataSource({ url, logger, shortTimeouts });
  const schema = Math.max(...migrationTimestamps(dataSource));
  const replicas = replicaUrls.map((replicaUrl) =>
    openReplica({ url: replicaUrl, logger, announced, schema, shortTimeouts }),
  );
  if (replicas.length > 0) readFromReplicas(dataSource, replicas);
  return {
    dataSource,
    async close() {
      await Promise.all([closeDataSource(dataSource), ...replicas.map((replica) => replica.close())]);
    },
  };
};
