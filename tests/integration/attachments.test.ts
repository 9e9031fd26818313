import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import fastify, { type FastifyRequest } from 'fastify';
import { expect, onTestFinished } from 'vitest';
import { BrokenUploadError, acceptUploads, readParts } from '../../adapters/http/forms/read-parts.ts';
import { validForm } from '../support/form-api-test.ts';
import {
  docm,
  docx,
  formWith,
  pdf,
  png,
  protectedOffice,
  protectedPdf,
  zip,
} from '../support/sample-files.ts';
import { beginUpload, test } from '../support/upload-test.ts';
import { freezeDate } from '../support/freeze-date.ts';

const plan = { name: 'Şartname çizimi.pdf', content: pdf() };

test('files of a form are stored under random names for their owner only, and belong to its request', async ({
  startUploadSite,
  storedRequests,
}) => {
  const { send, folder, files } = await startUploadSite();
  const photo = { name: '../../foto.png', content: png };
  const text = { name: 'teklif.docx', content: docx };
  const response = await send('/api/offer-form', formWith(validForm, plan, photo, text));
  expect(response.status).toBe(200);
  const [request] = await storedRequests();
  expect(request).toMatchObject({ name: 'İsmail Çağlayan', message: 'Merhaba,\nşunu rica ederim.' });
  expect(request?.attachments.map(({ name, type }) => [name, type])).toEqual([
    ['Şartname çizimi.pdf', 'application/pdf'],
    ['foto.png', 'image/png'],
    ['teklif.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ]);
  expect((await files()).toSorted()).toEqual(request?.attachments.map(({ id }) => id).toSorted());
  const [first] = request?.attachments ?? [];
  const file = `${folder}/${first?.id}`;
  expect(await readFile(file)).toEqual(plan.content);
  expect(first?.bytes).toBe(plan.content.length);
  expect(first?.hash).toBe(createHash('sha256').update(plan.content).digest('hex'));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test.for(['/tr/request', '/tr/services/oem', '/en/services/technical-service'])(
  'the page %s takes files without JavaScript, and inputs without a file',
  async (path, { startUploadSite, storedRequests, post }) => {
    const { send } = await startUploadSite();
    const response = await send(path, formWith(validForm, plan, { name: '', content: Buffer.alloc(0) }));
    expect(response.status).toBe(303);
    expect(await storedRequests()).toMatchObject([{ attachments: [{ name: plan.name }] }]);
    expect((await post(path, validForm)).statusCode).toBe(303);
  },
);

test.for([
  ['a program that is called a document', 'plan.pdf', Buffer.from('MZ this is a program'), 'fileType', 'EXE'],
  [
    'a web page',
    'plan.pdf',
    Buffer.from('<!doctype html><script>alert(1)</script>'),
    'fileType',
    'not recog',
  ],
  [
    'the test file of virus scanners',
    'eicar.com',
    Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR'),
    'fileType',
    'PDF',
  ],
  ['an archive', 'plan.docx', zip({ 'a.txt': 'a' }), 'fileType', 'ZIP'],
  ['a document with macros', 'plan.docx', docm, 'fileType', 'DOCM'],
  ['an archive that is cut off', 'plan.docx', docx.subarray(0, 40), 'fileBroken', 'incomplete'],
  ['an empty file', 'plan.pdf', Buffer.alloc(0), 'fileEmpty', 'empty'],
  ['a PDF with a password', 'plan.pdf', protectedPdf, 'fileProtected', 'password'],
  ['a document with a password', 'plan.xlsx', protectedOffice, 'fileProtected', 'password'],
] as const)(
  '%s is refused with what is wrong, and no file of its form is stored',
  async ([, name, content, code, reason], { startUploadSite, storedRequests }) => {
    const { send, files } = await startUploadSite();
    const response = await send(
      '/api/offer-form',
      formWith({ ...validForm, dil: 'en' }, plan, { name, content }),
    );
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [
        {
          field: 'dosya',
          code,
          file: name,
          detail: expect.stringMatching(new RegExp(`${name}.*${reason}`, 'u')),
        },
      ],
    });
    expect(await files()).toEqual([]);
    expect(await storedRequests()).toEqual([]);
  },
);

test('a file of 10 MB is taken, a larger one and a sixth are refused together with invalid fields', async ({
  startUploadSite,
  storedRequests,
}) => {
  const { send, files } = await startUploadSite();
  const largest = pdf(10_000_000 - pdf(0).length);
  expect(
    (await send('/api/offer-form', formWith(validForm, { name: 'a.pdf', content: largest }))).status,
  ).toBe(200);
  const larger = { name: 'büyük.pdf', content: Buffer.concat([largest, Buffer.from('\n')]) };
  const form = formWith({ ...validForm, email: '-' }, plan, larger, plan, plan, plan, plan, plan);
  const response = await send('/api/offer-form', form);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: [
      { field: 'email', code: 'required' },
      { field: 'dosya', code: 'fileTooLarge', file: 'büyük.pdf' },
      { field: 'dosya', code: 'tooManyFiles', file: `${plan.name}, ${plan.name}` },
    ],
  });
  expect(await files()).toHaveLength(1);
  expect(await storedRequests()).toHaveLength(1);
});

test('a form page that refuses a file comes back with what was typed, and asks for the files again', async ({
  startUploadSite,
}) => {
  const { send } = await startUploadSite();
  const response = await send(
    '/tr/services/oem',
    formWith(validForm, { name: 'a.pdf', content: Buffer.from('a') }, { ...plan, name: 'plan çizimi.pdf' }),
  );
  expect(response.status).toBe(422);
  const body = await response.text();
  expect(JSON.parse(body.slice(body.indexOf('{')))).toMatchObject({
    values: { name: 'İsmail Çağlayan', message: validForm.mesaj },
    files: ['plan çizimi.pdf'],
    result: { kind: 'invalid', errors: [{ field: 'files', code: 'fileType', file: 'a.pdf' }] },
  });
});

test('the same form with the same files under one key is one request, and leaves the files of one', async ({
  startUploadSite,
  storedRequests,
}) => {
  freezeDate();
  const { send, files } = await startUploadSite({ formRateLimit: 1 });
  const headers = { 'idempotency-key': randomUUID() };
  const post = () => send('/api/offer-form', formWith(validForm, plan), headers);
  const first = await post();
  // Sent again at the limit, as after a lost answer: it does not count twice.
  const again = await Promise.all([post(), post()]);
  expect([first, ...again].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(await Promise.all([first, ...again].map((response) => response.text()))).size).toBe(1);
  expect(await storedRequests()).toHaveLength(1);
  expect(await files()).toHaveLength(1);
});

test('a double click with files is one request', async ({ startUploadSite, storedRequests }) => {
  const { send, files } = await startUploadSite();
  const headers = { 'idempotency-key': randomUUID() };
  const post = () => send('/api/offer-form', formWith(validForm, plan), headers);
  const responses = await Promise.all([post(), post(), post()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await storedRequests()).toHaveLength(1);
  expect(await files()).toHaveLength(1);
});

test('the same form under one key with another file is another request', async ({
  startUploadSite,
  storedRequests,
}) => {
  const { send } = await startUploadSite();
  const headers = { 'idempotency-key': randomUUID() };
  await send('/api/offer-form', formWith(validForm, plan), headers);
  await send('/api/offer-form', formWith(validForm, { name: plan.name, content: png }), headers);
  expect(await storedRequests()).toHaveLength(2);
});

test('of a client above the limit of attempts, no file is read', async ({ startUploadSite }) => {
  const { app, send, files } = await startUploadSite({ formRateLimit: 1 });
  const headers = { 'idempotency-key': randomUUID() };
  for (let attempt = 0; attempt < 10; attempt += 1)
    expect((await send('/api/offer-form', formWith(validForm, plan), headers)).status).toBe(200);
  const socket = await beginUpload(app, pdf(1_000_000));
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('HTTP/1.1 429 ');
  expect(await files()).toHaveLength(1);
});

test('corrections of a form with files cost nothing of the limit of forms', async ({ startUploadSite }) => {
  const { send, files } = await startUploadSite({ formRateLimit: 1 });
  const word = { name: 'şartname.doc', content: Buffer.from('d0cf11e0a1b11ae1', 'hex') };
  const empty = { name: 'boş.pdf', content: Buffer.alloc(0) };
  const tries: [fields: typeof validForm, file: typeof plan][] = [
    [validForm, word],
    [validForm, empty],
    [{ ...validForm, email: 'ayse' }, plan],
    [validForm, plan],
  ];
  for (const path of ['/tr/services/oem', '/api/offer-form']) {
    const statuses = [];
    for (const [fields, file] of tries) statuses.push((await send(path, formWith(fields, file))).status);
    expect(statuses).toEqual([422, 422, 422, path.startsWith('/api') ? 429 : 303]);
  }
  expect(await files()).toHaveLength(1);
});

test('the limit of attempts ends endless uploads, also of refused files', async ({ startUploadSite }) => {
  const { send } = await startUploadSite({ formRateLimit: 1 });
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const form = formWith(validForm, { name: 'a.pdf', content: Buffer.from('a') });
    statuses.push((await send('/api/offer-form', form)).status);
  }
  expect(statuses).toEqual([...Array(10).fill(422), 429]);
});

test('where there is no room for files, the answer is a 507 that loses no text', async ({
  startUploadSite,
  storedRequests,
}) => {
  const { send, files } = await startUploadSite({ maxBytes: 3000 });
  expect((await send('/api/offer-form', formWith(validForm, plan))).status).toBe(200);
  const response = await send('/api/offer-form', formWith({ ...validForm, dil: 'en' }, plan));
  expect(response.status).toBe(507);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({
    detail: expect.stringContaining('cannot take files right now'),
  });
  const page = await send('/tr/request', formWith(validForm, plan));
  expect(page.status).toBe(507);
  expect(await page.text()).toContain('İsmail Çağlayan');
  expect(await files()).toHaveLength(1);
  expect(await storedRequests()).toHaveLength(1);
});

test('a file is written while it arrives; of an upload that is cut off nothing is left', async ({
  startUploadSite,
  storedRequests,
}) => {
  const { app, folder, files } = await startUploadSite();
  const socket = await beginUpload(app, pdf(4_000_000));
  await expect
    .poll(async () => {
      const [file] = await files();
      return file === undefined ? 0 : (await stat(`${folder}/${file}`)).size;
    })
    .toBeGreaterThan(1_500_000);
  socket.destroy();
  await expect.poll(files).toEqual([]);
  expect(await storedRequests()).toEqual([]);
});

test.for<[what: string, body: string]>([
  ['without an end', '--x\r\nContent-Disposition: form-data; name="isim"\r\n\r\nA'],
  [
    'that ends within a file',
    '--x\r\nContent-Disposition: form-data; name="dosya"; filename="a.pdf"\r\n\r\n%PDF-1.7',
  ],
  ['that is nothing', 'nothing'],
])('a form %s is a 400, and leaves nothing', async ([, body], { startUploadSite, storedRequests }) => {
  const { url, files } = await startUploadSite();
  const response = await fetch(`${url}/api/offer-form`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ title: 'Form gönderilemedi.', status: 400 });
  expect(await files()).toEqual([]);
  expect(await storedRequests()).toEqual([]);
});

test('more bytes than any form has are a 413', async ({ startUploadSite }) => {
  const { send } = await startUploadSite();
  const response = await send('/api/offer-form', formWith({ ...validForm, mesaj: 'a'.repeat(1_100_000) }));
  expect(response.status).toBe(413);
});

const readImpatiently = async (request: FastifyRequest): Promise<void> => {
  for await (const part of readParts(request, 100)) if (part.type === 'file') part.file.resume();
};

test('a client that sends nothing more is cut off', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  await acceptUploads(app);
  const { promise: ended, reject } = Promise.withResolvers<void>();
  app.post('/api/offer-form', (request) => readImpatiently(request).catch(reject));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = await beginUpload(app, pdf());
  const closed = once(socket, 'close');
  await expect(ended).rejects.toThrow(BrokenUploadError);
  await closed;
});
