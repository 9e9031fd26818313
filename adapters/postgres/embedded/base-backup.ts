import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { clusterFolder } from './cluster.ts';
import { copyCluster } from './copy-cluster.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { findPrograms } from './programs.ts';
import { type ServerUser, findServerUser } from './server-user.ts';
import { archiveNameOf } from './wal-archive.ts';

interface Options {
  /** URL of the running server. */
  readonly url: string;
  /** Absolute path of the data directory. */
  readonly dataDir: string;
  /** A folder that does not exist yet. */
  readonly target: string;
}

export interface BaseBackup {
  /** The database can be restored from then on, by its own clock. */
  readonly restorableFrom: Date;
  /** Name of the folder in BACKUP_DIR with the write-ahead log. */
  readonly archive: string;
  /** Name of the first file of the write-ahead log that it needs. */
  readonly firstWal: string;
}

/** The write-ahead log of the backup is archived within a second, unless the archive cannot be written. */
const archiveTimeoutMs = 60_000;

const writeLabel = async (file: string, label: string, user: ServerUser): Promise<string> => {
  await writeFile(file, label, { mode: 0o600, flush: true });
  await user.own(file);
  const firstWal = /^START WAL LOCATION: \S+ \(file ([\dA-F]{24})\)$/mu.exec(label)?.[1];
  if (firstWal === undefined) throw new EmbeddedPostgresError('PostgreSQL wrote an unknown backup label.');
  return firstWal;
};

/**
 * Copies the cluster of a running server, with PostgreSQL's low-level functions for base backups: pg_basebackup is not
 * among the programs that npm brings.
 * @throws EmbeddedPostgresError where the server does not archive
 */
export const takeBaseBackup = async ({ url, dataDir, target }: Options): Promise<BaseBackup> => {
  const cluster = clusterFolder(dataDir);
  const { initdb } = await findPrograms();
  const user = await findServerUser([path.dirname(initdb), dataDir]);
  const session = new Client({ connectionString: url, application_name: 'site-backup' });
  await session.connect();
  try {
    const { rows: modes } = await session.query<{ archive_mode: string }>('SHOW archive_mode');
    if (modes[0]?.archive_mode !== 'on')
      throw new EmbeddedPostgresError(
        'The running site was started without BACKUP_DIR: restart it with BACKUP_DIR set, then take the backup.',
      );
    await session.query("SELECT pg_backup_start('site', fast => true)");
    await copyCluster(cluster, target, user);
    await session.query(`SET statement_timeout = ${archiveTimeoutMs}`);
    const { rows } = await session.query<{ labelfile: string; finished: Date }>(
      'SELECT labelfile, clock_timestamp() AS finished FROM pg_backup_stop(wait_for_archive => true)',
    );
    const [stopped] = rows;
    if (!stopped) throw new EmbeddedPostgresError('PostgreSQL did not say where the backup ends.');
    return {
      restorableFrom: stopped.finished,
      archive: await archiveNameOf(cluster),
      firstWal: await writeLabel(path.join(target, 'backup_label'), stopped.labelfile, user),
    };
  } finally {
    await session.end();
  }
};
