import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { expect } from 'vitest';
import type { RenderPage } from '#contracts/page.ts';
import { buildApi, page } from '../support/api.ts';
import { portOf } from '../support/port-of.ts';
import { test as siteTest } from '../support/site-test.ts';

interface Options {
  readonly requestLog?: boolean;
  readonly trustedProxies?: readonly string[];
  readonly contentVersion?: () => string | undefined;
  readonly renderPage?: RenderPage;
  readonly level?: string;
}

const test = siteTest.extend('start', ({ database }, { onCleanup }) => {
  const apps: { close(): Promise<unknown> }[] = [];
  onCleanup(async () => {
    for (const app of apps) await app.close();
  });
  return async ({ level = 'info', ...options }: Options = {}) => {
    const lines: string[] = [];
    const logger = pino({ level }, { write: (line) => lines.push(line) });
    const app = await buildApi(database.dataSource, { logger, ...options });
    apps.push(app);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    lines.length = 0;
    return { app, url, lines };
  };
});

test('a request is one line, once it was responded to, and has its path, status and duration', async ({
  start,
}) => {
  const { url, lines } = await start();
  await fetch(`${url}/api/news`);
  await fetch(`${url}/api/none`);
  await expect.poll(() => lines.length).toBe(2);
  // A response that has been read may be logged after a later one.
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        level: 30,
        method: 'GET',
        path: '/api/news',
        status: 200,
        ms: expect.any(Number),
        msg: 'request completed',
      }),
      expect.objectContaining({ path: '/api/none', status: 404 }),
    ]),
  );
});

test('at the level debug a request is logged when it comes as well', async ({ start }) => {
  const { url, lines } = await start({ level: 'debug' });
  await fetch(`${url}/api/news?a=1`);
  await expect.poll(() => lines.length).toBe(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/api/news', msg: 'incoming request' });
});

test('neither searches nor other queries are logged, of whatever request', async ({ start }) => {
  const { url, lines } = await start({
    level: 'trace',
    renderPage: async () => Promise.reject(new Error('no page')),
  });
  const paths = [
    '/tr/search',
    '/api/search',
    '/api/none',
    '/en/news',
    '//x',
    '/attachments/x',
    '/api/product/x',
  ];
  for (const path of paths) await fetch(`${url}${path}?q=gizli&signature=gizli`, { redirect: 'manual' });
  await fetch(`${url}/api/offer-form?q=gizli`, { method: 'POST', body: 'gizli' });
  await expect.poll(() => lines.filter((line) => line.includes('completed'))).toHaveLength(8);
  expect(lines.join('')).toContain('/tr/search');
  expect(lines.join('')).not.toContain('gizli');
});

test('a line has at most 300 bytes, however long the address and the id of the proxy are', async ({
  start,
}) => {
  const { url, lines } = await start({ trustedProxies: ['loopback'] });
  for (const path of ['/tr/', '/api/product/%22%5C'])
    await fetch(url + path + 'ş"\\'.repeat(200), {
      headers: { 'x-request-id': 'f'.repeat(48) },
      redirect: 'manual',
    });
  await expect.poll(() => lines.length).toBe(2);
  expect(lines.join('')).toContain('"reqId":"ffff');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(300);
});

test('a response has the id of its request, which no process gives twice', async ({ start }) => {
  const sites = [await start({ contentVersion: () => 'v1' }), await start()];
  const ids = new Set<string>();
  for (const { url, lines } of sites) {
    // The last one is cached.
    for (const path of ['/api/news', '/api/none', '/api/news']) {
      const id = (await fetch(url + path)).headers.get('x-request-id') ?? '';
      expect(id).toMatch(/^[\w.-]{8,48}$/u);
      ids.add(id);
      await expect.poll(() => lines.join('')).toContain(`"reqId":"${id}"`);
    }
  }
  expect(ids.size).toBe(6);
});

test.for([
  ['a trusted proxy', ['loopback'], '0f3a9c1b-8f0a-4b57', true],
  ['anybody else', [], '0f3a9c1b-8f0a-4b57', false],
  ['a trusted proxy that passes on what a visitor made up', ['loopback'], '<script>alert(1)', false],
  ['a trusted proxy, if it is too long,', ['loopback'], 'a'.repeat(49), false],
] as const)('that the id of %s %o %s is taken is %s', async ([, trustedProxies, id, isTaken], { start }) => {
  const { url } = await start({ trustedProxies });
  const { headers } = await fetch(`${url}/api/news`, { headers: { 'x-request-id': id } });
  expect(headers.get('x-request-id') === id).toBe(isTaken);
});

test('a client that leaves before the response is no error', async ({ start }) => {
  const { promise: rendered, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { app, lines } = await start({
    async renderPage({ address: { url } }) {
      begin();
      await rendered;
      return url.startsWith('/tr') ? page(url) : { kind: 'failure', error: new Error('gone'), html: '' };
    },
  });
  const send = async (bytes: string) => {
    const socket = connect(portOf(app.server), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  };
  const form = 'POST /api/offer-form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const sockets = await Promise.all([
    send('GET /tr/about-us HTTP/1.1\r\nHost: x\r\n\r\n'),
    send('GET /en/about-us HTTP/1.1\r\nHost: x\r\n\r\n'),
    send(`${form}Content-Length: 500\r\n\r\n{"isim":`),
  ]);
  await begun;
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => lines.filter((line) => line.includes('client disconnected'))).toHaveLength(3);
  finish();
  await app.inject('/api/news');
  expect(lines.filter((line) => !line.includes('"level":30'))).toEqual([]);
});

test('a request that the process makes itself, to render a page ahead, is not logged', async ({ start }) => {
  const { app, url, lines } = await start();
  await app.inject({ url: '/tr' });
  await fetch(`${url}/api/news`);
  await expect.poll(() => lines.length).toBe(1);
  expect(lines.join('')).not.toContain('"/tr"');
});

test('without the request log no request is logged', async ({ start }) => {
  const { url, lines } = await start({ requestLog: false });
  await fetch(`${url}/api/news`);
  expect(lines).toEqual([]);
});

test.for(['/api/offer-form', '/tr/services/oem'])(
  'a malformed form with files to %s is a warning of one line',
  async (path, { start }) => {
    const { url, lines } = await start();
    await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: '--b\r\nContent-Disposition: form-data; name="isim"\r\n\r\nAyşe',
    });
    await expect.poll(() => lines.length).toBe(2);
    const [warning]: unknown[] = lines.map((line) => JSON.parse(line));
    expect(warning).toMatchObject({ level: 40, msg: 'form refused' });
    expect(lines.join('')).not.toMatch(/stack|Ayşe/u);
  },
);
