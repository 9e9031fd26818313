import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { VisitorRequest } from '#domain/requests/visitor-request.ts';
import type { Vouching } from '../../adapters/http/desk/identify-user.ts';
import { createPostgresSessions } from '../../adapters/postgres/desk/sessions.ts';
import { buildTestDesk } from '../support/desk-app.ts';
import { requestStore } from '../support/request-store.ts';
import { ids, visitorRequest } from '../support/submissions.ts';
import { composeTestSite } from '../support/api.ts';
import { makeDeskContent } from '../support/desk-content.ts';
import { sentFields } from '../support/sent-fields.ts';

const store = requestStore();
const apps: FastifyInstance[] = [];
let attachments: string;

beforeAll(async () => {
  attachments = await mkdtemp(path.join(tmpdir(), 'desk-files-'));
});

afterAll(() => rm(attachments, { recursive: true }));

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

const ayse: Vouching = { by: 'machine', user: 'ayşe' };

const openDesk = async (options: Partial<Parameters<typeof buildTestDesk>[0]> = {}) => {
  const app = await buildTestDesk({
    dataSource: store.dataSource,
    vouching: ayse,
    attachments,
    ...options,
  });
  apps.push(app);
  return app;
};

const add = async (parts: Partial<VisitorRequest> = {}): Promise<VisitorRequest> => {
  const request = visitorRequest(parts);
  await store.repository.store(request, request.id);
  return request;
};

const host = 'localhost:3001';
const ownPage = { host, origin: `http://${host}` };

const send = (
  app: FastifyInstance,
  url: string,
  values: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = ownPage,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(values).toString(),
  });

const get = (
  app: FastifyInstance,
  url: string,
  headers: Readonly<Record<string, string>> = { host },
): Promise<LightMyRequestResponse> => app.inject({ url, headers });

const handlingOf = async (id: string) => {
  const [row] = await store.sql<{ handling: string; assignee: string | null; version: number }>(
    'SELECT handling, assignee, handling_version AS version FROM requests WHERE id = $1',
    [id],
  );
  return row;
};

test('a request is listed, opened, taken, answered and annotated', async () => {
  const app = await openDesk();
  const { id, name } = await add();
  expect((await get(app, '/requests')).body).toContain(name);
  const { version } = (await handlingOf(id)) ?? { version: -1 };
  const handled = await send(app, `/requests/${id}/handling`, {
    version: String(version),
    step: 'inWork',
    assignee: 'ayşe',
  });
  expect(handled.statusCode).toBe(303);
  expect((await get(app, handled.headers.location ?? '')).body).toContain('Kaydedildi.');
  expect(await handlingOf(id)).toMatchObject({ handling: 'inWork', assignee: 'ayşe' });
  const noted = await send(app, `/requests/${id}/notes`, { text: 'Arandı,\r\nyarın yanıt.' });
  expect((await get(app, noted.headers.location ?? '')).body).toContain('Arandı,\nyarın yanıt.');
});

test('a change on a former state is a conflict that shows both, and changes nothing', async () => {
  const app = await openDesk();
  const { id } = await add();
  const change = { version: '0', step: 'answered', assignee: 'mehmet' };
  await send(app, `/requests/${id}/handling`, change);
  const late = await send(app, `/requests/${id}/handling`, { ...change, step: 'notSerious', assignee: '' });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('Şimdi: Yanıtlandı, mehmet');
  expect(late.body).toContain('Sizin seçtiğiniz: Ciddi değil, Kimsede');
  expect(await handlingOf(id)).toMatchObject({ handling: 'answered', assignee: 'mehmet' });
});

test('a note that is empty or too long comes back with its text', async () => {
  const app = await openDesk();
  const { id } = await add();
  expect((await send(app, `/requests/${id}/notes`, { text: '  ' })).statusCode).toBe(422);
  const long = await send(app, `/requests/${id}/notes`, { text: 'ş'.repeat(10_001) });
  expect(long.statusCode).toBe(422);
  expect(long.body).toContain('ş'.repeat(10_001));
});

test('the filter is in the address; what it does not understand is said', async () => {
  const app = await openDesk();
  await add({ name: 'Elif Işık' });
  await add({ name: 'John Smith', kind: 'oem' });
  const { body } = await get(app, '/requests?kind=oem&text=SMİTH&from=31.12.2026');
  expect(body).toContain('John Smith');
  expect(body).not.toContain('Elif Işık');
  expect(body).toContain('“31.12.2026” anlaşılmadı');
});

test('what a visitor wrote is text, whatever it is', async () => {
  const app = await openDesk();
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const { id } = await add({
    name: hostile,
    message: hostile,
    institution: hostile,
    orderLines: hostile,
    email: `"${hostile}"@x.example`,
    products: [{ slug: hostile, name: hostile, quantity: 1, ref: hostile }],
  });
  for (const url of ['/requests', `/requests/${id}`, `/requests/${id}/erase`, `/requests?text=${hostile}`]) {
    const { body, headers } = await get(app, url);
    expect(body).not.toMatch(/<script>alert|<img src=x/u);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('a file is shown in a sandbox, or downloaded; it belongs to no page of the desk', async () => {
  const app = await openDesk();
  const { attachmentFiles } = composeTestSite(store.dataSource, store.dataSource, {
    folder: attachments,
  }).useCases;
  const png = await attachmentFiles.store({
    name: 'plan.svg.exe',
    content: Readable.from([
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ]),
  });
  await add({ attachments: [png] });
  const { headers } = await get(app, `/files/${png.id}`);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^inline; filename=plan\.svg\.exe\.png/u),
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*sandbox$/u),
  });
  const download = await get(app, `/files/${png.id}?download`);
  expect(download.headers['content-disposition']).toMatch(/^attachment/u);
  expect((await get(app, '/files/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404);
});

test('a page of another site changes nothing, nor does one whose name leads to this machine', async () => {
  const app = await openDesk();
  const { id } = await add();
  const change = { version: '0', step: 'closed', assignee: '' };
  const foreign = await send(app, `/requests/${id}/handling`, change, {
    host,
    origin: 'https://evil.example',
  });
  expect(foreign.statusCode).toBe(403);
  const rebound = { host: 'evil.example:3001', origin: 'http://evil.example:3001' };
  expect((await send(app, `/requests/${id}/handling`, change, rebound)).statusCode).toBe(421);
  expect((await get(app, '/requests', rebound)).statusCode).toBe(421);
  expect(await handlingOf(id)).toMatchObject({ handling: 'new' });
});

test('the header with the user counts from the trusted proxies alone', async () => {
  const trustedProxies = ['10.1.2.3'];
  const app = await openDesk({
    vouching: { by: 'proxy', header: 'x-forwarded-user', trustedProxies },
    url: 'https://desk.example',
    trustedProxies,
  });
  const headers = { host: 'desk.example', 'x-forwarded-user': 'ayşe' };
  const from = async (remoteAddress: string, more: Readonly<Record<string, string>> = headers) =>
    (await app.inject({ url: '/requests', remoteAddress, headers: more })).statusCode;
  expect(await from('10.1.2.3')).toBe(200);
  expect(await from('10.1.2.4')).toBe(403);
  expect(await from('127.0.0.1')).toBe(403);
  expect(await from('10.1.2.4', { ...headers, 'x-forwarded-for': '10.1.2.3' })).toBe(403);
  expect(await from('10.1.2.3', { host: 'desk.example' })).toBe(403);
  expect(await from('10.1.2.3', { ...headers, 'x-forwarded-user': '' })).toBe(403);
});

test('a session begins with a password, and its cookie is worth nothing after the sign-out', async () => {
  const sessions = createPostgresSessions(store.dataSource);
  const app = await openDesk({
    vouching: { by: 'session', userOf: async (secret) => (await sessions.find(secret))?.name },
    url: 'https://desk.example',
    signIn: async ({ name, password }) =>
      password === 'doğru parola'
        ? { kind: 'signedIn', secret: await sessions.begin({ name, mark: 'any' }) }
        : { kind: 'wrong' },
  });
  const https = { host: 'desk.example', origin: 'https://desk.example' };
  const closed = await get(app, '/requests?step=new', https);
  expect(closed.headers.location).toBe('/sign-in?next=%2Frequests%3Fstep%3Dnew');
  expect((await get(app, '/sign-in', https)).statusCode).toBe(200);
  const form = { name: 'ayşe', password: 'yanlış', next: '//evil.example' };
  expect((await send(app, '/sign-in', form, https)).statusCode).toBe(401);
  const signedIn = await send(app, '/sign-in', { ...form, password: 'doğru parola' }, https);
  expect(signedIn.headers.location).toBe('/');
  const [cookie] = signedIn.cookies;
  expect(cookie).toMatchObject({
    name: '__Host-desk',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
  });
  const withCookie = { ...https, cookie: `${cookie?.name ?? ''}=${cookie?.value ?? ''}` };
  expect((await get(app, '/requests', withCookie)).statusCode).toBe(200);
  // A link in a mail: the browser sends the cookie with the reload alone.
  const fromMail = await get(app, '/requests', { ...https, 'sec-fetch-site': 'cross-site' });
  expect(fromMail.body).toContain('http-equiv="refresh"');
  await send(app, '/sign-out', {}, withCookie);
  expect((await get(app, '/requests', withCookie)).statusCode).toBe(303);
});

test('a person is erased after a question that says what goes', async () => {
  const app = await openDesk();
  const [first] = [await add({ email: 'elif@x.example' }), await add({ email: 'ELIF@x.example' })];
  const other = await add({ email: 'john@x.example' });
  await send(app, `/requests/${first.id}/notes`, { text: 'Arandı' });
  const { body } = await get(app, `/requests/${first.id}/erase`);
  expect(body).toContain('2 talep');
  expect(body).toContain('1 not');
  expect((await send(app, `/requests/${first.id}/erase`, {})).body).toContain('2 talep silindi');
  expect((await get(app, `/requests/${first.id}`)).statusCode).toBe(404);
  expect(ids(await store.administration.list({}))).toEqual([other.id]);
  expect(await store.sql('SELECT * FROM request_notes')).toEqual([]);
});

test('what is filtered is a spreadsheet, and a mail can be sent again', async () => {
  const app = await openDesk();
  const { id } = await add({ name: '=HYPERLINK("http://evil")' });
  const { rawPayload, headers } = await get(app, '/requests.xlsx?kind=offer');
  expect(headers['content-type']).toContain('spreadsheetml');
  expect(rawPayload.subarray(0, 2).toString()).toBe('PK');
  const resent = await send(app, `/requests/${id}/resend`, {});
  expect(resent.headers.location).toBe(`/requests/${id}?outcome=resent`);
});

test('pages hear of changes as they happen', async () => {
  let announce: ((id: string | undefined) => void) | undefined;
  const app = await openDesk({
    onRequestChange: (listener) => {
      announce = listener;
      return () => {
        announce = undefined;
      };
    },
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = new AbortController();
  const response = await fetch(`${address}/events`, { signal: stop.signal });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  announce?.('an-id');
  expect((await reader?.read())?.value).toBe('event: request\ndata: an-id\n\n');
  stop.abort();
  await expect.poll(() => announce).toBeUndefined();
});

test('a file of the content is edited by its fields, published, and brought back', async () => {
  const content = await makeDeskContent(store.dataSource);
  const app = await openDesk({ content: { folder: content.folder.root, data: content.dataDir } });
  const file = 'news/new-office.yaml';
  const address = `/content/file?${new URLSearchParams({ file }).toString()}`;
  expect((await get(app, '/content')).body).toContain('new-office');
  const form = await get(app, address);
  const fields = { ...sentFields(form.body), '/title/en': 'A <b>new</b> office' };
  expect((await send(app, address, fields)).statusCode).toBe(303);
  expect((await send(app, address, { ...fields, '/title/en': 'Late' })).statusCode).toBe(409);
  const drafts = await get(app, '/drafts');
  expect(drafts.body).toContain('İngilizce metin değişti');
  const { draft = '' } = sentFields(drafts.body);
  const published = await send(app, '/drafts/publish', { draft });
  expect(published.body).toContain('1 dosya yayımlandı.');
  expect(await content.agrees()).toBe(true);
  expect((await get(app, address)).body).toContain('A &lt;b&gt;new&lt;/b&gt; office');
  const [publication] = await content.publications.list();
  const back = await send(app, `/publications/${publication?.id ?? ''}/bring-back`, {});
  expect(back.body).toContain('1 dosyanın önceki hâli taslak oldu');
});

test('what the check refuses is not published, and says where; a file that content has not is not edited', async () => {
  const content = await makeDeskContent(store.dataSource);
  const app = await openDesk({ content: { folder: content.folder.root, data: content.dataDir } });
  const address = '/content/file?file=news/new-office.yaml';
  const fields = { ...sentFields((await get(app, address)).body), '/title/en': '', '/publishDate': 'soon' };
  const saved = await send(app, address, fields);
  expect((await get(app, saved.headers.location ?? '')).body).toContain('class="fault"');
  const { draft = '' } = sentFields((await get(app, '/drafts')).body);
  expect((await send(app, '/drafts/publish', { draft })).statusCode).toBe(422);
  expect(await content.agrees()).toBe(true);
  expect((await send(app, '/drafts/discard', { draft })).body).toContain('Taslaklar silindi.');
  for (const file of ['../package.json', 'products/../../x.yaml', 'news/%00.yaml', 'pages/other.yaml', ''])
    expect(
      (await get(app, `/content/file?${new URLSearchParams({ file }).toString()}`)).statusCode,
      file,
    ).toBe(404);
});
