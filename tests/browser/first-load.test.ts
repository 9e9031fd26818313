import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { siteUrl } from '../support/browser.ts';

const htmlOf = async (address: string): Promise<string> => (await fetch(siteUrl() + address)).text();

const dataOf = (html: string, id: string): string =>
  new RegExp(`<script type="application/json" id="${id}">([^<]*)`, 'u').exec(html)?.[1] ?? '';

const filesSchema = z.object({
  scripts: z.array(z.string()),
  later: z.optional(z.array(z.object({ rel: z.string(), href: z.string() }))),
});

/** Scripts of a page: the one in its HTML, and those that it loads. */
const scriptsOf = async (address: string): Promise<string[]> => {
  const html = await htmlOf(address);
  const start = html.matchAll(/<script type="module" async="" src="(?<file>[^"]+)"/gu);
  const files = Array.from(start, ({ groups }) => groups?.['file'] ?? '');
  return [...files, ...filesSchema.parse(JSON.parse(dataOf(html, 'hydration-files'))).scripts];
};

/** Bytes on the wire. */
const sizeOf = async (file: string): Promise<number> => {
  const response = await fetch(siteUrl() + file, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding'), file).toBe('br');
  return Number(response.headers.get('content-length'));
};

const pages = ['/tr', '/tr/about-us', '/tr/news', '/tr/ent-solutions'].map((address) => ({
  address,
  files: 8,
  bytes: 126_500,
}));

/** Search pages, which load what marks the words of a query as well. */
const searchPages = [{ address: '/tr/search', files: 8, bytes: 126_000 }];

/** Pages with the lists of a gallery and the button of a turntable. */
const productPages = [
  {
    address: '/tr/products/product-details/orvia-p2-piezo-bone-surgery-unit',
    files: 8,
    bytes: 129_000,
  },
];

/** Pages with a file of facets and one of their texts. */
const facetPages = ['/tr/products', '/tr/products/mammoplasty'].map((address) => ({
  address,
  files: 9,
  bytes: 129_000,
}));

/** Bytes of the styles in the HTML. */
const maxStyles = 46_000;
const maxProductStyles = 48_000;

/** The list of products reads quantities in all notations and units. */
const formPages = [
  { address: '/tr/request', files: 9, bytes: 171_000 },
  { address: '/tr/services/oem', files: 9, bytes: 168_000 },
];

test.each([...pages, ...searchPages, ...productPages, ...facetPages, ...formPages])(
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
  '/tr/request',
])('%s repeats at most 4 kB of its content as data', async (address) => {
  const data = dataOf(await htmlOf(address), 'hydration');
  expect(data.length).toBeGreaterThan(0);
  expect(Buffer.byteLength(data)).toBeLessThanOrEqual(4096);
});

test.each([
  ['/tr/products/mammoplasty', 7],
  ['/tr/products', 24],
] as const)(
  '%s repeats at most 2 kB, and 600 bytes for each of its %i products',
  async (address, products) => {
    const html = await htmlOf(address);
    expect(html.match(/class="card product-card"/gu)).toHaveLength(products);
    expect(Buffer.byteLength(dataOf(html, 'hydration'))).toBeLessThanOrEqual(2048 + 600 * products);
  },
);

test.each([...pages, ...searchPages, ...productPages, ...facetPages, ...formPages])(
  'the HTML of $address has few styles, which its policy names',
  async ({ address }) => {
    const response = await fetch(siteUrl() + address);
    const [, styles = ''] = /<style[^>]*>(.*?)<\/style>/su.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(styles.length).toBeGreaterThan(10_000);
    expect(Buffer.byteLength(styles)).toBeLessThanOrEqual(
      address.includes('product-details') ? maxProductStyles : maxStyles,
    );
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`);
  },
);

test('the HTML asks for one small script at low priority, and for no style sheet but that for paper', async () => {
  const html = await htmlOf('/tr');
  const tags = html.match(/<(?:link|script)\b[^>]*>/gu) ?? [];
  const scripts = tags.filter((tag) => /script[^>]* src=|modulepreload/u.test(tag));
  expect(scripts).toEqual([expect.stringContaining('fetchPriority="low"')]);
  expect(await sizeOf(/src="(?<file>[^"]+)"/u.exec(scripts[0] ?? '')?.groups?.['file'] ?? '')).toBeLessThan(
    1000,
  );
  expect(tags.filter((tag) => /rel="stylesheet"/u.test(tag))).toEqual([
    expect.stringMatching(/media="print" href="\/assets\/static\/print\.[\w-]{8}\.css"/u),
  ]);
});

/** Links to what a page asks for once it is hydrated. */
const laterOf = async (address: string) =>
  filesSchema.parse(JSON.parse(dataOf(await htmlOf(address), 'hydration-files'))).later;

test('the tools of a list, with their texts and styles, are asked for along with the scripts of the page', async () => {
  const later = (await laterOf('/tr/request')) ?? [];
  const texts = await Promise.all(later.map(async ({ href }) => (await fetch(siteUrl() + href)).text()));
  expect(texts.join('\n')).toMatch(/Listeyi boşalt/u);
  expect(texts.join('\n')).toMatch(/"list-choice"|`list-choice`/u);
  expect(later.filter(({ rel }) => rel === 'preload').length).toBe(1);
  const first = await scriptsOf('/tr/request');
  expect(later.filter(({ href }) => first.includes(href))).toEqual([]);
  expect(await laterOf('/tr/services/oem')).toBeUndefined();
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
