import { expect, test } from 'vitest';
import { siteUrl } from '../support/browser.ts';

/** Scripts that a page names, as the browser finds them in its HTML. */
const scriptsOf = async (address: string): Promise<string[]> => {
  const html = await (await fetch(siteUrl() + address)).text();
  const links = html.matchAll(
    /(?:modulepreload" href|<script type="module" src)="(?<file>\/assets\/[^"]+\.js)"/gu,
  );
  return [...new Set(Array.from(links, ({ groups }) => groups?.['file'] ?? ''))];
};

/** Bytes on the wire. */
const sizeOf = async (file: string): Promise<number> => {
  const response = await fetch(siteUrl() + file, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding'), file).toBe('br');
  return Number(response.headers.get('content-length'));
};

const pages = [
  '/tr',
  '/tr/about-us',
  '/tr/news',
  '/tr/ent-solutions',
  '/tr/products/mammoplasty',
  '/tr/products/product-details/orvia-p2-piezo-bone-surgery-unit',
  '/tr/search',
].map((address) => ({ address, files: 8, bytes: 124_000 }));

const formPages = ['/tr/request', '/tr/services/oem'].map((address) => ({
  address,
  files: 9,
  bytes: 151_000,
}));

test.each([...pages, ...formPages])(
  'the first load of $address takes at most $files scripts of $bytes bytes in all',
  async ({ address, files, bytes }) => {
    const scripts = await scriptsOf(address);
    const sizes = await Promise.all(scripts.map(sizeOf));
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.length).toBeLessThanOrEqual(files);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(bytes);
  },
);

test.each([
  '/tr',
  '/tr/about-us',
  '/tr/contact',
  '/tr/partners',
  '/tr/ent-solutions',
  '/tr/services/oem',
  '/tr/search',
  '/tr/products/mammoplasty',
  '/tr/request',
])('%s repeats at most 4 kB of its content as data', async (address) => {
  const html = await (await fetch(siteUrl() + address)).text();
  const [, data = ''] = /<script type="application\/json" id="hydration">([^<]*)/u.exec(html) ?? [];
  expect(data.length).toBeGreaterThan(0);
  expect(Buffer.byteLength(data)).toBeLessThanOrEqual(4096);
});

test('scripts come at low priority, so that what is painted comes first', async () => {
  const html = await (await fetch(`${siteUrl()}/tr`)).text();
  const loads = html.match(/<(?:link rel="modulepreload"|script type="module")[^>]*>/gu) ?? [];
  expect(loads.length).toBeGreaterThan(1);
  expect(loads.filter((load) => !load.includes('fetchPriority="low"'))).toEqual([]);
});

test.each(['br', 'gzip', 'identity'])('a built script is sent as %s, forever cacheable', async (coding) => {
  const [script = ''] = await scriptsOf('/tr');
  const response = await fetch(siteUrl() + script, { headers: { 'accept-encoding': coding } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  expect(response.headers.get('content-type')).toContain('javascript');
});

test('a built file that does not exist is a problem document', async () => {
  const response = await fetch(`${siteUrl()}/assets/chunks/nothing.js`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
});
