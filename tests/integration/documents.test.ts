import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'content-disposition';
import { expect, test as base } from 'vitest';
import { listCookies } from '#contracts/list/cookie.ts';
import { hashOf } from '#domain/shared/hashed-file.ts';
import { writePictures } from '../../adapters/content/pictures/make-pictures.ts';
import { servedDocuments } from '../../adapters/content/pictures/picture-files.ts';
import { openDatabaseWithContent } from '../support/database.ts';
import { buildRenderingSite, publicUrl } from '../support/rendering-site.ts';
import { readPdf } from '../support/sheets.ts';
import { contentDir, readWholeContent } from '../support/test-content.ts';

const test = base
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await openDatabaseWithContent();
    onCleanup(database.close);
    return database;
  })
  .extend('files', { scope: 'file' }, () => readWholeContent(contentDir))
  .extend('content', { scope: 'file' }, ({ files }) => files.content)
  .extend('served', { scope: 'file' }, async ({ files }, { onCleanup }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'documents-'));
    onCleanup(() => rm(folder, { recursive: true }));
    const pictures = files.pictures.filter(({ kind }) => kind === 'document');
    await writePictures({ pictures, folder });
    return { folder: servedDocuments(folder), names: pictures.map((picture) => picture.file) };
  })
  .extend('app', { scope: 'file' }, async ({ database, served }, { onCleanup }) => {
    const app = await buildRenderingSite(database.dataSource, {
      documents: served.folder,
      cdn: true,
      contentVersion: () => 'documents',
    });
    onCleanup(() => app.close());
    return app;
  })
  .extend('get', ({ app }) => async (url: string, headers: Record<string, string> = {}) => {
    const response = await app.inject({ url, headers });
    return {
      response,
      status: response.statusCode,
      html: response.body,
      /** HTML without the elements in which no line ends. */
      unbroken: response.body.replaceAll(/<\/?span[^>]*>/gu, ''),
      products: Array.from(
        response.body.matchAll(/<\/details><a href="\/(?:tr|en)\/products\/product-details\/([^"]+)"/gu),
        ([, slug]) => slug,
      ),
      pdfs: Array.from(
        response.body.matchAll(/href="(\/documents\/[^"]+\.pdf)"/gu),
        ([, href]) => href ?? '',
      ),
    };
  });

const [listCookie] = listCookies;
const orvia = 'orvia-p2-piezo-bone-surgery-unit';
const file = '/documents/orvia-p2-brochure/1.tr';
const brochure = 'orvia-p2-piezo-bone-surgery-unit-brochure';
const own = `/documents/instructions-for-use/${orvia}`;
const mark = 'ÖRNEK BELGE – geçerli değildir · SAMPLE DOCUMENT – not valid';

test('a demonstration says on every page, in both languages, that it is none', async ({ get, content }) => {
  const { response } = await get(`${own}/2.1.tr.pdf`);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-language': 'tr',
    'surrogate-key': 'site-content',
    'cache-control': expect.stringContaining('s-maxage'),
  });
  const { pages, info } = await readPdf(response.rawPayload);
  expect(pages.filter((page) => page.includes(mark))).toHaveLength(pages.length);
  const name = content.products.find(({ slug }) => slug.en === orvia)?.name.tr;
  expect(pages[0]).toContain(`Ürün ${name}`);
  expect(pages[0]).toContain('Sürüm 2.1 Yayım tarihi 16 Şubat 2026');
  expect(info).toMatchObject({ Title: `Kullanım kılavuzu – ${name} – 2.1`, Language: 'tr-TR' });
  const disposition = parse(String(response.headers['content-disposition']));
  expect(disposition.parameters['filename']).toBe(`Kullanım kılavuzu – ${name} – 2.1.pdf`);
});

test('older versions stay at their addresses', async ({ get }) => {
  const { response } = await get(`${own}/1.0.en.pdf`);
  expect(response.statusCode).toBe(200);
  const { pages } = await readPdf(response.rawPayload);
  expect(pages[0]).toContain('Version 1.0 Date of issue 15 May 2023');
  expect(pages[0]).toContain(mark);
  const etag = String(response.headers['etag']);
  expect(etag).toMatch(/^"[\w-]+"$/u);
  expect((await get(`${own}/1.0.en.pdf`, { 'if-none-match': etag })).status).toBe(304);
});

test('a document that products share is at one address', async ({ get }) => {
  const { response } = await get('/documents/iso-13485/2026.en.pdf');
  const { pages } = await readPdf(response.rawPayload);
  expect(pages[0]).toContain('ISO 13485 quality management certificate');
  expect(pages[0]).toContain('Valid until 4 January 2029');
});

test('a file of the content is sent as it is, with its name, at an address that never changes', async ({
  get,
  served,
}) => {
  const name = served.names.find((each) => each.startsWith(brochure)) ?? '';
  const hash = hashOf(name);
  const { response } = await get(`${file}.${hash}.pdf`);
  expect(response.statusCode).toBe(200);
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-language': 'tr',
  });
  expect(parse(String(response.headers['content-disposition'])).parameters['filename']).toBe(
    'Broşür – Lot LT-2026-04 – 1.pdf',
  );
  const { response: same } = await get(`/documents/${name}`);
  expect(same.rawPayload.equals(response.rawPayload)).toBe(true);
  const validator = { 'if-none-match': String(response.headers['etag']) };
  expect((await get(`${file}.${hash}.pdf`, validator)).status).toBe(304);
});

test('addresses without the hash of the present file, or with that of a former one, lead to it', async ({
  get,
  served,
}) => {
  const name = served.names.find((each) => each.startsWith(brochure)) ?? '';
  const locationOf = async (url: string): Promise<unknown> => {
    const { response } = await get(url);
    expect(response.statusCode).toBe(302);
    expect(response.headers['cache-control']).not.toContain('immutable');
    return response.headers['location'];
  };
  for (const url of [`${file}.pdf`, `${file}.0a1b2c3d.pdf`])
    expect(await locationOf(url)).toBe(`${file}.${hashOf(name)}.pdf`);
  const capitals = brochure.toUpperCase();
  for (const former of [`${brochure}.pdf`, `${brochure}.0a1b2c3d.pdf`, `${capitals}.pdf`, brochure])
    expect(await locationOf(`/documents/${former}`)).toBe(`/documents/${name}`);
  // What was a file is drawn now.
  expect(await locationOf(`${own}/2.1.tr.0a1b2c3d.pdf`)).toBe(`${own}/2.1.tr.pdf`);
});

test.for([
  '/documents/orvia-p2-brochure/2.tr.pdf',
  '/documents/no-such-file.pdf',
  '/documents/..%2F..%2Fpackage.json',
  '/documents/orvia-p2-brochure/1.en.pdf',
  '/documents/orvia-p2-brochure/1.de.pdf',
  '/documents/orvia-p2-brochure/1.pdf',
  `/documents/orvia-p2-brochure/${orvia}/1.tr.pdf`,
  '/documents/instructions-for-use/2.1.tr.pdf',
  '/documents/instructions-for-use/no-such-product/2.1.tr.pdf',
  '/documents/nothing/1.tr.pdf',
  '/documents/..%2F..%2Fpackage/1.tr.pdf',
])('%s is a page with status 404', async (url, { get }) => {
  const { response } = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toContain('text/html');
});

test('the address with a slash at its end leads to the page of documents', async ({ get }) => {
  const { response } = await get('/documents/');
  expect([response.statusCode, response.headers['location']]).toEqual([301, '/documents']);
});

test('the page of documents lists every product with documents once, by name', async ({ get, content }) => {
  const { compare } = new Intl.Collator('tr', { numeric: true });
  const names = content.products
    .filter(({ documents }) => documents)
    .toSorted((a, b) => compare(a.name.tr, b.name.tr))
    .map(({ slug }) => slug.en);
  const shown: (string | undefined)[] = [];
  for (let page = 1; page <= Math.ceil(names.length / 24); page += 1)
    shown.push(...(await get(`/tr/documents${page > 1 ? `?page=${page}` : ''}`)).products);
  expect(names.length).toBeGreaterThan(24);
  expect(shown).toEqual(names);
  const { html } = await get('/tr/documents');
  expect(html).toContain(`Belgesi olan ${names.length} ürün`);
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/tr/documents"`);
  expect(html).toContain(`<link rel="next" href="${publicUrl}/tr/documents?page=2"`);
  expect(html).toContain('href="/tr/documents?page=2#list-head"');
  expect(html).toMatch(
    new RegExp(`id="list-head"[^>]*>Sayfa 1 / \\d+, Belgesi olan ${names.length} ürün<`, 'u'),
  );
  expect(html).not.toContain('noindex');
  expect(html.match(/<script(?! type="application\/ld\+json")[^>]*>/gu)).toEqual([
    expect.stringContaining('/plain'),
  ]);
  expect((await get('/tr/documents?page=99')).status).toBe(404);
});

test('the same documents are shared on every page of a list', async ({ get }) => {
  const sharedOn = async (url: string): Promise<string | undefined> =>
    /<section id="shared-documents".*?<\/section>/su.exec((await get(url)).html)?.[0];
  for (const url of ['/en/documents?', '/en/documents?kind=certificate&']) {
    const first = await sharedOn(url);
    expect(first).toContain('/documents/iso-13485/2026.en.pdf');
    expect(await sharedOn(`${url}page=2`)).toBe(first);
  }
  expect(await sharedOn('/en/documents?kind=brochure')).toBeUndefined();
});

test('every link to a document of the page leads to a PDF', async ({ get }) => {
  const { pdfs } = await get('/tr/documents?kind=brochure');
  expect(pdfs).toEqual([expect.stringMatching(/^\/documents\/orvia-p2-brochure\/1\.tr\.[\da-f]{8}\.pdf$/u)]);
  const { pdfs: certificates } = await get('/tr/documents?kind=certificate');
  expect(new Set(certificates).size).toBe(3);
  for (const url of new Set(certificates)) expect((await get(url)).status, url).toBe(200);
});

test('filters show the documents of a kind and language, and are not indexed', async ({ get }) => {
  const { html, products } = await get('/tr/documents?kind=brochure&language=tr');
  expect(products).toEqual([orvia]);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toContain(`<link rel="canonical" href="${publicUrl}/tr/documents"`);
  expect((await get('/tr/documents?kind=brochure&language=en')).products).toEqual([]);
});

test('filters that do not exist are named, and a number of a page that is none leads to the first', async ({
  get,
}) => {
  const { html, status } = await get('/tr/documents?kind=broşür&language=de');
  expect(status).toBe(200);
  expect(html).toContain('Adresteki filtrelerden 2 tanesi bu listede yok ve uygulanmadı.');
  expect((await get('/tr/documents?kind=&language=en')).html).not.toContain('uygulanmadı');
  const { response } = await get('/tr/documents?kind=brochure&page=son');
  expect([response.statusCode, response.headers.location]).toEqual([302, '/tr/documents?kind=brochure']);
});

test.for([
  ['orvia p2', orvia],
  ['lt 2026-04', orvia],
  ['LOT: LT-2026/04', orvia],
  ['RC-25/40', 'rotanda-curved-sinus-diamond-bur'],
])('the documents of a product are found by %s', async ([query = '', slug], { get }) => {
  expect((await get(`/tr/documents?q=${encodeURIComponent(query)}`)).products[0]).toBe(slug);
});

test.for([
  ['LOT 24-0117', 'We know no documents for lot 24-0117.', 'lot=24-0117'],
  ['Parti No: 4-2291', 'We know no documents for lot 4-2291.', 'lot=4-2291'],
  ['(17)270131(10)KX-24', 'We know no documents for lot KX-24.', 'lot=KX-24'],
  ['2-2405', 'We know no documents for “2-2405”, be it a lot, a REF or a product.', 'document=2-2405'],
  [
    'orvia 240512',
    'We know no documents for “orvia 240512”, be it a lot, a REF or a product.',
    'document=orvia+240512',
  ],
])('%s has no documents, rather than those of another product', async ([query = '', says, asks], { get }) => {
  const { html, unbroken, products } = await get(`/en/documents?q=${encodeURIComponent(query)}`);
  expect(products).toEqual([]);
  expect(unbroken).toContain(says);
  expect(html).toContain(`<title>Documents – “${query}”: 0 products`);
  expect(html).toContain(`href="/en/request?${asks}#form">Ask us</a>`);
});

test.for(['LT 2026-04', 'LOT: LT-2026/04', '(10)LT-2026/04', 'Orvia P2 lot lt2026/04'])(
  'what is for the lot of “%s” alone comes first, open and marked, and the reading goes on there',
  async (query, { get }) => {
    const { html, unbroken, products } = await get(`/en/documents?q=${encodeURIComponent(query)}`);
    expect(products).toEqual([orvia]);
    expect(html).toContain('<details open="">');
    const [first] = /<td>.*?<\/td>/su.exec(unbroken) ?? [];
    expect(first).toContain('<div class="document"><mark>Lot\u00A0LT-2026/04</mark>');
    expect(unbroken.match(/<mark>/gu)).toHaveLength(1);
    expect(unbroken).not.toContain('· Lot\u00A0LT-2026/04');
    const [, target] = / action="\/en\/documents#([^"]+)"/u.exec(html) ?? [];
    expect(html).toContain(
      `<div id="${target}" tabindex="-1" class="documents-results"><p class="listing-count">`,
    );
  },
);

test('without a lot, rows are folded and none is marked, unless there is only one', async ({ get }) => {
  const { html } = await get('/en/documents?kind=declaration');
  expect(html).not.toContain('<mark>');
  expect(html).not.toContain('<details open');
  const { html: single } = await get('/en/documents?q=orvia+p2');
  expect(single).toContain('<details open="">');
  expect(single).not.toContain('<mark>');
});

test('an unknown lot beside a product is named above the documents for all lots', async ({ get }) => {
  const { html, unbroken, products } = await get('/en/documents?q=REF+RC-25/40+LOT+24-0117');
  expect(products).toEqual(['rotanda-curved-sinus-diamond-bur']);
  expect(unbroken).toContain('We know no documents of this product for lot 24-0117 alone.');
  expect(html).toContain('href="/en/request?lot=24-0117+%28REF+RC-25%2F40%29#form">Ask us</a>');
});

const messageIn = (html: string): string | undefined =>
  /<textarea[^>]* name="mesaj"[^>]*>([^<]*)<\/textarea>/u.exec(html)?.[1];

test.for([
  ['/en/request?lot=KX-24', 'I am looking for the document of lot KX-24'],
  ['/tr/request?q=titanyum+vida', 'Şunu bulamadım: titanyum vida'],
  ['/en/request?q=%3C/textarea%3E%0A%E2%80%AE', 'I could not find: &lt;/textarea&gt;'],
  ['/tr/request', ''],
])('the message of the form at %s begins with what was asked', async ([url = '', message], { get }) => {
  const { status, html, response } = await get(url);
  expect([status, messageIn(html)]).toEqual([200, message]);
  expect(html.includes('content="noindex"')).toBe(message !== '');
  expect(response.headers['cache-control']).toContain('no-');
});

test('a question keeps the list of the visitor', async ({ get }) => {
  const { response } = await get('/en/request?q=led&utm_source=x', { cookie: `${listCookie}=${orvia}:2` });
  expect(response.headers.location).toBe(`/en/request?items=${orvia}:2&q=led`);
});

test('the documents of a REF are found by what it is misread for, which the page says', async ({ get }) => {
  const { unbroken, products } = await get('/en/documents?q=RC-2S/4O');
  expect(products[0]).toBe('rotanda-curved-sinus-diamond-bur');
  expect(unbroken).toContain('The closest to the spelling “RC-2S/4O”.');
});

test('a word for a kind of document is the filter of that kind', async ({ get }) => {
  const { html, pdfs } = await get('/tr/documents?q=bro%C5%9F%C3%BCr');
  expect(pdfs).toEqual((await get('/tr/documents?kind=brochure')).pdfs);
  expect(html).toContain('Belge türü: Broşür');
  expect(html).toContain('<title>Belgeler – Broşür: 1 ürün');
  expect(html).toContain('<option value="brochure" selected="">');
  expect((await get('/tr/documents?q=orvia+p2+bro%C5%9F%C3%BCr')).products).toEqual([orvia]);
});

test('a query that finds nothing says so', async ({ get }) => {
  const { html, products } = await get('/en/documents?q=xyzxyz');
  expect(products).toEqual([]);
  expect(html).toContain('No documents found.');
});

test('the page of a product lists its documents, older versions folded', async ({ get }) => {
  const { html, pdfs } = await get(`/tr/products/product-details/${orvia}`);
  expect(pdfs).toEqual(
    expect.arrayContaining([
      `${own}/2.1.tr.pdf`,
      `${own}/2.1.en.pdf`,
      `${own}/1.0.en.pdf`,
      '/documents/iso-13485/2023.en.pdf',
      expect.stringMatching(/^\/documents\/orvia-p2-brochure\/1\.tr\.[\da-f]{8}\.pdf$/u),
    ]),
  );
  expect(html).toMatch(/<summary>1 eski sürüm<\/summary>.*1\.0\.en\.pdf/su);
  expect(html).toMatch(/<small>123\skB<\/small>/u);
  expect(html).toMatch(/title="PDF, Türkçe, 123\skB"/u);
  expect(html).toContain('title="PDF, İngilizce"');
  expect(html).toContain('Kılavuzlar, beyanlar ve sertifikalar örnektir; resmî belge yerine geçmez.');
});

test('while too many documents wait to be drawn, others are refused with 503 and a time to try again', async ({
  get,
}) => {
  const { pdfs } = await get('/en/documents?page=2');
  // Of different documents, as each is drawn once: one at a time, while 40 wait.
  const different = [...new Set(pdfs)].slice(0, 50);
  expect(different).toHaveLength(50);
  const answers = await Promise.all(different.map(async (pdf) => (await get(pdf)).response));
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) {
    expect(headers['retry-after']).toMatch(/^\d+$/u);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toContain('application/problem+json');
  }
});

test('the API names the documents of a product', async ({ app, content }) => {
  const { documents } = (await app.inject(`/api/product/${orvia}`)).json<{ documents: unknown }>();
  expect(documents).toEqual(content.products.find(({ slug }) => slug.en === orvia)?.documents);
});
