import { parse } from 'content-disposition';
import { expect, vi } from 'vitest';
import { readTestContent, richestProduct } from '../support/test-content.ts';
import { test as siteTest } from '../support/site-test.ts';
import { readPdf } from '../support/sheets.ts';
import { seconds } from '../support/seconds.ts';

const { name, slug } = richestProduct(await readTestContent());
const { en: item, tr: turkishItem } = slug;
const sheetOf = (product: string, prefix = ''): string =>
  `${prefix}/products/product-details/${product}/data-sheet.pdf`;

const test = siteTest.extend(
  'get',
  ({ app }) =>
    (url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers }),
);

test('a product’s data sheet is a PDF in the language of its address', async ({ get }) => {
  const turkish = await get(sheetOf(item, '/tr'), { 'accept-language': 'en' });
  expect(turkish.statusCode).toBe(200);
  expect(turkish.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': 'tr',
    'cache-control': 'no-cache',
  });
  const disposition = String(turkish.headers['content-disposition']);
  expect(disposition).toMatch(new RegExp(`^inline; filename=${turkishItem}\\.pdf; filename\\*=UTF-8''`, 'u'));
  expect(parse(disposition).parameters['filename']).toBe(
    `${name.tr.replaceAll('/', '-')} – Teknik veri sayfası.pdf`,
  );
  expect(turkish.headers['vary'] ?? '').not.toContain('Accept-Language');
  const { pages } = await readPdf(turkish.rawPayload);
  expect(pages.join(' ')).toContain(name.tr);
  expect(pages.join(' ')).toContain(`http://localhost:3000/tr/products/product-details/${item}`);

  const english = await readPdf((await get(sheetOf(item, '/en'))).rawPayload);
  expect(english.pages.join(' ')).toContain(name.en);
});

test('a data sheet at a URL without a language is in the visitor’s language', async ({ get }) => {
  const english = await get(sheetOf(item), { 'accept-language': 'en' });
  expect(english.headers['content-language']).toBe('en');
  expect(english.headers['vary']).toContain('Accept-Language, Cookie');
  expect((await get(sheetOf(item))).headers['content-language']).toBe('tr');
});

test('the slugs of both languages lead to the same data sheet', async ({ get }) => {
  const [english, turkish] = await Promise.all([get(sheetOf(item, '/en')), get(sheetOf(turkishItem, '/en'))]);
  expect(turkish.rawPayload.equals(english.rawPayload)).toBe(true);
  expect(turkish.headers['etag']).toBe(english.headers['etag']);
});

test('a client that has the data sheet gets a 304', async ({ get }) => {
  const etag = String((await get(sheetOf(item, '/en'))).headers['etag']);
  expect(etag).toMatch(/^"[\w-]+"$/u);
  const again = await get(sheetOf(item, '/en'), { 'if-none-match': `"other", ${etag}` });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  expect((await get(sheetOf(item, '/tr'), { 'if-none-match': etag })).statusCode).toBe(200);
});

test('HEAD of a data sheet has the headers of GET', async ({ get, app }) => {
  const url = sheetOf(item, '/en');
  const [head, full] = await Promise.all([app.inject({ method: 'HEAD', url }), get(url)]);
  expect(head.statusCode).toBe(200);
  expect(head.rawPayload).toHaveLength(0);
  expect(head.headers['etag']).toBe(full.headers['etag']);
  expect(Number(head.headers['content-length'])).toBe(full.rawPayload.length);
});

test('the data sheet URL of an unknown product responds with a page', async ({ get }) => {
  const response = await get(sheetOf('no-such-product', '/en'));
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).toContain('page /en/products/product-details/no-such-product/data-sheet.pdf');
});

test('the site responds to other requests while data sheets are drawn', async ({ get }) => {
  const answered: string[] = [];
  const ask = async (url: string): Promise<number> => {
    const { statusCode } = await get(url);
    answered.push(url);
    return statusCode;
  };
  const sheet = sheetOf(item, '/en');
  const flood = Array.from({ length: 15 }, () => ask(sheet));
  await vi.waitFor(() => expect(answered).toContain(sheet), { timeout: 30 * seconds, interval: 5 });
  expect(await ask('/readyz')).toBe(200);
  expect(answered.length).toBeLessThan(flood.length);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
});
