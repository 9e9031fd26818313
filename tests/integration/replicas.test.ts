import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { expect, test as base } from 'vitest';
import { createPostgresCatalogueRepository } from '../../adapters/postgres/catalogue-repository.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { takeBaseBackup } from '../../adapters/postgres/embedded/base-backup.ts';
import { type Cluster, startServer, stopServer } from '../../adapters/postgres/embedded/cluster.ts';
import { findPrograms } from '../../adapters/postgres/embedded/programs.ts';
import { findServerUser } from '../../adapters/postgres/embedded/server-user.ts';
import { listenForContentChanges } from '../../adapters/postgres/listen-for-content-changes.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { openReads } from '../../adapters/postgres/open-reads.ts';
import { until } from '../support/condition.ts';
import { createDataDirectory } from '../support/data-directory.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { readTestContent } from '../support/test-content.ts';

const logger = { warn: () => {} };

const test = base.extend('pair', async ({}, { onCleanup }) => {
  const data = await createDataDirectory();
  const cleanUp = new AsyncDisposableStack();
  onCleanup(() => cleanUp.disposeAsync());
  cleanUp.defer(data.remove);
  const backupDir = path.join(data.path, 'backups');
  const database = await openDatabase({ databaseUrl: undefined, dataDir: data.path, backupDir, logger });
  cleanUp.defer(database.close);

  const programs = await findPrograms();
  const user = await findServerUser([path.dirname(programs.initdb), data.path]);
  const standby: Cluster = { folder: path.join(data.path, 'standby'), programs, user };
  await takeBaseBackup({ url: database.ownerUrl, dataDir: data.path, target: standby.folder });
  const settings = `primary_conninfo = '${database.ownerUrl}'\nwal_retrieve_retry_interval = '100ms'\n`;
  await appendFile(path.join(standby.folder, 'postgresql.auto.conf'), settings);
  const signal = path.join(standby.folder, 'standby.signal');
  await writeFile(signal, '');
  await user.own(signal);
  const port = await startServer(standby);
  const replicaUrl = new URL(database.ownerUrl);
  replicaUrl.port = String(port);
  const proxy = await startDatabaseProxy(replicaUrl.href);
  const admin = new Client({ connectionString: replicaUrl.href });
  await admin.connect();

  const changes = listenForContentChanges({ url: database.url, logger });
  const reads = await openReads({
    url: database.url,
    replicaUrls: [proxy.url],
    announced: changes.announced,
    logger,
  });
  cleanUp.defer(async () => {
    await reads.close();
    await changes.stop();
    await admin.end();
    await proxy.cut();
    await stopServer(standby);
  });
  const content = await readTestContent();
  const store = createPostgresContentRepository(database.dataSource);
  const catalogue = createPostgresCatalogueRepository(reads.dataSource);
  return {
    proxy,
    admin,
    catalogue,
    isReadFromReplica: async () => {
      const [row] = await reads.dataSource.query<{ replica: boolean }[]>(
        'SELECT pg_is_in_recovery() AS replica',
      );
      return row?.replica === true;
    },
    /** Loads content in which the brand has this name, and waits until it is announced. */
    load: async (version: string) => {
      const brands = content.brands.map((brand) => ({ ...brand, name: `${brand.slug} ${version}` }));
      await store.replace({ ...content, brands }, version);
      await until(() => changes.announced() === version);
    },
    brandNames: async () =>
      new Set((await catalogue.brands()).map(({ name }) => name.slice(name.lastIndexOf(' ') + 1))),
  };
});

test('pages are read from a replica, but never older content than was announced, and from the database itself while the replica lags or is away', async ({
  pair,
}) => {
  const { proxy, admin, load, brandNames, isReadFromReplica } = pair;
  await load('1');
  await until(isReadFromReplica);
  expect(await brandNames()).toEqual(new Set(['1']));
  expect(await pair.catalogue.product('unknown')).toBeUndefined();

  await admin.query('SELECT pg_wal_replay_pause()');
  await load('2');
  expect(await brandNames()).toEqual(new Set(['2']));
  expect(await isReadFromReplica()).toBe(false);
  await admin.query('SELECT pg_wal_replay_resume()');
  await until(isReadFromReplica);
  expect(await brandNames()).toEqual(new Set(['2']));

  await proxy.cut();
  expect(await brandNames()).toEqual(new Set(['2']));
  expect(await isReadFromReplica()).toBe(false);
  await proxy.restore();
  await until(isReadFromReplica);
});
