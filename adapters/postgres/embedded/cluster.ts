import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { isAlive } from './process-alive.ts';
import type { Programs } from './programs.ts';
import type { ServerUser } from './server-user.ts';

/** A database cluster in a folder: made once, started and stopped by PostgreSQL's own programs. */
export interface Cluster {
  readonly folder: string;
  readonly programs: Programs;
  readonly user: ServerUser;
}

const passwordFileOf = (folder: string): string => path.join(folder, 'site.password');

export const readPassword = async (cluster: string): Promise<string> =>
  (await readFile(passwordFileOf(cluster), 'utf8')).trim();

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** What earlier, killed attempts left beside the place of the cluster. */
const removeHalfMade = async (folder: string): Promise<void> => {
  const parent = path.dirname(folder);
  for (const entry of await readdir(parent)) {
    const [name, pid] = entry.split('.making-');
    if (name !== path.basename(folder) || pid === undefined) continue;
    // In a container the process before this one may have had the same number.
    if (Number(pid) === process.pid || !isAlive(Number(pid))) {
      await rm(path.join(parent, entry), { recursive: true, force: true });
    }
  }
};

/** Makes the cluster unless it is there. It is made beside its place and moved there whole, so a kill leaves no half. */
export const makeCluster = async ({ folder, programs, user }: Cluster): Promise<void> => {
  if (await exists(folder)) return;
  await removeHalfMade(folder);
  const password = randomBytes(24).toString('base64url');
  const making = `${folder}.making-${process.pid}`;
  await mkdir(making, { mode: 0o700 });
  await user.own(making);
  const handover = await mkdtemp(path.join(tmpdir(), 'site-'));
  const passwordFile = path.join(handover, 'password');
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    await user.own(handover);
    await user.own(passwordFile);
    await user.run(programs.initdb, [
      `--pgdata=${making}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--no-locale',
    ]);
  } finally {
    await rm(handover, { recursive: true, force: true });
  }
  await writeFile(passwordFileOf(making), password, { mode: 0o600 });
  await rename(making, folder).catch(async (error: unknown) => {
    await rm(making, { recursive: true, force: true });
    // Another process was quicker; its cluster is as good.
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

/** Starts the server, detached, on this or a free port of this machine only, and waits until it takes connections. */
export const startServer = async (
  { folder, programs, user }: Cluster,
  wantedPort?: number,
): Promise<number> => {
  const port = wantedPort ?? (await freePort());
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    // A week of logs inside the cluster, each day's overwriting the last week's.
    'logging_collector=on',
    'log_filename=%a.log',
    'log_truncate_on_rotation=on',
  ];
  await user.run(programs.pg_ctl, [
    'start',
    '--wait',
    '--timeout=60',
    `--pgdata=${folder}`,
    `--log=${path.join(folder, 'start.log')}`,
    `--options=${settings.map((setting) => `-c '${setting}'`).join(' ')}`,
  ]);
  return port;
};

/** Ends open sessions, writes everything to disk and waits until the server is gone. */
export const stopServer = ({ folder, programs, user }: Cluster): Promise<void> =>
  user.run(programs.pg_ctl, ['stop', '--wait', '--mode=fast', `--pgdata=${folder}`]);
