import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileNameMoment } from '#domain/shared/file-name-moment.ts';
import { type Cluster, systemIdentifierOf } from './cluster.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { isMissing } from '../../process/missing-files.ts';
import type { ServerUser } from './server-user.ts';

/** Maximum time until what is written is in the archive: what a lost disk takes with it. */
const archiveTimeoutSeconds = 60;

/** File in a restored cluster, and so in its backups, with the name of its archive. */
const nameFile = 'archive-name';

/** Stands for the archive of a cluster that has none, as it was restored for a trial. */
const trial = 'trial';

/**
 * Reads the name of the folder in BACKUP_DIR that a cluster archives to, or a backup was archived to. Each cluster has its own, so that a new
 * one does not mix its files with those of one that was lost; and so has each history of a cluster: PostgreSQL numbers what
 * comes after a restore as timeline 2, whichever moment it was restored to.
 */
export const archiveNameOf = async (cluster: string): Promise<string> => {
  const name = await readFile(path.join(cluster, nameFile), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  return name ?? `wal-${await systemIdentifierOf(cluster)}`;
};

/** Gives a cluster that was restored an archive for its new history, or none. */
export const beginHistory = async ({ folder, user }: Cluster, isTrial: boolean): Promise<void> => {
  const file = path.join(folder, nameFile);
  const name = `wal-${await systemIdentifierOf(folder)}-${fileNameMoment(new Date())}`;
  await writeFile(file, isTrial ? trial : name, { flush: true });
  await user.own(file);
};

/**
 * @returns the absolute path of the folder that a cluster archives to
 * @throws EmbeddedPostgresError for the trial of a restore, as BACKUP_DIR is that of another site
 */
export const archiveFolder = async (backupDir: string, cluster: string): Promise<string> => {
  const name = await archiveNameOf(cluster);
  if (name === trial)
    throw new EmbeddedPostgresError(
      'The database in DATA_DIR was restored for a trial: unset BACKUP_DIR, which belongs to the site that was backed up.',
    );
  return path.join(backupDir, name);
};

/**
 * The server's settings that copy each finished file of its write-ahead log to a folder, which is made; see "Continuous
 * Archiving" in PostgreSQL's documentation. The module is PostgreSQL's own and needs no shell.
 * @param folder absolute path
 */
export const archiveSettings = async (folder: string, user: ServerUser): Promise<readonly string[]> => {
  if ((await mkdir(folder, { recursive: true, mode: 0o700 })) !== undefined) await user.own(folder);
  return [
    'archive_mode=on',
    'archive_library=basic_archive',
    `basic_archive.archive_directory=${folder}`,
    `archive_timeout=${archiveTimeoutSeconds}`,
  ];
};
