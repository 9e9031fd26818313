import { readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './process-alive.ts';

/** A running PostgreSQL server as its lock file tells of it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** After a crash of the machine the recorded pid may be another program's. The server's working directory is its data. */
const isAnotherProgram = async (pid: number, cluster: string): Promise<boolean> => {
  if (process.platform !== 'linux') return false;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) !== (await realpath(cluster));
  } catch {
    return false;
  }
};

export const lockFileOf = (cluster: string): string => path.join(cluster, 'postmaster.pid');

/** What the lock file of a cluster says: that of a live server, a stale one left by a crash, or nothing. */
export const findPostmaster = async (cluster: string): Promise<Postmaster | 'stale' | undefined> => {
  const text = await readFile(lockFileOf(cluster), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // Lines of postmaster.pid: pid, data directory, start time, port (PostgreSQL, src/include/utils/pidfile.h).
  const [pid, , , port] = text.split('\n').map(Number);
  if (!pid || !port || !isAlive(pid) || (await isAnotherProgram(pid, cluster))) return 'stale';
  return { pid, port };
};
