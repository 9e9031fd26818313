import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileNameMoment } from '#domain/shared/file-name-moment.ts';
import { type Cluster, clusterFolder } from './cluster.ts';
import { copyCluster } from './copy-cluster.ts';
import { DataDirectoryInUseError } from './errors.ts';
import { isMissing } from '../../process/missing-files.ts';
import { isRunning } from './postmaster.ts';
import { findPrograms } from './programs.ts';
import { EndsBeforeTargetError, recoverCluster } from './recover-cluster.ts';
import { findServerUser } from './server-user.ts';
import { archiveFolder, archiveNameOf, beginHistory } from './wal-archive.ts';

interface Options {
  /** Absolute path of the data directory. */
  readonly dataDir: string;
  /** Absolute path of the copy that takeBaseBackup made. */
  readonly backup: string;
  /** Absolute path of the folder of backups. */
  readonly backupDir: string;
  /** Moment up to which committed transactions are restored; all by default. */
  readonly until?: Date | undefined;
  /** Whether the restored database is to be looked at alone, and never backed up. */
  readonly isTrial: boolean;
}

const walFile = /^[\dA-F]{24}$/u;

/** Copies what was written since the archive's last file, if the lost cluster still has it. */
const copyUnarchived = async (from: string, { folder, user }: Cluster): Promise<void> => {
  const archive = await archiveNameOf(from).catch(() => undefined);
  if (archive !== (await archiveNameOf(folder))) return;
  const names = await readdir(path.join(from, 'pg_wal')).catch(() => []);
  for (const name of names.filter((each) => walFile.test(each))) {
    const target = path.join(folder, 'pg_wal', name);
    await copyFile(path.join(from, 'pg_wal', name), target);
    await user.own(target);
  }
};

/** Puts the restored cluster in the place of the present one. @returns where that is now */
const replace = async (folder: string, restored: string): Promise<string | undefined> => {
  const replaced = `${folder}.replaced-${fileNameMoment(new Date())}`;
  const isReplaced = await rename(folder, replaced).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );
  await rename(restored, folder);
  return isReplaced ? replaced : undefined;
};

interface Restored {
  /** Path to which the database that was there has been moved; `undefined`: there was none. */
  readonly replaced: string | undefined;
  /** Moment at which the last restored transaction was committed; `undefined`: before the backup. */
  readonly lastCommit: Date | undefined;
}

/**
 * Restores the embedded database from a base backup and the archive, beside the present one, which then gives way to it.
 * @throws DataDirectoryInUseError while the site runs
 * @throws EmbeddedPostgresError with PostgreSQL's reason; the present database is where it was
 */
export const restoreCluster = async ({
  dataDir,
  backup,
  backupDir,
  until,
  isTrial,
}: Options): Promise<Restored> => {
  const folder = clusterFolder(dataDir);
  const programs = await findPrograms();
  await mkdir(dataDir, { recursive: true });
  const user = await findServerUser([path.dirname(programs.initdb), dataDir, backupDir]);
  const restored: Cluster = { folder: `${folder}.restoring`, programs, user };
  for (const each of [folder, restored.folder])
    if (await isRunning(each)) throw new DataDirectoryInUseError(dataDir);
  const fill = async (): Promise<void> => {
    await rm(restored.folder, { recursive: true, force: true });
    await copyCluster(backup, restored.folder, user);
    await copyUnarchived(folder, restored);
  };
  const archive = await archiveFolder(backupDir, backup);
  await fill();
  const lastCommit = await recoverCluster(restored, { archive, until }).catch(async (error: unknown) => {
    if (!(error instanceof EndsBeforeTargetError)) throw error;
    // All that there is was committed before the moment.
    await fill();
    return recoverCluster(restored, { archive });
  });
  await beginHistory(restored, isTrial);
  if (await isRunning(folder)) throw new DataDirectoryInUseError(dataDir);
  return { replaced: await replace(folder, restored.folder), lastCommit };
};
