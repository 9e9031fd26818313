import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isAlive } from './process-alive.ts';

/** A running PostgreSQL server, as described by its lock file. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

/**
 * Whether the process is another program than PostgreSQL: after a reboot the recorded pid may be another program's.
 * PostgreSQL has its data directory among its arguments.
 */
const isAnotherProgram = async (pid: number, dataDirectory: string): Promise<boolean> => {
  if (process.platform !== 'linux') return false;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);
  return commandLine !== undefined && !commandLine.split('\0').includes(dataDirectory);
};

export const lockFileOf = (cluster: string): string => path.join(cluster, 'postmaster.pid');

/** Reads the lock file: `stale` when a crash left it behind, `undefined` when there is none. */
export const findPostmaster = async (cluster: string): Promise<Postmaster | 'stale' | undefined> => {
  const text = await readFile(lockFileOf(cluster), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // Lines of postmaster.pid: pid, data directory, start time, port (PostgreSQL, src/include/utils/pidfile.h).
  const [pid, dataDirectory = '', , port] = text.split('\n');
  const postmaster = { pid: Number(pid), port: Number(port) };
  if (!postmaster.pid || !postmaster.port || !isAlive(postmaster.pid)) return 'stale';
  return (await isAnotherProgram(postmaster.pid, dataDirectory)) ? 'stale' : postmaster;
};

export const isRunning = async (cluster: string): Promise<boolean> =>
  typeof (await findPostmaster(cluster)) === 'object';
