import { expect, vi } from 'vitest';
import { test as siteTest } from '../support/site-test.ts';
import { readPdf } from '../support/sheets.ts';

const item = 'orvia-p2-piezo-bone-surgery-unit';
const turkishItem = 'orvia-p2-piezo-kemik-cerrahisi-unitesi';
const sheetOf = (slug: string, prefix = ''): string =>
  `${prefix}/products/product-details/${slug}/data-sheet.pdf`;

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
    'content-disposition': `inline; filename="${turkishItem}.pdf"; filename*=UTF-8''Orvia%20P2%20Piezo%20Kemik%20Cerrahisi%20%C3%9Cnitesi%20%E2%80%93%20%C3%9Cr%C3%BCn%20bilgi%20formu.pdf`,
  });
  expect(turkish.headers['vary'] ?? '').not.toContain('Accept-Language');
  const { pages } = await readPdf(turkish.rawPayload);
  expect(pages.join(' ')).toContain('Orvia P2 Piezo Kemik Cerrahisi Ünitesi');
  expect(pages.join(' ')).toContain(`http://localhost:3000/tr/products/product-details/${item}`);

  const english = await readPdf((await get(sheetOf(item, '/en'))).rawPayload);
  expect(english.pages.join(' ')).toContain('Orvia P2 Piezo Bone Surgery Unit');
});

test('without a language in the address, the visitor’s is taken', async ({ get }) => {
  const english = await get(sheetOf(item), { 'accept-language': 'en' });
  expect(english.headers['content-language']).toBe('en');
  expect(english.headers['vary']).toContain('Accept-Language, Cookie');
  expect((await get(sheetOf(item))).headers['content-language']).toBe('tr');
});

test('the slug of either language leads to the same sheet', async ({ get }) => {
  const [english, turkish] = await Promise.all([get(sheetOf(item, '/en')), get(sheetOf(turkishItem, '/en'))]);
  expect(turkish.rawPayload.equals(english.rawPayload)).toBe(true);
  expect(turkish.headers['etag']).toBe(english.headers['etag']);
});

test('who has the sheet already is told so', async ({ get }) => {
  const etag = String((await get(sheetOf(item, '/en'))).headers['etag']);
  expect(etag).toMatch(/^"[\w-]+"$/u);
  const again = await get(sheetOf(item, '/en'), { 'if-none-match': `"other", ${etag}` });
  expect(again.statusCode).toBe(304);
  expect(again.rawPayload).toHaveLength(0);
  expect((await get(sheetOf(item, '/tr'), { 'if-none-match': etag })).statusCode).toBe(200);
});

test('HEAD says what GET would', async ({ get, app }) => {
  const url = sheetOf(item, '/en');
  const [head, full] = await Promise.all([app.inject({ method: 'HEAD', url }), get(url)]);
  expect(head.statusCode).toBe(200);
  expect(head.rawPayload).toHaveLength(0);
  expect(head.headers['etag']).toBe(full.headers['etag']);
  expect(Number(head.headers['content-length'])).toBe(full.rawPayload.length);
});

test('for an unknown product the answer is the page of that address', async ({ get }) => {
  const response = await get(sheetOf('no-such-product', '/en'));
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).toContain('page /en/products/product-details/no-such-product/data-sheet.pdf');
});

test('while sheets are drawn, the site goes on answering', async ({ get }) => {
  const answered: string[] = [];
  const ask = async (url: string): Promise<number> => {
    const { statusCode } = await get(url);
    answered.push(url);
    return statusCode;
  };
  const sheet = sheetOf(item, '/en');
  const flood = Array.from({ length: 15 }, () => ask(sheet));
  await vi.waitFor(() => expect(answered).toContain(sheet), { timeout: 30_000, interval: 5 });
  expect(await ask('/readyz')).toBe(200);
  expect(answered.length).toBeLessThan(flood.length);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
});
