import { constants } from 'node:fs';
import { copyFile, mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../../process/missing-files.ts';
import type { ServerUser } from './server-user.ts';

/** Folders of which a copy has no content (PostgreSQL, "Backing Up The Data Directory"). */
const emptyFolders = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);

/** Names of files of the running server, and of its log. */
const leftOut = /^(?:postmaster\.(?:pid|opts)|.+\.log|current_logfiles|pgsql_tmp.*|pg_internal\.init.*)$/u;

/** Read last, as it names where recovery begins. */
const controlFile = path.join('global', 'pg_control');

const sync = async (file: string): Promise<void> => {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Copies a cluster whose server may be running, durably: then the copy is of use only with its write-ahead log.
 * @param to a folder that does not exist yet
 */
export const copyCluster = async (from: string, to: string, user: ServerUser): Promise<void> => {
  const copy = async (file: string): Promise<void> => {
    const target = path.join(to, file);
    try {
      // A copy on write, where the file system has it.
      await copyFile(path.join(from, file), target, constants.COPYFILE_FICLONE);
    } catch (error) {
      // Dropped by the server since the folder was listed.
      if (isMissing(error)) return;
      throw error;
    }
    await sync(target);
    await user.own(target);
  };
  const copyFolder = async (folder: string): Promise<void> => {
    await mkdir(path.join(to, folder), { mode: 0o700 });
    await user.own(path.join(to, folder));
    if (emptyFolders.has(folder)) return;
    for (const entry of await readdir(path.join(from, folder), { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (leftOut.test(entry.name) || file === controlFile) continue;
      if (entry.isDirectory()) await copyFolder(file);
      else await copy(file);
    }
  };
  await mkdir(path.dirname(to), { recursive: true });
  await copyFolder('');
  await copy(controlFile);
};
