import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify from 'fastify';
import { expect, test as base } from 'vitest';
import { problems } from '../../adapters/http/plugins/problems.ts';
import { staticFiles } from '../../adapters/http/plugins/static-files.ts';
import { productPictureRoutes } from '../../adapters/http/routes/product-pictures.ts';

const pictureBySlug = new Map([
  ['saw', 'blade'],
  ['other-saw', 'blade'],
  ['without-file', 'lost'],
]);

const folderTest = base.extend('images', async ({}, { onCleanup }) => {
  const images = await mkdtemp(path.join(tmpdir(), 'pictures-test-'));
  onCleanup(() => rm(images, { recursive: true }));
  await mkdir(path.join(images, 'products', '460'), { recursive: true });
  await writeFile(path.join(images, 'products', 'blade.webp'), 'blade');
  await writeFile(path.join(images, 'products', '460', 'blade.avif'), 'blade of 460');
  await writeFile(path.join(images, 'secret.webp'), 'secret');
  return images;
});

const test = folderTest.extend('get', async ({ images }, { onCleanup }) => {
  const app = fastify();
  onCleanup(() => app.close());
  await app.register(problems);
  await app.register(staticFiles, { client: path.join(images, 'none'), images, documents: images });
  const useCases = { pictureOfProduct: async (slug: string) => pictureBySlug.get(slug) };
  await app.register(productPictureRoutes({ useCases, images }));
  return (url: string) => app.inject({ url });
});

test('products that share a picture share its files, each at addresses of its own', async ({ get }) => {
  for (const slug of ['saw', 'other-saw']) {
    const { body, headers, statusCode } = await get(`/images/products/${slug}.webp`);
    expect([statusCode, body, headers['content-type']]).toEqual([200, 'blade', 'image/webp']);
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect((await get(`/images/products/460/${slug}.avif`)).body).toBe('blade of 460');
  }
});

test.for([
  ['of no product', '/images/products/blade.webp'],
  ['in another width', '/images/products/461/saw.avif'],
  ['in another format', '/images/products/saw.png'],
  ['whose file is missing', '/images/products/without-file.webp'],
  ['outside the folder', '/images/products/%2e%2e/saw.webp'],
  ['with a path in its name', '/images/products/460/..%2f..%2fsecret.webp'],
])('a picture %s is not found', async ([, url = ''], { get }) => {
  expect((await get(url)).statusCode).toBe(404);
});
