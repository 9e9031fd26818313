import { describe, expect, test } from 'vitest';
import { siteUrl } from '../support/browser.ts';

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(siteUrl() + path, { headers, redirect: 'manual' });

test.each([
  ['an unknown address', '/nothing'],
  ['an unknown address in two parts', '/nothing/here'],
  ['an unknown address in English', '/en/nothing'],
  ['a language that there is none of', '/de/about-us'],
  ['an unknown news item', '/news/news-details/nothing'],
  ['an unknown category', '/products/nothing'],
  ['an unknown brand', '/en/products/partners/nothing'],
])('%s is a page with status 404 and a way home', async (_what, path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toMatch(/<h1>/u);
});

test('an unknown listing says that no item was found', async () => {
  expect(await (await get('/en/products/nothing')).text()).toContain('No item found');
});

test('the placeholder category is known and empty', async () => {
  const response = await get('/en/products/aaa');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('No item found');
});

test.each([
  ['/products/product-details/nothing', 302, '/#unknown-product'],
  ['/en/products/product-details/nothing', 302, '/en#unknown-product'],
  ['/brands', 301, '/partners'],
  ['/tr/brands', 301, '/tr/partners'],
  ['/about-us/', 301, '/about-us'],
  ['/catalogues', 301, '/online-catalog'],
  ['/en/catalogues?x=1', 301, '/en/online-catalog?x=1'],
])('%s leads with %i to %s', async (path, status, location) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

test.each([
  '/products/partners/smith&nephew',
  '/products/partners/smith%26nephew',
  '/products/partners/drendel-zweiling-d+z',
  '/products/partners/drendel-zweiling-d%2Bz',
  '/images/brands/smith&nephew.webp',
  '/images/brands/smith%26nephew.webp',
  '/images/brands/drendel-zweiling-d+z.webp',
  '/images/brands/drendel-zweiling-d%2Bz.webp',
])('%s is found', async (path) => {
  expect((await get(path)).status).toBe(200);
});

test('a product page answers to both slugs and names one canonical address', async () => {
  const html = await (
    await get('/tr/products/product-details/orvia-p2-piezo-kemik-cerrahisi-unitesi')
  ).text();
  expect(html).toContain('<h1>Orvia P2 Piezo Kemik Cerrahisi Ünitesi</h1>');
  expect(html).toMatch(
    /rel="canonical" href="[^"]*\/tr\/products\/product-details\/orvia-p2-piezo-bone-surgery-unit"/u,
  );
});

describe('the language of a plain address', () => {
  test.each([
    ['nothing is known of the visitor', {}, 'tr'],
    ['the browser prefers English', { 'accept-language': 'de, en-GB;q=0.9, tr;q=0.1' }, 'en'],
    ['the browser knows neither', { 'accept-language': 'de' }, 'tr'],
    ['the cookie says English', { 'accept-language': 'tr', cookie: 'language=en' }, 'en'],
    ['the cookie says nonsense', { 'accept-language': 'en', cookie: 'language=xx' }, 'en'],
  ])('is right when %s', async (_when, headers, language) => {
    const response = await get('/about-us', headers);
    expect(response.headers.get('content-language')).toBe(language);
    expect(response.headers.get('vary')).toContain('Accept-Language');
    expect(await response.text()).toContain(`<html lang="${language}">`);
  });

  test('does not touch an address that names its language', async () => {
    const response = await get('/tr/about-us', { 'accept-language': 'en', cookie: 'language=en' });
    expect(response.headers.get('content-language')).toBe('tr');
    expect(response.headers.get('vary') ?? '').not.toContain('Cookie');
  });
});

test.each(['/%65n', '/x/%2e%2e/en', '/en', '/en/about-us'])(
  'after a visit to %s plain addresses are still in the language of their visitor',
  async (path) => {
    await get(path);
    expect(await (await get('/about-us')).text()).toContain('<html lang="tr">');
  },
);

test('the order of the visitor’s languages decides', async () => {
  const response = await get('/about-us', { 'accept-language': 'tr-TR,en' });
  expect(response.headers.get('content-language')).toBe('tr');
});

test.each(['/en/nothing', '/de/about-us', '/products/nothing', '/en/ABOUT-US'])(
  '%s names no canonical address and asks not to be listed',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain('content="noindex"');
  },
);

test('no page runs an inline script', async () => {
  const response = await get('/tr');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  const scripts = (await response.text()).match(/<script[^>]*>/gu) ?? [];
  expect(
    scripts.filter((tag) => !tag.includes('src=') && !/type="application\/(?:ld\+)?json"/u.test(tag)),
  ).toEqual([]);
});

test('the data sheet shows the product’s picture', async () => {
  const response = await get('/en/products/product-details/orvia-p2-piezo-bone-surgery-unit/data-sheet.pdf');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toContain('/S /Figure');
});

test('the two brochures open', async () => {
  const html = await (await get('/en/products/product-details/orvia-p2-piezo-bone-surgery-unit')).text();
  const address = /href="(\/documents\/[^"]+)"/u.exec(html)?.[1] ?? '';
  const response = await get(address);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
