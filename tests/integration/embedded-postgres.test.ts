import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded/embedded-postgres.ts';
import { DataDirectoryInUseError } from '../../adapters/postgres/embedded/errors.ts';
import { lockFileOf } from '../../adapters/postgres/embedded/postmaster.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { until } from '../support/condition.ts';
import { type DataDirectory, createDataDirectory } from '../support/data-directory.ts';

let data: DataDirectory;

const start = ({ shared }: { shared: boolean }) => startEmbeddedPostgres(data.path, { shared });

const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

const deadPid = (): number => spawnSync(process.execPath, ['--eval', '']).pid;

/** A process that started the server and was killed before it could stop it. */
const leaveRunning = async (): Promise<void> => {
  const module = path.resolve(import.meta.dirname, '../../adapters/postgres/embedded/embedded-postgres.ts');
  const script = `const { startEmbeddedPostgres } = await import(process.argv[1]);
    await startEmbeddedPostgres(process.argv[2], { shared: false });
    process.stdout.write('started');`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script, module, data.path], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  owner.kill('SIGKILL');
  await once(owner, 'exit');
};

beforeAll(async () => {
  data = await createDataDirectory();
});

afterAll(() => data.remove());

test('rows survive a stop and start of the server', async () => {
  const first = await start({ shared: false });
  await query(first.url, "CREATE TABLE kept AS SELECT 'İğne ışığı' AS text");
  await first.stop();
  expect(await data.isShutDown()).toBe(true);

  const second = await start({ shared: false });
  expect(await query(second.url, 'SELECT text FROM kept')).toEqual([{ text: 'İğne ışığı' }]);
  await second.stop();
});

test('a second start is rejected, but a shared start gets the running server and does not stop it', async () => {
  const owner = await start({ shared: false });
  await expect(start({ shared: false })).rejects.toThrow(new DataDirectoryInUseError(data.path));

  const guest = await start({ shared: true });
  expect(guest.url).toBe(owner.url);
  await guest.stop();
  expect(await query(owner.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);

  await owner.stop();
  expect(await data.isShutDown()).toBe(true);
});

test('a shared start without a running server starts one and stops it at the end', async () => {
  const first = await start({ shared: true });
  expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await first.stop();
  expect(await data.isShutDown()).toBe(true);
});

test('a server whose owner was killed is taken over', async () => {
  await leaveRunning();
  const left = await data.postmaster();

  const heir = await start({ shared: false });
  expect(await data.postmaster()).toEqual(left);
  await heir.stop();
  expect(await data.isShutDown()).toBe(true);
});

test.for([
  { whose: 'a dead process', pid: deadPid },
  { whose: 'a program of this user', pid: () => process.pid },
  { whose: 'a program of the system', pid: () => 1 },
])('a lock file with the process id of $whose does not prevent a start', async ({ pid }) => {
  await (await start({ shared: false })).stop();
  // Should the start fail, the end of the file must not take that program for a server to be stopped.
  onTestFinished(() => rm(lockFileOf(data.cluster), { force: true }));
  await writeFile(lockFileOf(data.cluster), `${pid()}\n${data.cluster}\n1763700000\n5432\n\n127.0.0.1\n`);

  const restarted = await start({ shared: false });
  expect(await query(restarted.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await restarted.stop();
});

test('incomplete clusters of dead processes are deleted, those of running processes are not', async () => {
  const fresh = await createDataDirectory();
  onTestFinished(() => fresh.remove());
  const live = `postgres.making-${process.ppid}`;
  // A container started again gives out the same numbers: its own half may bear our number.
  for (const name of [live, `postgres.making-${deadPid()}`, `postgres.making-${process.pid}`]) {
    await mkdir(path.join(fresh.path, name, 'base'), { recursive: true });
  }
  const server = await startEmbeddedPostgres(fresh.path, { shared: false });
  expect((await readdir(fresh.path)).toSorted()).toEqual(['postgres', live]);
  await server.stop();
});

/** Whether a session other than the former ones owns the cluster: one that is terminated is there for a moment. */
const isOwned = async (url: string, former: readonly unknown[] = []): Promise<boolean> => {
  try {
    const rows = await query(url, "SELECT pid FROM pg_stat_activity WHERE application_name = 'site-owner'");
    return rows.some(({ pid }) => !former.includes(pid));
  } catch {
    // Not up again yet.
    return false;
  }
};

test('an owner whose session was terminated becomes the owner again', async () => {
  const { url, stop } = await start({ shared: false });
  onTestFinished(stop);
  const terminated = await query(
    url,
    "SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'site-owner'",
  );

  await until(() =>
    isOwned(
      url,
      terminated.map(({ pid }) => pid),
    ),
  );
  await expect(start({ shared: false })).rejects.toThrow(DataDirectoryInUseError);
});

test('a killed server is started again at the same address with everything that was committed', async () => {
  const { url, stop } = await start({ shared: false });
  onTestFinished(stop);
  await query(url, 'CREATE TABLE committed AS SELECT 1 AS one');
  const { pid } = await data.postmaster();
  process.kill(pid, 'SIGKILL');

  await until(async () => (await isOwned(url)) && (await data.postmaster()).pid !== pid);
  expect(await query(url, 'SELECT one FROM committed')).toEqual([{ one: 1 }]);
});

test('the site owns nothing of the embedded database, also in a cluster from before there was its role', async () => {
  const older = await start({ shared: false });
  await query(older.url, 'CREATE TABLE of_the_owner (one integer)');
  await older.stop();
  await rm(path.join(data.cluster, 'site-role.password'));

  const options = { databaseUrl: undefined, dataDir: data.path, logger: { warn: () => {} } };
  const database = await openDatabase(options);
  expect((await stat(path.join(data.cluster, 'site-role.password'))).mode & 0o777).toBe(0o600);
  expect(await database.dataSource.query('SELECT FROM products')).toEqual([]);
  await expect(database.dataSource.query('DROP TABLE of_the_owner')).rejects.toThrow(/must be owner/u);
  const command = await openDatabase({ ...options, shared: true });
  expect(await command.dataSource.query('SELECT current_user AS role')).toEqual([{ role: 'site' }]);
  await command.close();
  await database.close();

  // Restored from a backup of before, the role has another password than the file.
  await rm(path.join(data.cluster, 'site-role.password'));
  await (await openDatabase(options)).close();
});
