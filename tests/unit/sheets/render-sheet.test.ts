import sharp from 'sharp';
import { expect, test } from 'vitest';
import { renderSheet } from '../../../adapters/sheets/render-sheet.ts';
import type { Sheet } from '../../../adapters/sheets/sheet.ts';
import { both } from '../../support/in-memory-catalogue.ts';
import { readPdf, sampleSheet } from '../../support/sheets.ts';

const same = (text: string) => ({ tr: text, en: text });

const textOf = async (sheet: Sheet): Promise<string> =>
  (await readPdf(await renderSheet(sheet))).pages.join(' ');

const tableOf = (rows: number): string =>
  `<table><thead><tr><th scope="col">Parça</th><th scope="col">Değer</th></tr></thead><tbody>${Array.from(
    { length: rows },
    (_, row) => `<tr><th scope="row">satır ${row}.</th><td>değer ${row}!</td></tr>`,
  ).join('')}</tbody></table>`;

/** Every structure element of a page, as a screen reader meets them. */
const rolesOf = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return [];
  const role = 'role' in node && typeof node.role === 'string' ? [node.role] : [];
  const children = 'children' in node && Array.isArray(node.children) ? node.children.flatMap(rolesOf) : [];
  return [...role, ...children];
};

test.each([
  'İıŞşĞğÜüÖöÇç',
  'IŞIĞI ışığı İĞNE iğne',
  '134 °C · 30 µm · ≥ 40 dB · ±2° · 24–32 kHz · −10 · 4½ · ½ · ⅜ inç · 5 Ω · H₂O · m² · 310 × 265',
  'fi fl ffi, “tırnak”, ‘kesme’, Drendel & Zweiling D+Z, naïve Ø',
])('the text "%s" can be extracted from the PDF unchanged', async (text) => {
  expect(await textOf(sampleSheet({ details: [same(text)] }))).toContain(text);
});

test('combining characters are composed in the PDF, and a Greek mu is the micro sign', async () => {
  const text = await textOf(sampleSheet({ details: [same('u\u0308nite 5 \u03BCm')] }));
  expect(text).toContain('ünite 5 \u00B5m');
});

test('a data sheet shows all of its data in its language', async () => {
  const text = await textOf(sampleSheet());
  for (const part of [
    'Işıklı Ölçüm Ünitesi',
    'Marka: Acteon',
    'Drills (tr)',
    'Sessiz çalışır.',
    'Robust (tr)',
    'Güç 40 W',
    'Sınıf IIa',
    '09520001000072',
    'Yalnızca sağlık meslek mensuplarının kullanımı içindir.',
    'gerçek bir ürüne ait değildir',
    'https://www.example.com/tr/products/product-details/unit',
    'info@example.com',
    'Katalog tarihi: 15 Mart 2026',
    '1 / 1',
  ]) {
    expect(text).toContain(part);
  }
  const english = await textOf({ ...sampleSheet(), language: 'en' });
  expect(english).toContain('Lighted Measuring Unit');
  expect(english).toContain('As of 15 March 2026');
  expect(english).not.toContain('Ürün');
});

test('a data sheet says that missing regulatory information is supplied on request', async () => {
  expect(await textOf(sampleSheet())).toContain('ÜTS no. Talep edildiğinde bildirilir');
});

test('a data sheet is a tagged PDF with language, title and author', async () => {
  const { document, info } = await readPdf(await renderSheet(sampleSheet()));
  expect(info).toMatchObject({
    Title: 'Işıklı Ölçüm Ünitesi – Teknik veri sayfası',
    Author: 'Örnek',
    Language: 'tr-TR',
    CreationDate: 'D:20260314223000Z',
  });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const { metadata } = await document.getMetadata();
  expect(metadata?.get('dc:title')).toContain('Işıklı Ölçüm Ünitesi');

  const page = await document.getPage(1);
  const roles = rolesOf(await page.getStructTree());
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  for (const role of ['H2', 'P', 'L', 'LI', 'Table', 'TH', 'TD', 'Figure', 'Link'])
    expect(roles).toContain(role);
});

test('equal data sheets have equal bytes, different ones have not', async () => {
  const [first, second, other] = await Promise.all([
    renderSheet(sampleSheet()),
    renderSheet(sampleSheet()),
    renderSheet(sampleSheet({ details: [] })),
  ]);
  expect(first.equals(second)).toBe(true);
  expect(first.equals(other)).toBe(false);
});

test('a long table repeats its head on each page and shows every row', async () => {
  const { pages } = await readPdf(await renderSheet(sampleSheet({ detailsTable: same(tableOf(120)) })));
  const rows = pages.flatMap((page) => page.match(/satır \d+\. değer \d+!/gu) ?? []);
  expect(rows).toEqual(Array.from({ length: 120 }, (_, row) => `satır ${row}. değer ${row}!`));

  const withRows = pages.filter((page) => page.includes('satır'));
  expect(withRows.length).toBeGreaterThan(2);
  expect(withRows.filter((page) => !page.includes('Parça Değer'))).toEqual([]);
});

test('a data sheet lists the variants, and leaves out columns that none of them has', async () => {
  const ofThree = sampleSheet({
    variants: [
      { ref: 'UN-10', name: both('10 mm'), piecesPerPack: 5, sterile: true },
      { ref: 'UN-20', name: both('20 mm'), sterile: false },
    ],
  });
  const text = await textOf(ofThree);
  expect(text).toContain('REF Ölçü Paket Sterillik');
  expect(text).toContain('UN-10 10 mm (tr) Pakette 5 adet Steril');
  expect(text).toContain('UN-20 20 mm (tr) – Steril değil');
  expect(await textOf({ ...ofThree, language: 'en' })).toContain('UN-10 10 mm 5 per pack Sterile');
  const plain = await textOf(sampleSheet({ variants: [{ ref: 'UN-10', name: both('10 mm') }] }));
  expect(plain).toContain('UN-10 10 mm (tr)');
  for (const title of ['Paket', 'Steril']) expect(plain).not.toContain(title);
});

test('a description of several pages shows every word', async () => {
  const words = Array.from({ length: 3000 }, (_, word) => `kelime${word}`);
  const text = await textOf(sampleSheet({ description: same(words.join(' ')) }));
  expect(text.match(/kelime\d+/gu)).toEqual(words);
});

test('hyphens of order numbers are extracted beside a long text', async () => {
  const description = same('değerlendirilmelerinden '.repeat(40));
  const text = await textOf(sampleSheet({ description, variants: [{ ref: 'DEMO-1018', name: both('x') }] }));
  expect(text).toContain('DEMO-1018');
});

test('a word that is wider than the page is broken, without a sign in its text', async () => {
  const text = await textOf(sampleSheet({ details: [same('ğ'.repeat(300))] }));
  expect(text.replaceAll(' ', '')).toContain('ğ'.repeat(300));
});

test('addresses and order numbers of more than 24 letters are copied as they are', async () => {
  const email = 'satinalma.birimi@ornek.example';
  const ref = 'ORNEK.0123456789.0123456789';
  const sheet = sampleSheet({
    details: [same('e-\u2060posta\u200B \u00ADışık\uFEFF')],
    variants: [{ ref, name: both('x') }],
  });
  const { pages, info } = await readPdf(
    await renderSheet({ ...sheet, issuer: { ...sheet.issuer, email }, brandName: 'B'.repeat(30) }),
  );
  const text = pages.join(' ');
  for (const part of [email, ref, 'e-posta ışık', 'B'.repeat(30)]) expect(text).toContain(part);
  expect(text + JSON.stringify(info)).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
});

/** Removes spaces and whatever else is where lines end. */
const plain = (value: string): string => value.replaceAll(/[\s-]/gu, '');

test.each([
  '#read("/etc/passwd")',
  '#image("photo.jpg") #sys.inputs $x^2$ <end> @end',
  '"; ] } \\ \\u{41} \\"',
  '= *bold* _emphasis_ `raw` // no comment /* nor this */',
  '#import "@preview/cades:0.3.0"',
])('the text %s is shown as it is', async (text) => {
  const sheet = sampleSheet({
    name: same(text),
    description: same(text),
    details: [same(text)],
    variants: [{ ref: text, name: same(text) }],
  });
  const shown = await textOf({ ...sheet, brandName: text });
  // Title, footer, brand, description, detail, REF and size.
  expect(plain(shown).split(plain(text)).length - 1).toBe(7);
});

test('cells that overlap in a broken table are shown beside each other', async () => {
  const table =
    '<table><tbody><tr><td>uç</td><td rowspan="2">boy</td><td>çap</td></tr><tr><td colspan="3">kod</td></tr></tbody></table>';
  const text = await textOf(sampleSheet({ detailsTable: same(table) }));
  for (const cell of ['uç', 'boy', 'çap', 'kod']) expect(text).toContain(cell);
});

test('a data sheet with nothing but a name has one page', async () => {
  const { detailsTable: _table, regulatory: _regulatory, ...bare } = sampleSheet({ details: [] }).product;
  const { pages } = await readPdf(await renderSheet({ ...sampleSheet(), product: { ...bare, details: [] } }));
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Tıbbi cihaz sınıfı Talep edildiğinde bildirilir');
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M2 2h36v26H2z" stroke="#0b2b33"/></svg>';

test.each(['drawing', 'photo'])(
  'the %s of a data sheet has the product’s name as alternative text',
  async (kind) => {
    const photo = sharp({ create: { width: 80, height: 60, channels: 3, background: '#fff' } });
    const picture = kind === 'photo' ? { jpeg: await photo.jpeg().toBuffer() } : { svg: drawing };
    const pdf = await renderSheet({ ...sampleSheet(), picture });
    // A drawing stays lines.
    expect(pdf.includes('/DCTDecode')).toBe(kind === 'photo');

    const page = await (await readPdf(pdf)).document.getPage(1);
    const figures = JSON.stringify(await page.getStructTree());
    expect(figures).toContain('"alt":"Işıklı Ölçüm Ünitesi"');
  },
);

test('no page of a data sheet is almost empty', async () => {
  for (const rows of [1, 6, 9, 12, 15, 20, 30]) {
    const { pages } = await readPdf(await renderSheet(sampleSheet({ detailsTable: same(tableOf(rows)) })));
    const last = pages.at(-1) ?? '';
    // The closing is not alone.
    expect(last, `${rows} rows`).toMatch(/satır|Mevzuat/u);
  }
});
