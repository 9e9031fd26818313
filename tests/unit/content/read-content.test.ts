import { readWholeContent } from '../../support/test-content.ts';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { PictureKind } from '#domain/content/picture.ts';
import { makeContentFolder } from '../../support/content-folder.ts';
import { minimalPdf } from '../../support/minimal-pdf.ts';
import { drawing } from '../../support/minimal-content.ts';

/** A picture file with any hash. */
const hashed = (name: string, ending = 'svg'): unknown =>
  expect.stringMatching(new RegExp(`^${name}\\.[\\da-f]{8}\\.${ending}$`, 'u'));

test('a valid content folder is read completely', async () => {
  const { content } = await readWholeContent((await makeContentFolder()).root);

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
      picture: hashed('new-office'),
    },
  ]);
});

test('some or all recipients of requests may be left out', async () => {
  const folder = await makeContentFolder();
  await folder.change('company.yaml', '  oem: oem@example.com\n  catalogue: catalogue@example.com\n', '');
  expect((await readWholeContent(folder.root)).content.company.recipients).toStrictEqual({
    offer: 'offer@example.com',
    technicalService: 'service@example.com',
  });

  await folder.change(
    'company.yaml',
    'recipients:\n  offer: offer@example.com\n  technicalService: service@example.com\n',
    '',
  );
  expect((await readWholeContent(folder.root)).content.company.recipients).toStrictEqual({});
});

test('the slug of a product is its file name, its category the folder', async () => {
  const { content } = await readWholeContent((await makeContentFolder()).root);

  expect(content.products).toStrictEqual([
    {
      slug: { tr: 'kulak-matkabi', en: 'ear-drill' },
      category: 'drills',
      name: { tr: 'Kulak Matkabı', en: 'Ear Drill' },
      brand: 'acteon',
      picture: hashed('drill'),
      description: { tr: 'Sessiz çalışır.', en: 'It runs quietly.' },
      details: [{ tr: 'Hafif gövde', en: 'Light body' }],
      detailsTable: {
        tr: '<table><tr><th scope="row">Hız</th><td>40 000</td></tr></table>',
        en: '<table><tr><th scope="row">Speed</th><td>40 000</td></tr></table>',
      },
      variants: [
        { ref: 'ED-10', name: { tr: 'Düz', en: 'Straight' }, piecesPerPack: 5, sterile: true },
        { ref: 'ED-20', name: { tr: 'Eğri', en: 'Curved' } },
      ],
      gallery: [
        { tr: 'Ayak Pedalı', en: 'Foot Pedal' },
        { tr: 'Kablo', en: 'Cable' },
      ],
      articles: [{ heading: { tr: 'Bakım', en: 'Care' }, text: { tr: 'Silin.', en: 'Wipe it.' } }],
      document: { file: hashed('ear-drill', 'pdf'), bytes: minimalPdf().length },
      attributes: {
        length: [
          { from: 40, to: 40 },
          { from: 80, to: 120 },
        ],
        use: ['reusable'],
      },
    },
    {
      slug: { tr: 'ayak-pedali', en: 'foot-pedal' },
      category: 'drills',
      name: { tr: 'Ayak Pedalı', en: 'Foot Pedal' },
      brand: 'smith&nephew',
      picture: hashed('drill'),
      description: { tr: 'Sudan korkmaz.', en: 'It does not mind water.' },
      details: [],
      variants: [],
      gallery: [],
      articles: [],
    },
  ]);
});

test('a solution has its categories in the order of its list', async () => {
  const folder = await makeContentFolder();
  await folder.change('solutions.yaml', '    - drills\n    - aaa', '    - aaa\n    - drills');
  const { content } = await readWholeContent(folder.root);

  expect(content.solutions).toEqual([
    {
      slug: 'ent-solutions',
      name: { tr: 'KBB', en: 'ENT' },
      summary: { tr: 'Kulak burun boğaz.', en: 'Ear, nose and throat.' },
      categories: content.categories.toReversed(),
    },
  ]);
});

test('pictures are read of products, solutions, brands, news items, banners and the manager, and documents; one that products share once, one that none shows not at all', async () => {
  const { root, write } = await makeContentFolder();
  await write('pictures/products/saw.svg', drawing('pink'));
  const { pictures } = await readWholeContent(root);
  const picture = (kind: PictureKind, folder: string, name: string): unknown => ({
    kind,
    name,
    source: path.join(root, 'pictures', folder, `${name}.svg`),
    file: hashed(name),
  });

  expect(pictures).toEqual([
    picture('product', 'products', 'drill'),
    picture('solution', 'solutions', 'ent-solutions'),
    picture('news', 'news', 'new-office'),
    picture('banner', 'banners', 'contact'),
    picture('brand', 'brands', 'acteon'),
    picture('brand', 'brands', 'smith&nephew'),
    picture('portrait', 'management', 'portrait'),
    {
      kind: 'document',
      name: 'ear-drill.pdf',
      source: path.join(root, 'documents', 'ear-drill.pdf'),
      file: hashed('ear-drill', 'pdf'),
    },
  ]);
});

test('a technical drawing goes with the products whose picture has its name', async () => {
  const folder = await makeContentFolder();
  await folder.write('pictures/products/pedal.svg', drawing('pink'));
  await folder.change('products/drills/foot-pedal.yaml', 'picture: drill', 'picture: pedal');
  await folder.write('pictures/drawings/pedal.svg', drawing('black'));
  const { content, pictures } = await readWholeContent(folder.root);

  const drawings = content.products.map(({ slug, drawing: own }) => [slug.en, own]);
  expect(drawings).toEqual([
    ['ear-drill', undefined],
    ['foot-pedal', hashed('pedal')],
  ]);
  expect(pictures.filter(({ kind }) => kind === 'drawing').map(({ name }) => name)).toEqual(['pedal']);

  await folder.write('pictures/drawings/saw.svg', drawing('black'));
  await expect(readWholeContent(folder.root)).rejects.toMatchObject({
    problems: [
      { file: 'pictures/drawings/saw.svg', line: 1, text: 'there is no picture pictures/products/saw' },
    ],
  });
});

test('a detail goes with the products whose picture has its name', async () => {
  const folder = await makeContentFolder();
  await folder.write('pictures/products/pedal.svg', drawing('pink'));
  await folder.change('products/drills/foot-pedal.yaml', 'picture: drill', 'picture: pedal');
  await folder.write('pictures/details/pedal.webp', 'a photo');
  const { content, pictures } = await readWholeContent(folder.root);
  expect(content.products.map(({ slug, detailPicture }) => [slug.en, detailPicture])).toEqual([
    ['ear-drill', undefined],
    ['foot-pedal', expect.stringMatching(/^pedal\.[\da-f]{8}\.webp$/u)],
  ]);
  expect(pictures.filter(({ kind }) => kind === 'detail').map(({ name }) => name)).toEqual(['pedal']);

  await folder.write('pictures/details/saw.webp', 'a photo');
  await expect(readWholeContent(folder.root)).rejects.toMatchObject({
    problems: [
      { file: 'pictures/details/saw.webp', line: 1, text: 'there is no picture pictures/products/saw' },
    ],
  });
});

test('a turntable goes with the products whose picture has its name', async () => {
  const folder = await makeContentFolder();
  await folder.write('pictures/turntables/drill.avif', 'a sheet');
  const { content, pictures } = await readWholeContent(folder.root);

  const turntables = content.products.map(({ turntable }) => turntable);
  const sheet = expect.stringMatching(/^drill\.[\da-f]{8}\.avif$/u);
  expect(turntables).toEqual([sheet, sheet]);
  expect(pictures.filter(({ kind }) => kind === 'turntable')).toEqual([
    {
      kind: 'turntable',
      name: 'drill',
      source: path.join(folder.root, 'pictures', 'turntables', 'drill.avif'),
      file: sheet,
    },
  ]);

  await folder.write('pictures/turntables/saw.avif', 'a sheet');
  await expect(readWholeContent(folder.root)).rejects.toMatchObject({
    problems: [
      { file: 'pictures/turntables/saw.avif', line: 1, text: 'there is no picture pictures/products/saw' },
    ],
  });
});

test('the file of a picture changes with its source, and only then', async () => {
  const folder = await makeContentFolder();
  const fileOf = async (): Promise<string | undefined> =>
    (await readWholeContent(folder.root)).content.pictures.brand['acteon'];
  const before = await fileOf();
  expect(await fileOf()).toBe(before);
  await folder.write('pictures/brands/acteon.svg', drawing('pink'));
  expect(await fileOf()).not.toBe(before);
});

test('a picture file with any name has a plain address', async () => {
  const folder = await makeContentFolder();
  await folder.move('pictures/products/drill.svg', 'pictures/products/Kulak Matkabı (1).SVG');
  for (const product of ['ear-drill', 'foot-pedal'])
    await folder.change(`products/drills/${product}.yaml`, 'picture: drill', 'picture: Kulak Matkabı (1)');
  const { content } = await readWholeContent(folder.root);

  expect(content.products[0]?.picture).toMatch(/^kulak-matkab-1-\.[\da-f]{8}\.svg$/u);
});

test('a category shows the picture of the product that is chosen for it, else of its first product', async () => {
  const folder = await makeContentFolder();
  await folder.write('pictures/products/pedal.svg', drawing('pink'));
  await folder.change('products/drills/foot-pedal.yaml', 'picture: drill', 'picture: pedal');
  const pictures = async (): Promise<unknown> =>
    (await readWholeContent(folder.root)).content.categories.map(({ picture }) => picture);
  expect(await pictures()).toEqual([hashed('drill'), undefined]);

  await folder.change('categories.yaml', '- slug: drills', '- slug: drills\n  picture: foot-pedal');
  expect(await pictures()).toEqual([hashed('pedal'), undefined]);
});

test('a details table is sanitized when it is read', async () => {
  const folder = await makeContentFolder();
  await folder.change('products/drills/ear-drill.yaml', '<td>40 000</td>', '<!-- ask --><TD>< 40 000');
  const { content } = await readWholeContent(folder.root);

  expect(content.products[0]?.detailsTable?.tr).toBe(
    '<table><tr><th scope="row">Hız</th><td>&lt; 40 000</td></tr></table>',
  );
});

test('white space around a text is trimmed', async () => {
  const folder = await makeContentFolder();
  await folder.change('news/new-office.yaml', 'tr: Yeni ofis', 'tr: "  Yeni ofis \\n"');
  const { content } = await readWholeContent(folder.root);

  expect(content.news[0]?.title.tr).toBe('Yeni ofis');
});

test('files of other types change nothing, and are mentioned', async () => {
  const folder = await makeContentFolder();
  const before = await readWholeContent(folder.root);
  await folder.write('README.md', '# How to edit');
  await folder.write('products/drills/notes.txt', 'Ask the supplier.');
  await folder.write('pictures/brands/source.ai', 'drawing');

  const after = await readWholeContent(folder.root);
  expect(after).toEqual({ ...before, warnings: after.warnings });
  expect(after.warnings.map(({ file, text }) => `${file} ${text}`)).toEqual([
    'pictures/brands/source.ai is not read: export what the page shows as .svg, .png or .jpg',
    'products/drills/notes.txt is not read: files of products/ end in .yaml',
  ]);
});
