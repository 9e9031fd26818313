import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { StoreUnavailableError } from '#domain/shared/errors/store-unavailable-error.ts';
import { mirrorAttachments } from '../../adapters/backups/attachment-mirror.ts';
import { restoreAttachments } from '../../adapters/backups/restore-attachments.ts';
import { createMetrics } from '../../adapters/metrics/metrics.ts';
import { watchState } from '../../adapters/metrics/watch-state.ts';
import { createGetAttachmentSecret } from '../../adapters/postgres/requests/attachment-secret.ts';
import { createSignedIds } from '../../adapters/process/signed-ids.ts';
import { createGetSystemState } from '../../adapters/process/system-state.ts';
import { composeTestSite } from '../support/api.ts';
import { makeFolder } from '../support/content-folder.ts';
import { validForm } from '../support/form-api-test.ts';
import { startS3Server } from '../support/s3-server.ts';
import { formWith, pdf, png } from '../support/sample-files.ts';
import { test as uploadTest } from '../support/upload-test.ts';

const plan = { name: 'Şartname çizimi.pdf', content: pdf() };
const photo = { name: 'foto.png', content: png };

const test = uploadTest.extend(
  'setUp',
  ({ startUploadSite, database: { dataSource } }) =>
    async (maxBytes?: number) => {
      const store = await startS3Server();
      const bucket = store.settings;
      const site = await startUploadSite({ bucket, ...(maxBytes !== undefined && { maxBytes }) });
      return {
        store,
        ...site,
        /** Another machine, with a disk of its own. */
        startOther: () => startUploadSite({ bucket }),
        composed: composeTestSite(dataSource, dataSource, { folder: site.folder, bucket }),
        keys: () => [...store.objects.keys()].toSorted(),
      };
    },
);

test('a file that one site has stored is opened by another, and goes with its request', async ({
  setUp,
  storedRequests,
  database: { dataSource },
}) => {
  const { store, send, files, startOther, composed, keys } = await setUp();
  const form = formWith(validForm, plan, photo, { name: 'çizim 2.pdf', content: pdf(300_000) });
  expect((await send('/api/offer-form', form)).status).toBe(200);
  const [request] = await storedRequests();
  const ids = request?.attachments.map(({ id }) => id) ?? [];
  expect(keys()).toEqual(ids.map((id) => `site files/${id}`).toSorted());
  expect(store.objects.get(`site files/${ids[0]}`)?.content).toEqual(plan.content);
  // Nothing is left on the disk that it was checked on.
  expect(await files()).toEqual([]);

  const { app } = await startOther();
  const { sign } = createSignedIds({
    purpose: 'attachment',
    lifetimeSeconds: 60,
    secret: createGetAttachmentSecret(dataSource, undefined),
    now: () => new Date(),
  });
  const { expires, signature } = await sign(ids[0] ?? '');
  const url = `/attachments/${ids[0]}?expires=${expires}&signature=${signature}`;
  const opened = await app.inject({ url });
  expect(opened.statusCode).toBe(200);
  expect(opened.rawPayload).toEqual(plan.content);
  store.failWith(500);
  expect((await app.inject({ url })).statusCode).toBe(503);
  store.failWith(undefined);

  expect(await composed.erasePerson(validForm.email)).toBe(1);
  expect((await app.inject({ url })).statusCode).toBe(404);
  expect(keys()).toEqual([]);
});

test('while the store is away a form with files is a 507 that loses no text, and one without is taken', async ({
  setUp,
  storedRequests,
}) => {
  const { store, send, folder, files, composed } = await setUp();
  const { attachmentFiles } = composed.useCases;
  const metrics = createMetrics();
  const [readQueue, checkFiles] = [
    async () => ({ waiting: 0, failed: 0, oldestSeconds: 0 }),
    attachmentFiles.check,
  ];
  watchState({
    registry: metrics.registry,
    readQueue,
    isArchiveFailing: async () => false,
    pools: {},
    dataDir: folder,
    checkFiles,
  });
  const isUp = () => metrics.registry.getSingleMetricAsString('site_attachment_store_up');
  const getSystemState = createGetSystemState({ getBacklog: readQueue, dataDir: '/', checkFiles });
  expect(await isUp()).toMatch(/ 1$/u);
  expect(await getSystemState()).toMatchObject({ files: { answers: true } });
  for (const status of [503, 403, 404]) {
    store.failWith(status);
    expect(await isUp()).toMatch(/ 0$/u);
    expect(await getSystemState()).toMatchObject({ files: { answers: false } });
    const refused = await send('/tr/request', formWith(validForm, plan));
    expect(refused.status).toBe(507);
    expect(await refused.text()).toContain('İsmail Çağlayan');
    await expect(attachmentFiles.sizes()).rejects.toThrow(StoreUnavailableError);
  }
  expect(await files()).toEqual([]);
  expect(await storedRequests()).toEqual([]);
  expect((await send('/api/offer-form', formWith(validForm))).status).toBe(200);
  store.failWith(undefined);
  expect((await send('/api/offer-form', formWith({ ...validForm, mesaj: 'x' }, plan))).status).toBe(200);
  expect(store.objects.size).toBe(1);
});

test('all files in the store count for the limit', async ({ setUp }) => {
  const { store, send } = await setUp(5000);
  const statuses = [];
  for (const mesaj of ['1', '2', '3', '4'])
    statuses.push((await send('/api/offer-form', formWith({ ...validForm, mesaj }, plan))).status);
  const fitting = Math.floor(5000 / plan.content.length);
  expect(statuses).toEqual([...Array(fitting).fill(200), ...Array(4 - fitting).fill(507)]);
  expect(store.objects.size).toBe(fitting);
});

test('files of no request leave the store at night, and those from before it are still opened', async ({
  setUp,
}) => {
  const { store, folder, keys, composed } = await setUp();
  const [orphan, fresh, former] = [randomUUID(), randomUUID(), randomUUID()];
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const [id, storedAt] of [
    [orphan, twoDaysAgo],
    [fresh, new Date()],
    ['of somebody else', twoDaysAgo],
  ] as const)
    store.objects.set(`site files/${id}`, { content: Buffer.from('left'), storedAt });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, former), 'before');
  const { attachmentFiles } = composed.useCases;
  const content = await attachmentFiles.open(former);
  expect(content && (await text(content))).toBe('before');
  expect(await composed.jobs.scheduled['delete-orphaned-attachments'].run()).toBe(1);
  expect(keys()).toEqual([`site files/${fresh}`, 'site files/of somebody else'].toSorted());
});

test('files in the store are backed up, and brought back to it', async ({ setUp, storedRequests }) => {
  const { store, send, composed, keys } = await setUp();
  const files = composed.useCases.attachmentFiles;
  const backupDir = await makeFolder();
  await send('/api/offer-form', formWith(validForm, plan, photo));
  const stored = keys();
  const [request] = await storedRequests();
  const [first = ''] = request?.attachments.map(({ id }) => id) ?? [];
  expect(await mirrorAttachments({ files, backupDir, days: 1 })).toBe(2);
  expect(await readFile(path.join(backupDir, 'attachments', first))).toEqual(plan.content);
  // A store that is away has not lost its files.
  store.failWith(503);
  await expect(mirrorAttachments({ files, backupDir, days: 1 })).rejects.toThrow(StoreUnavailableError);
  store.failWith(undefined);
  store.objects.clear();
  const restoring = { files, backupDir, backup: '/nowhere', at: new Date() };
  expect(await restoreAttachments(restoring)).toBe(2);
  expect(keys()).toEqual(stored);
  expect(store.objects.get(`site files/${first}`)?.content).toEqual(plan.content);
  expect(await restoreAttachments(restoring)).toBe(0);
});
