import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { staticFiles } from '../../../adapters/http/plugins/static-files.ts';
import { pictureRoutes } from '../../../adapters/http/routes/pictures.ts';
import { createServer } from '../../../adapters/http/server.ts';
import { makeFolder } from '../../support/content-folder.ts';

const saw = 'saw.0f3a9c1b';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

const pictures = new Map([
  ['product saw', `${saw}.svg`],
  ['brand smith&nephew', 'smith&nephew.0f3a9c1b.png'],
]);

let app: FastifyInstance;

beforeEach(async () => {
  const folder = await makeFolder();
  const write = async (file: string, content: string): Promise<void> => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  };
  await write(`products/${saw}.svg`, svg);
  await write(`products/${saw}.svg.br`, 'as brotli');
  await write('brands/smith&nephew.0f3a9c1b.png', 'a photo with its place and owner');
  await write('brands/240/smith&nephew.0f3a9c1b.avif', 'from a file');
  await write('turntables/saw.0f3a9c1b.avif', 'from all sides');
  await write('.made.json', '{}');
  app = await createServer({
    settings: { trustedProxies: [], publicUrl: 'http://localhost' },
    logger: pino({ level: 'silent' }),
  });
  await app.register(staticFiles, { client: path.join(folder, 'none'), images: folder, documents: folder });
  await app.register(
    pictureRoutes({
      folder,
      findPicture: async (kind, name) => pictures.get(`${kind} ${name}`),
      encodePicture: async ({ stem, width, ending }) =>
        stem === 'gone.0f3a9c1b' ? undefined : Buffer.from(`${stem} ${width} ${ending}`),
    }),
  );
  onTestFinished(() => app.close());
});

const get = (file: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/images/${file}`, headers });

test('a drawing is served as SVG that may do nothing, for a year, and compressed', async () => {
  const { statusCode, headers, body } = await get(`products/${saw}.svg`);
  expect(statusCode).toBe(200);
  expect(body).toBe(svg);
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^image\/svg\+xml/u),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });

  const compressed = await get(`products/${saw}.svg`, { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers['content-type']).toMatch(/^image\/svg\+xml/u);
  expect(compressed.body).toBe('as brotli');
});

test.each([
  ['products/saw', svg],
  ['products/saw.webp', `${saw} 920 webp`],
  ['products/460/saw.avif', `${saw} 460 avif`],
  ['brands/smith%26nephew', 'smith&nephew.0f3a9c1b 480 webp'],
  ['brands/smith&nephew.webp', 'smith&nephew.0f3a9c1b 480 webp'],
  ['brands/240/smith&nephew.avif', 'from a file'],
])('%s leads to the present picture of its entry, for a day', async (address, content) => {
  const { statusCode, headers, body } = await get(address);
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: content });
  expect(headers['cache-control']).toBe('public, max-age=86400');
});

test.each([
  ['brands/240/smith&nephew.0f3a9c1b.avif', 'from a file'],
  ['brands/480/smith&nephew.0f3a9c1b.webp', 'smith&nephew.0f3a9c1b 480 webp'],
  [`products/232/${saw}.webp`, `${saw} 232 webp`],
])('%s is served for a year, encoded if it is not there yet', async (address, content) => {
  const { statusCode, headers, body } = await get(address);
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: content });
  expect(headers).toMatchObject({
    'content-type': `image/${path.extname(address).slice(1)}`,
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a turntable is served as it is, for a year, at the address with its hash alone', async () => {
  const { statusCode, headers, body } = await get('turntables/saw.0f3a9c1b.avif');
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'from all sides' });
  expect(headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const other of ['saw.avif', 'saw.00000000.avif', 'saw', '..%2f.made.json', '576/saw.0f3a9c1b.avif'])
    expect((await get(`turntables/${other}`)).statusCode, other).toBe(404);
});

test('a picture that the visitor has is not sent again', async () => {
  for (const address of ['products/saw', 'products/saw.webp', `products/${saw}.svg`]) {
    const { headers } = await get(address);
    const again = await get(address, { 'if-none-match': String(headers['etag']) });
    expect({ address, status: again.statusCode, body: again.body }).toEqual({
      address,
      status: 304,
      body: '',
    });
  }
});

test.each([
  'products/drill',
  'products/drill.webp',
  'products/saw.svg',
  'products/drill.0f3a9c1b.svg',
  'products/gone.0f3a9c1b.webp',
  'products/461/saw.webp',
  'products/460/saw',
  'products/460/saw.svg',
  'products/460/saw.gif',
  'brands/smith&nephew.0f3a9c1b.png',
  `products/${saw}.svg.br`,
  'tools/saw.webp',
  'products',
  'products/',
  '.made.json',
  'products/../.made.json',
  'products/..%2f.made.json',
  'products/%2e%2e%2f%2e%2e%2fpackage.json',
])('there is nothing at %s', async (address) => {
  const { statusCode, headers } = await get(address);
  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
});
