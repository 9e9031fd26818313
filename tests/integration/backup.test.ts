import { cp, mkdir, readFile, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { expect, test as base, vi } from 'vitest';
import type { AttachmentFiles } from '#domain/requests/ports.ts';
import { createAttachmentFiles } from '../../adapters/attachments/attachment-files.ts';
import { backUp, restore } from '../../adapters/backups/back-up.ts';
import { mirrorAttachments } from '../../adapters/backups/attachment-mirror.ts';
import { listBackups } from '../../adapters/backups/backup-folder.ts';
import { isArchiveFailing } from '../../adapters/postgres/archive-state.ts';
import { takeBaseBackup } from '../../adapters/postgres/embedded/base-backup.ts';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded/embedded-postgres.ts';
import { DataDirectoryInUseError } from '../../adapters/postgres/embedded/errors.ts';
import { restoreCluster } from '../../adapters/postgres/embedded/restore-cluster.ts';
import { until as untilTrue } from '../support/condition.ts';
import { createDataDirectory } from '../support/data-directory.ts';
import { seconds } from '../support/seconds.ts';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [file1, file2, file3, file4] = [idOf(1), idOf(2), idOf(3), idOf(4)];

// Each of them starts several servers.
vi.setConfig({ testTimeout: 120 * seconds });

const connect = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
};

const test = base.extend('site', async ({}, { onCleanup }) => {
  const data = await createDataDirectory();
  onCleanup(data.remove);
  const backupDir = path.join(data.path, 'backups of “the site”, and it’s Ayşe’s');
  const attachmentsDir = path.join(data.path, 'attachments');
  await mkdir(attachmentsDir);
  const files = createAttachmentFiles({ folder: attachmentsDir, maxBytes: 1e9, minFreeBytes: 1 });
  const folders = { backupDir, files };
  const dataDir = data.path;
  const trialDir = path.join(data.path, 'trial');
  return {
    ...folders,
    attachmentsDir,
    cluster: data.cluster,
    attachment: (id: string) => path.join(attachmentsDir, id),
    start: () => startEmbeddedPostgres(dataDir, { shared: false, backupDir }),
    backUp: (url: string, days = 35) =>
      backUp({ ...folders, days, copyDatabase: (target) => takeBaseBackup({ url, dataDir, target }) }),
    mirror: (days = 35) => mirrorAttachments({ ...folders, days }),
    restore: (until?: Date) =>
      restore({
        ...folders,
        until,
        restoreDatabase: (backup) => restoreCluster({ dataDir, backup, backupDir, until, isTrial: false }),
      }),
    trialDir,
    restoreTrial: () =>
      restore({
        ...folders,
        until: undefined,
        restoreDatabase: (backup) => restoreCluster({ dataDir: trialDir, backup, backupDir, isTrial: true }),
      }),
  };
});

/** Inserts a row. @returns a moment after its commit, by the database's clock */
const insert = async (client: Client, text: string): Promise<Date> => {
  await client.query('INSERT INTO written VALUES ($1)', [text]);
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  // The next commit is in another millisecond.
  await client.query('SELECT pg_sleep(0.01)');
  if (!rows[0]) throw new Error('The database has no clock.');
  return new Date(rows[0].now.getTime() + 1);
};

const archiveAll = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file');
  await untilTrue(async () => {
    const stats = await client.query<{ last: string | null }>(
      'SELECT last_archived_wal AS last FROM pg_stat_archiver',
    );
    return (stats.rows[0]?.last ?? '') >= (rows[0]?.file ?? '');
  });
};

/** Starts the server of an installation, with a table. */
const startWithTable = async (site: { start(): ReturnType<typeof startEmbeddedPostgres> }) => {
  const server = await site.start();
  const client = await connect(server.url);
  await client.query('CREATE TABLE written (text text)');
  return { server, client };
};

const written = async (site: { start(): ReturnType<typeof startEmbeddedPostgres> }): Promise<string[]> => {
  const server = await site.start();
  const client = await connect(server.url);
  const { rows } = await client.query<{ text: string }>('SELECT text FROM written ORDER BY text');
  await client.end();
  await server.stop();
  return rows.map(({ text }) => text);
};

test(
  'a database whose disk is lost is restored to any moment since a backup',
  { timeout: 120 * seconds },
  async ({ site }) => {
    const { server, client } = await startWithTable(site);
    await insert(client, '1 before the backup');
    await writeFile(site.attachment(file1), 'report');
    const { backup, files } = await site.backUp(server.url);
    expect(files).toBe(1);
    // After the backup, half a minute apart: one that is deleted, and one that was half there at first.
    await writeFile(site.attachment(file2), 'plan');
    await writeFile(site.attachment(file3), 'of 9 b');
    expect(await site.mirror()).toBe(2);
    await rm(site.attachment(file2));
    await writeFile(site.attachment(file3), 'of 9 bytes');
    expect(await site.mirror()).toBe(1);
    const second = await insert(client, '2 after the backup');
    await writeFile(site.attachment(file4), 'of the second');
    await site.mirror();
    // As a process leaves it that is killed.
    await writeFile(path.join(site.backupDir, 'attachments', `${file4}.1.partial`), 'of the');
    const third = await insert(client, '3 later');
    await rm(site.attachment(file4));
    await site.mirror();
    await insert(client, '4 archived');
    await archiveAll(client);
    await insert(client, '5 at the stop');
    await expect(site.restore()).rejects.toThrow(DataDirectoryInUseError);
    await client.end();
    await server.stop();
    await rm(site.attachmentsDir, { recursive: true });

    const later = await site.restore(third);
    expect(later.backup.folder).toBe(backup.folder);
    const restored = async (): Promise<Record<string, string>> => {
      const names = (await readdir(site.attachmentsDir)).toSorted();
      const texts = names.map(async (name) => [name, await readFile(site.attachment(name), 'utf8')] as const);
      return Object.fromEntries(await Promise.all(texts));
    };
    // Not the one that was deleted before, but the one that was deleted after.
    expect(await restored()).toEqual({ [file1]: 'report', [file3]: 'of 9 bytes', [file4]: 'of the second' });
    expect(later.files).toBe(3);
    expect(later.lastCommit?.getTime()).toBeLessThanOrEqual(third.getTime());
    expect(await written(site)).toEqual(['1 before the backup', '2 after the backup', '3 later']);

    await rm(site.cluster, { recursive: true });
    await writeFile(site.attachment(file4), 'of the sec');
    expect(await site.restore(second)).toMatchObject({ replaced: undefined, files: 1 });
    expect(await restored()).toHaveProperty(file4, 'of the second');
    expect(await written(site)).toEqual(['1 before the backup', '2 after the backup']);

    // After all that was archived: everything that was.
    await rm(site.cluster, { recursive: true });
    await site.restore(new Date(Date.now() + 60_000));
    expect(await written(site)).toEqual([
      '1 before the backup',
      '2 after the backup',
      '3 later',
      '4 archived',
      '5 at the stop',
    ]);

    await expect(site.restore(new Date(backup.restorableFrom.getTime() - 1))).rejects.toThrow(
      `the first is of ${backup.restorableFrom.toISOString()}`,
    );
  },
);

test('what a killed process left half copied is removed, and a file that cannot be read leaves the others', async ({
  site,
}) => {
  const copies = path.join(site.backupDir, 'attachments');
  await site.mirror();
  const [old, fresh] = [`${file1}.1.partial`, `${file2}.2.partial`];
  for (const name of [old, fresh]) await writeFile(path.join(copies, name), 'rep');
  const hoursAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(path.join(copies, old), hoursAgo, hoursAgo);
  await writeFile(site.attachment(file1), 'report');
  await writeFile(site.attachment(file2), 'plan');
  const files: Pick<AttachmentFiles, 'sizes' | 'open'> = {
    sizes: site.files.sizes,
    async open(id) {
      if (id === file1) throw new Error('unreadable');
      return site.files.open(id);
    },
  };
  const mirroring = mirrorAttachments({ files, backupDir: site.backupDir, days: 1 });
  await expect(mirroring).rejects.toThrow('1 files were not copied');
  expect((await readdir(copies)).toSorted()).toEqual([file2, fresh]);
  expect(await site.mirror()).toBe(1);
  await rm(site.attachmentsDir, { recursive: true });
  await site.mirror();
  expect(await readdir(copies)).toEqual([fresh]);
});

test('copies of files that were deleted are kept for as many days as backups', async ({ site }) => {
  const deleted = path.join(site.backupDir, 'attachments-deleted', file1);
  await writeFile(site.attachment(file1), 'report');
  expect(await site.mirror()).toBe(1);
  await rm(site.attachment(file1));
  await site.mirror();
  expect(await readFile(deleted, 'utf8')).toBe('report');
  const [before, after] = [34, 36].map((days) => new Date(Date.now() - days * 86_400_000));
  for (const [moment, isThere] of [
    [before, true],
    [after, false],
  ] as const) {
    if (moment) await utimes(deleted, moment, moment);
    await site.mirror();
    expect((await readdir(path.dirname(deleted))).length === 1).toBe(isThere);
  }
});

test('a restore to the present takes what the present database has written since the last archived file', async ({
  site,
}) => {
  const { server, client } = await startWithTable(site);
  const { backup } = await site.backUp(server.url);
  await insert(client, 'not archived');
  // As a crash leaves it: a stop archives all.
  const archive = path.join(site.backupDir, backup.archive);
  const wal = path.join(site.cluster, 'pg_wal');
  await cp(wal, `${wal}.crashed`, { recursive: true });
  const archived = await readdir(archive);
  await client.end();
  await server.stop();
  for (const name of await readdir(archive)) if (!archived.includes(name)) await rm(path.join(archive, name));
  await rm(wal, { recursive: true });
  await rename(`${wal}.crashed`, wal);
  const { replaced } = await site.restore();
  expect(await readdir(replaced ?? '')).toContain('PG_VERSION');
  expect(await written(site)).toEqual(['not archived']);
});

test('each restore begins a history, to whose archive no other one writes, and a trial begins none', async ({
  site,
}) => {
  const { server: original, client } = await startWithTable(site);
  await site.backUp(original.url);
  const early = await insert(client, '1 early');
  await archiveAll(client);
  await site.restoreTrial();
  await insert(client, '2 after the trial');
  await archiveAll(client);
  await client.end();
  await original.stop();

  await expect(
    startEmbeddedPostgres(site.trialDir, { shared: false, backupDir: site.backupDir }),
  ).rejects.toThrow('restored for a trial');
  expect(await written({ start: () => startEmbeddedPostgres(site.trialDir, { shared: false }) })).toEqual([
    '1 early',
  ]);
  await rm(site.cluster, { recursive: true });
  await site.restore();
  expect(await written(site)).toEqual(['1 early', '2 after the trial']);

  /** Writes to the present database, and backs it up. */
  const goOn = async (text: string): Promise<void> => {
    const server = await site.start();
    const session = await connect(server.url);
    await insert(session, text);
    await archiveAll(session);
    await site.backUp(server.url);
    await session.end();
    await server.stop();
  };
  await goOn('3 of the second history');
  await site.restore(early);
  await goOn('4 of the third history');
  await rm(site.cluster, { recursive: true });
  await site.restore();
  expect(await written(site)).toEqual(['1 early', '4 of the third history']);
});

test('backups that nobody needs for the days that were asked for are removed, with the archive before them', async ({
  site,
}) => {
  const server = await site.start();
  await writeFile(site.attachment(file1), 'report');
  const first = await site.backUp(server.url);
  const second = await site.backUp(server.url, 1);
  expect(second).toMatchObject({ files: 1, removed: 0 });
  await rm(site.attachment(file1));
  const third = await site.backUp(server.url, 0);
  expect(third).toMatchObject({ files: 0, removed: 2 });
  expect(await listBackups(site.backupDir)).toEqual([third.backup]);
  const archived = await readdir(path.join(site.backupDir, first.backup.archive));
  expect(archived.filter((name) => name < third.backup.firstWal)).toEqual([]);
  expect(archived).toContain(third.backup.firstWal);
  await server.stop();
});

test('a server that cannot archive says so until it can; a backup needs one that archives, and is not listed if it fails', async ({
  site,
}) => {
  const { server, client } = await startWithTable(site);
  const isFailing = () =>
    isArchiveFailing(async (sql) => (await client.query<{ failing: boolean }>(sql)).rows);
  await archiveAll(client);
  expect(await isFailing()).toBe(false);
  const archive = (await readdir(site.backupDir)).find((name) => name.startsWith('wal-')) ?? '';
  const folder = path.join(site.backupDir, archive);
  await rename(folder, `${folder}-away`);
  await insert(client, 'not archived at first');
  await client.query('SELECT pg_switch_wal()');
  await untilTrue(isFailing);
  await rename(`${folder}-away`, folder);
  await insert(client, 'archived');
  await archiveAll(client);
  expect(await isFailing()).toBe(false);
  await client.end();
  await server.stop();

  const unarchived = await startEmbeddedPostgres(path.dirname(site.cluster), { shared: false });
  await expect(site.backUp(unarchived.url)).rejects.toThrow('started without BACKUP_DIR');
  expect(await listBackups(site.backupDir)).toEqual([]);
  await unarchived.stop();
});
