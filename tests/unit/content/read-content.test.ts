import path from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../../adapters/content/read-content.ts';
import { makeContentFolder } from '../../support/content-folder.ts';
import { drawing } from '../../support/minimal-content.ts';

test('a valid content folder is read completely', async () => {
  const { content } = await readContent((await makeContentFolder()).root);

  expect(content.company).toMatchObject({ name: 'Örnek', founded: 2009, phones: ['+90 312 000 00 01'] });
  expect(content.brands).toEqual([
    { slug: 'acteon', name: 'Acteon' },
    { slug: 'smith&nephew', name: 'Smith & Nephew' },
  ]);
  expect(content.categories.map(({ slug }) => slug)).toEqual(['drills', 'aaa']);
  expect(content.news).toEqual([
    {
      id: 'new-office',
      title: { tr: 'Yeni ofis', en: 'New office' },
      article: { tr: 'Ofisimiz açıldı.', en: 'Our office is open.' },
      publishDate: '2026-05-13',
      readingMinutes: 1,
    },
  ]);
});

test('some or all recipients of requests may be left out', async () => {
  const folder = await makeContentFolder();
  await folder.change('company.yaml', '  oem: oem@example.com\n  catalogue: catalogue@example.com\n', '');
  expect((await readContent(folder.root)).content.company.recipients).toStrictEqual({
    offer: 'offer@example.com',
    technicalService: 'service@example.com',
  });

  await folder.change(
    'company.yaml',
    'recipients:\n  offer: offer@example.com\n  technicalService: service@example.com\n',
    '',
  );
  expect((await readContent(folder.root)).content.company.recipients).toStrictEqual({});
});

test('the slug of a product is its file name, its category the folder', async () => {
  const { content } = await readContent((await makeContentFolder()).root);

  expect(content.products).toStrictEqual([
    {
      slug: { tr: 'kulak-matkabi', en: 'ear-drill' },
      category: 'drills',
      name: { tr: 'Kulak Matkabı', en: 'Ear Drill' },
      brand: 'acteon',
      picture: 'drill',
      description: { tr: 'Sessiz çalışır.', en: 'It runs quietly.' },
      details: [{ tr: 'Hafif gövde', en: 'Light body' }],
      detailsTable: {
        tr: '<table><tr><th scope="row">Hız</th><td>40 000</td></tr></table>',
        en: '<table><tr><th scope="row">Speed</th><td>40 000</td></tr></table>',
      },
      gallery: [
        { tr: 'Ayak Pedalı', en: 'Foot Pedal' },
        { tr: 'Kablo', en: 'Cable' },
      ],
      articles: [{ heading: { tr: 'Bakım', en: 'Care' }, text: { tr: 'Silin.', en: 'Wipe it.' } }],
      document: 'ear-drill.pdf',
    },
    {
      slug: { tr: 'ayak-pedali', en: 'foot-pedal' },
      category: 'drills',
      name: { tr: 'Ayak Pedalı', en: 'Foot Pedal' },
      brand: 'smith&nephew',
      picture: 'drill',
      description: { tr: 'Sudan korkmaz.', en: 'It does not mind water.' },
      details: [],
      gallery: [],
      articles: [],
    },
  ]);
});

test('a solution has its categories in the order of its list', async () => {
  const folder = await makeContentFolder();
  await folder.change('solutions.yaml', '    - drills\n    - aaa', '    - aaa\n    - drills');
  const { content } = await readContent(folder.root);

  expect(content.solutions).toEqual([
    {
      slug: 'ent-solutions',
      name: { tr: 'KBB', en: 'ENT' },
      summary: { tr: 'Kulak burun boğaz.', en: 'Ear, nose and throat.' },
      categories: content.categories.toReversed(),
    },
  ]);
});

test('pictures are read of products, solutions, brands, news items, banners and the manager; one that products share once, one that none shows not at all', async () => {
  const { root, write } = await makeContentFolder();
  await write('pictures/products/saw.svg', drawing('pink'));
  const { pictures } = await readContent(root);
  const source = (file: string): string => path.join(root, 'pictures', file);

  expect(pictures).toEqual([
    { kind: 'product', name: 'drill', source: source('products/drill.svg') },
    { kind: 'solution', name: 'ent-solutions', source: source('solutions/ent-solutions.svg') },
    { kind: 'brand', name: 'acteon', source: source('brands/acteon.svg') },
    { kind: 'brand', name: 'smith&nephew', source: source('brands/smith&nephew.svg') },
    { kind: 'news', name: 'new-office', source: source('news/new-office.svg') },
    { kind: 'banner', name: 'contact', source: source('banners/contact.svg') },
    { kind: 'portrait', name: 'portrait', source: source('management/portrait.svg') },
  ]);
});

test('a details table is sanitized when it is read', async () => {
  const folder = await makeContentFolder();
  await folder.change('products/drills/ear-drill.yaml', '<td>40 000</td>', '<!-- ask --><TD>< 40 000');
  const { content } = await readContent(folder.root);

  expect(content.products[0]?.detailsTable?.tr).toBe(
    '<table><tr><th scope="row">Hız</th><td>&lt; 40 000</td></tr></table>',
  );
});

test('white space around a text is trimmed', async () => {
  const folder = await makeContentFolder();
  await folder.change('news/new-office.yaml', 'tr: Yeni ofis', 'tr: "  Yeni ofis \\n"');
  const { content } = await readContent(folder.root);

  expect(content.news[0]?.title.tr).toBe('Yeni ofis');
});

test('files of other types are ignored', async () => {
  const folder = await makeContentFolder();
  const { content, pictures, gaps } = await readContent(folder.root);
  await folder.write('README.md', '# How to edit');
  await folder.write('products/drills/notes.txt', 'Ask the supplier.');
  await folder.write('pictures/brands/source.ai', 'drawing');

  expect(await readContent(folder.root)).toEqual({ content, pictures, gaps });
});
