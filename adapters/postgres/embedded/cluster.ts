import { randomBytes } from 'node:crypto';
import { link, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { isAlive } from './process-alive.ts';
import type { Programs } from './programs.ts';
import type { ServerUser } from './server-user.ts';

/** Processes that have a role of their own, each with rights to what it needs. */
export type RoleRights = 'site' | 'desk';

/** A database cluster (PostgreSQL's data directory), run with PostgreSQL's own programs. */
export interface Cluster {
  readonly folder: string;
  readonly programs: Programs;
  readonly user: ServerUser;
}

/** @param dataDir the data directory of the site */
export const clusterFolder = (dataDir: string): string => path.join(dataDir, 'postgres');

const passwordFileOf = (folder: string): string => path.join(folder, 'site.password');

export const readPassword = async (cluster: string): Promise<string> =>
  (await readFile(passwordFileOf(cluster), 'utf8')).trim();

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** The password of the role that a process works with, made at the first call: older clusters have none. */
export const readRolePassword = async (cluster: string, role: RoleRights): Promise<string> => {
  const file = path.join(cluster, `${role}-role.password`);
  const temporary = `${file}.${process.pid}`;
  if (!(await exists(file))) {
    await writeFile(temporary, randomBytes(24).toString('base64url'), { mode: 0o600, flush: true });
    // Of processes that start together, the first one's counts.
    await link(temporary, file).catch(() => {});
    await rm(temporary, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
};

/**
 * Reads the system identifier of the cluster and all its copies (first field of ControlFileData in PostgreSQL's
 * pg_control.h).
 */
export const systemIdentifierOf = async (folder: string): Promise<string> =>
  (await readFile(path.join(folder, 'global', 'pg_control'))).readBigUInt64LE().toString();

/** Removes what killed attempts to create the cluster left beside it. */
const removeIncomplete = async (folder: string): Promise<void> => {
  const parent = path.dirname(folder);
  for (const entry of await readdir(parent)) {
    const [name, pid] = entry.split('.making-');
    if (name !== path.basename(folder) || pid === undefined) continue;
    // In a container the previous process may have had the same pid.
    if (Number(pid) === process.pid || !isAlive(Number(pid))) {
      await rm(path.join(parent, entry), { recursive: true, force: true });
    }
  }
};

/** Creates the cluster unless it exists: in a temporary folder that is renamed, so that a kill leaves no incomplete cluster. */
export const createCluster = async ({ folder, programs, user }: Cluster): Promise<void> => {
  if (await exists(folder)) return;
  await removeIncomplete(folder);
  const password = randomBytes(24).toString('base64url');
  const temporary = `${folder}.making-${process.pid}`;
  await mkdir(temporary, { mode: 0o700 });
  await user.own(temporary);
  const passwordFolder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const passwordFile = path.join(passwordFolder, 'password');
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    await user.own(passwordFolder);
    await user.own(passwordFile);
    await user.run(programs.initdb, [
      `--pgdata=${temporary}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
      // Of 16 MB each by default, and with an archive one is finished a minute after any change.
      '--wal-segsize=1',
    ]);
  } finally {
    await rm(passwordFolder, { recursive: true, force: true });
  }
  await writeFile(passwordFileOf(temporary), password, { mode: 0o600 });
  await rename(temporary, folder).catch(async (error: unknown) => {
    await rm(temporary, { recursive: true, force: true });
    // Another process created the cluster first: use that.
    if (!(await exists(folder))) throw error;
  });
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new EmbeddedPostgresError('No free port was found for the embedded PostgreSQL.'));
      });
    });
  });

interface ServerOptions {
  /** A free one by default. */
  readonly port?: number | undefined;
  /** name=value */
  readonly settings?: readonly string[];
  readonly timeoutSeconds?: number;
}

/** Quotes a text for the shell that pg_ctl runs. */
const quote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Starts the server as a detached process on 127.0.0.1 and waits until it accepts connections.
 * @returns the port
 */
export const startServer = async (
  { folder, programs, user }: Cluster,
  options: ServerOptions = {},
): Promise<number> => {
  const port = options.port ?? (await freePort());
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // A log file a weekday inside the cluster, overwritten a week later.
    'logging_collector=on',
    'log_filename=%a.log',
    'log_truncate_on_rotation=on',
    ...(options.settings ?? []),
  ];
  await user.run(programs.pg_ctl, [
    'start',
    '--wait',
    `--timeout=${options.timeoutSeconds ?? 60}`,
    `--pgdata=${folder}`,
    `--log=${path.join(folder, 'start.log')}`,
    `--options=${settings.map((setting) => `-c ${quote(setting)}`).join(' ')}`,
  ]);
  return port;
};

/** Ends open sessions and waits until the server has shut down. */
export const stopServer = ({ folder, programs, user }: Cluster): Promise<void> =>
  user.run(programs.pg_ctl, ['stop', '--wait', '--mode=fast', `--pgdata=${folder}`]);
