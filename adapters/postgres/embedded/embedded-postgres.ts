import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import {
  type Cluster,
  type RoleRights,
  clusterFolder,
  createCluster,
  readPassword,
  readRolePassword,
  startServer,
  stopServer,
} from './cluster.ts';
import { DataDirectoryInUseError } from './errors.ts';
import { findPostmaster, lockFileOf } from './postmaster.ts';
import { findPrograms } from './programs.ts';
import { findServerUser } from './server-user.ts';
import { archiveFolder, archiveSettings } from './wal-archive.ts';

/** A PostgreSQL server that the site runs itself, with its data in the data directory. */
export interface EmbeddedPostgres {
  /** URL for the superuser. */
  readonly url: string;
  /** Returns the URL for the role of a process, which has the password in it once its rights are granted. */
  urlOf(role: RoleRights): string;
  /** Stops the server, unless another process owns it. */
  stop(): Promise<void>;
}

interface Options {
  /** Whether a server that another live process of the site owns may be used too. */
  readonly shared: boolean;
  /** Absolute path of the folder of backups, where the server archives its write-ahead log; unset: it does not. */
  readonly backupDir?: string | undefined;
}

/** A cluster and where its server archives. */
interface ArchivingCluster extends Cluster {
  readonly backupDir: string | undefined;
}

/** Key of the session-level advisory lock that the owning process holds; it is released when that process ends. */
const ownerLock = 7_206_000;

/** Another process may be starting or stopping the server. */
const connectTimeoutMs = 10_000;
/** The lock of an owner that was just killed is released late. */
const lockTimeoutMs = 2000;
const retryDelayMs = 100;

const ownerUrlOf = async (cluster: string, port: number): Promise<string> =>
  `postgres://postgres:${await readPassword(cluster)}@127.0.0.1:${port}/postgres`;

/** Reads the passwords of all roles, so that a process can be given the URL of any. */
const urlsOf = async (cluster: string, port: number): Promise<EmbeddedPostgres['urlOf']> => {
  const passwords = {
    site: await readRolePassword(cluster, 'site'),
    desk: await readRolePassword(cluster, 'desk'),
  };
  return (role) => `postgres://${role}:${passwords[role]}@127.0.0.1:${port}/postgres`;
};

/** @returns the session that holds the lock; `undefined` when another process holds it */
const takeOwnership = async (url: string): Promise<Client | undefined> => {
  const session = new Client({ connectionString: url, application_name: 'site-owner' });
  // A server that goes down is reported by the pool, which every query goes through.
  session.on('error', () => {});
  await session.connect();
  const { rows } = await session.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    ownerLock,
  ]);
  if (rows[0]?.taken) return session;
  await session.end();
  return undefined;
};

/** Starts the server unless it runs. @returns its port */
const findOrStartServer = async (cluster: ArchivingCluster, port?: number): Promise<number> => {
  const postmaster = await findPostmaster(cluster.folder);
  if (typeof postmaster === 'object') return postmaster.port;
  if (postmaster === 'stale') await rm(lockFileOf(cluster.folder), { force: true });
  const { folder, user, backupDir } = cluster;
  if (backupDir === undefined) return startServer(cluster, { port });
  const archive = await archiveFolder(backupDir, folder);
  return startServer(cluster, { port, settings: await archiveSettings(archive, user) });
};

interface Owned {
  readonly url: string;
  readonly urlOf: EmbeddedPostgres['urlOf'];
  readonly port: number;
  readonly session: Client;
}

/**
 * Supervises the server until it is stopped. A crash of the server ends all sessions, the one with the lock too: then the
 * server is started again on the same port if it is down, and the lock is taken again.
 */
const supervise = (cluster: ArchivingCluster, { url, urlOf, port, session }: Owned): EmbeddedPostgres => {
  const stopping = new AbortController();
  let lockSession = session;
  let recovered = Promise.resolve();

  const recover = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await findOrStartServer(cluster, port);
        const next = await takeOwnership(url);
        if (next) {
          watch(next);
          return;
        }
      } catch {
        // The server is still shutting down or starting.
      }
      await wait(retryDelayMs);
    }
  };
  const watch = (next: Client): void => {
    lockSession = next;
    next.once('end', () => {
      if (!stopping.signal.aborted) recovered = recover();
    });
  };
  watch(session);

  return {
    url,
    urlOf,
    async stop() {
      stopping.abort();
      await recovered;
      // The session ends last, so that no other process takes over a server that is shutting down.
      if (typeof (await findPostmaster(cluster.folder)) === 'object') await stopServer(cluster);
      await lockSession.end();
    },
  };
};

/**
 * Creates the cluster if there is none and starts its server. A server that a killed process left running is taken over;
 * one that a live process owns is used only when `shared`.
 *
 * @param dataDir absolute path of the data directory
 * @throws DataDirectoryInUseError
 * @throws EmbeddedPostgresError
 */
export const startEmbeddedPostgres = async (
  dataDir: string,
  { shared, backupDir }: Options,
): Promise<EmbeddedPostgres> => {
  const programs = await findPrograms();
  await mkdir(dataDir, { recursive: true });
  if (backupDir !== undefined) await mkdir(backupDir, { recursive: true });
  const user = await findServerUser([
    path.dirname(programs.initdb),
    dataDir,
    ...(backupDir === undefined ? [] : [backupDir]),
  ]);
  const cluster = { folder: clusterFolder(dataDir), programs, user, backupDir };
  await createCluster(cluster);

  const startedAt = performance.now();
  for (;;) {
    try {
      const port = await findOrStartServer(cluster);
      const url = await ownerUrlOf(cluster.folder, port);
      const urlOf = await urlsOf(cluster.folder, port);
      const session = await takeOwnership(url);
      if (session) return supervise(cluster, { url, urlOf, port, session });
      if (shared) return { url, urlOf, stop: async () => {} };
      if (performance.now() > startedAt + lockTimeoutMs) throw new DataDirectoryInUseError(dataDir);
    } catch (error) {
      if (error instanceof DataDirectoryInUseError || performance.now() > startedAt + connectTimeoutMs)
        throw error;
    }
    await wait(retryDelayMs);
  }
};
