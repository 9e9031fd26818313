import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { type Cluster, makeCluster, readPassword, startServer, stopServer } from './cluster.ts';
import { DataDirectoryInUseError } from './errors.ts';
import { findPostmaster, lockFileOf } from './postmaster.ts';
import { findPrograms } from './programs.ts';
import { findServerUser } from './server-user.ts';

/** A PostgreSQL of the project's own, kept below the data directory. */
export interface EmbeddedPostgres {
  readonly url: string;
  /** Does nothing to a server that belongs to another process. */
  stop(): Promise<void>;
}

interface Options {
  /** Whether a server that belongs to a live process of ours may be used along with it. */
  readonly shared: boolean;
}

/** A session-level lock in the server says which process of ours it belongs to; it ends with that process. */
const ownerLock = 7_206_000;

/** Milliseconds: a server may be starting or stopping under another process; an owner killed just now lets go late. */
const answersWithin = 10_000;
const isReleasedWithin = 2000;
const pause = 100;

const urlOf = async (cluster: string, port: number): Promise<string> =>
  `postgres://postgres:${await readPassword(cluster)}@127.0.0.1:${port}/postgres`;

/** The session that holds the lock; `undefined` when another process holds it. */
const takeOwnership = async (url: string): Promise<Client | undefined> => {
  const session = new Client({ connectionString: url, application_name: 'site-owner' });
  // The server going down under us is told by the pool, which every request goes through.
  session.on('error', () => {});
  await session.connect();
  const { rows } = await session.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    ownerLock,
  ]);
  if (rows[0]?.taken) return session;
  await session.end();
  return undefined;
};

/** The port of the server, which is started unless it runs. */
const findOrStartServer = async (cluster: Cluster, port?: number): Promise<number> => {
  const postmaster = await findPostmaster(cluster.folder);
  if (postmaster === 'stale') await rm(lockFileOf(cluster.folder), { force: true });
  return postmaster === undefined || postmaster === 'stale' ? startServer(cluster, port) : postmaster.port;
};

interface Owned {
  readonly url: string;
  readonly port: number;
  readonly session: Client;
}

/**
 * Watches over a server of ours for as long as it is wanted. A crash inside it ends all sessions, the one with the
 * lock among them: the lock is taken again, and the server started again on its port if it is gone.
 */
const keep = (cluster: Cluster, { url, port, session }: Owned): EmbeddedPostgres => {
  const ending = new AbortController();
  let holder = session;
  let retaken = Promise.resolve();

  const retake = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        await findOrStartServer(cluster, port);
        const next = await takeOwnership(url);
        if (next) {
          hold(next);
          return;
        }
      } catch {
        // Still going down or coming up.
      }
      await wait(pause);
    }
  };
  const hold = (next: Client): void => {
    holder = next;
    next.once('end', () => {
      if (!ending.signal.aborted) retaken = retake();
    });
  };
  hold(session);

  return {
    url,
    async stop() {
      ending.abort();
      await retaken;
      // The session ends last: until the server is gone, the lock keeps others from taking it over.
      if (typeof (await findPostmaster(cluster.folder)) === 'object') await stopServer(cluster);
      await holder.end();
    },
  };
};

/**
 * Makes the cluster when there is none and starts its server. A server that a killed process left running is taken
 * over; one that belongs to a live process is used only when `shared`.
 *
 * @param dataDir absolute path of the data directory
 * @throws DataDirectoryInUseError
 * @throws EmbeddedPostgresError
 */
export const startEmbeddedPostgres = async (
  dataDir: string,
  { shared }: Options,
): Promise<EmbeddedPostgres> => {
  const programs = await findPrograms();
  await mkdir(dataDir, { recursive: true });
  const user = await findServerUser([path.dirname(programs.initdb), dataDir]);
  const cluster: Cluster = { folder: path.join(dataDir, 'postgres'), programs, user };
  await makeCluster(cluster);

  const began = Date.now();
  for (;;) {
    try {
      const port = await findOrStartServer(cluster);
      const url = await urlOf(cluster.folder, port);
      const session = await takeOwnership(url);
      if (session) return keep(cluster, { url, port, session });
      if (shared) return { url, stop: async () => {} };
      if (Date.now() > began + isReleasedWithin) throw new DataDirectoryInUseError(dataDir);
    } catch (error) {
      if (error instanceof DataDirectoryInUseError || Date.now() > began + answersWithin) throw error;
    }
    await wait(pause);
  }
};
