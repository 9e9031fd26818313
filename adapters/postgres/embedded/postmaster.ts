import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './process-alive.ts';

/** A running PostgreSQL server as its lock file tells of it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/** After a crash of the machine the recorded pid may be another program's. The server is started with its folder. */
const isAnotherProgram = async (pid: number, dataDirectory: string): Promise<boolean> => {
  if (process.platform !== 'linux') return false;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return commandLine !== undefined && !commandLine.split('\0').includes(dataDirectory);
};

export const lockFileOf = (cluster: string): string => path.join(cluster, 'postmaster.pid');

/** What the lock file of a cluster says: that of a live server, a stale one left by a crash, or nothing. */
export const findPostmaster = async (cluster: string): Promise<Postmaster | 'stale' | undefined> => {
  const text = await readFile(lockFileOf(cluster), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // Lines of postmaster.pid: pid, data directory, start time, port (PostgreSQL, src/include/utils/pidfile.h).
  const [pid, dataDirectory = '', , port] = text.split('\n');
  const postmaster = { pid: Number(pid), port: Number(port) };
  if (!postmaster.pid || !postmaster.port || !isAlive(postmaster.pid)) return 'stale';
  return (await isAnotherProgram(postmaster.pid, dataDirectory)) ? 'stale' : postmaster;
};
