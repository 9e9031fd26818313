import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pRetry from 'p-retry';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded/embedded-postgres.ts';
import { findPostmaster } from '../../adapters/postgres/embedded/postmaster.ts';
import { freePorts } from '../support/free-ports.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { type Supervised, supervise } from './processes.ts';
import type { Tally } from './tally.ts';

const root = path.resolve(import.meta.dirname, '..', '..');

/** A whole installation on this machine: database, mail server, two sites and a worker. */
export interface Installation {
  readonly sites: readonly [Supervised, Supervised];
  readonly worker: Supervised;
  /** The sites and the worker reach the database through it alone. */
  readonly proxy: DatabaseProxy;
  readonly mailServer: MailServer;
  /** A copy of the content, which may be edited. */
  readonly contentDir: string;
  /** Answers that came too late. */
  readonly late: Tally;
  /** The environment for commands. */
  readonly settings: Readonly<Record<string, string>>;
  /** Ends the database server as a crash does; it is started again. */
  crashDatabase(): Promise<void>;
  query<Row extends Record<string, unknown>>(sql: string): Promise<Row[]>;
  stop(): Promise<void>;
}

interface Options {
  /** Absolute path of the content, which is copied. */
  readonly content: string;
  /** MB that each process may have. */
  readonly memoryMB: number;
  readonly ends: Tally;
  readonly errors: Tally;
  readonly late: Tally;
}

const queryOnce = async <Row extends Record<string, unknown>>(url: string, sql: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

/** Folder where pictures stay from run to run, as they do from release to release. */
const dataDir = path.join(root, 'var', 'endurance');

/** Encodes the pictures, which takes minutes the first time: a run is about what comes after. */
const makePictures = async (contentDir: string): Promise<void> => {
  const child = spawn(process.execPath, ['adapters/main.ts', 'content', 'images'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, CONTENT_DIR: contentDir },
    stdio: 'inherit',
  });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error('The pictures could not be made.');
};

export const startInstallation = async ({
  content,
  memoryMB,
  ends,
  errors,
  late,
}: Options): Promise<Installation> => {
  await makePictures(content);
  for (const name of await readdir(dataDir))
    if (name !== 'images') await rm(path.join(dataDir, name), { recursive: true });
  const folder = await mkdtemp(path.join(tmpdir(), 'site-endurance-'));
  const contentDir = path.join(folder, 'content');
  await cp(content, contentDir, { recursive: true });
  const server = await startEmbeddedPostgres(folder, { shared: false });
  const proxy = await startDatabaseProxy(server.url);
  const mailServer = await startMailServer();
  const [first, second] = await freePorts(2);
  if (first === undefined || second === undefined) throw new Error('There is no free port.');
  const settings = {
    DATABASE_URL: proxy.url,
    SMTP_URL: mailServer.url,
    DATA_DIR: dataDir,
    CONTENT_DIR: contentDir,
    TRUST_PROXY: 'loopback',
    REQUEST_LOG: 'off',
    WORKER: 'off',
    // So that each request is a mail of its own, and each visitor may send many.
    FORM_RATE_LIMIT: '1000000',
    MAILS_PER_HOUR: '1000000',
    CONFIRMATIONS_PER_HOUR: '1000000',
    CHECK_MAIL_DOMAINS: 'off',
  };
  const start = (name: string, script: string, port: number): Supervised =>
    supervise({ name, args: [script], settings, port, memoryMB, ends, errors });
  const sites = [
    start('site 1', 'adapters/main.ts', first),
    start('site 2', 'adapters/main.ts', second),
  ] as const;
  const worker = start('worker', 'adapters/worker.ts', 0);
  return {
    sites,
    worker,
    proxy,
    mailServer,
    contentDir,
    late,
    settings,
    async crashDatabase() {
      const postmaster = await findPostmaster(path.join(folder, 'postgres'));
      if (typeof postmaster === 'object') process.kill(postmaster.pid, 'SIGKILL');
    },
    // A crashed database takes seconds to come back.
    query: <Row extends Record<string, unknown>>(sql: string) =>
      pRetry(() => queryOnce<Row>(server.url, sql), { retries: 60, minTimeout: 500, factor: 1 }),
    async stop() {
      await Promise.all([...sites, worker].map((each) => each.stop()));
      await mailServer.stop();
      await proxy.cut();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
