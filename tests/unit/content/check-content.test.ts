import path from 'node:path';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { ContentRepository } from '#domain/content/content.ts';
import { type ContentProblem, InvalidContentError, isError, isWarning } from '#domain/content/problems.ts';
import { checkContent } from '../../../adapters/content/check-content.ts';
import { loadContent } from '../../../adapters/content/load-content.ts';
import { type ContentFolder, makeContentFolder, makeFolder } from '../../support/content-folder.ts';
import { drawing } from '../../support/minimal-content.ts';
import { minimalPdf } from '../../support/minimal-pdf.ts';
import { png, zip } from '../../support/sample-files.ts';
import { contentDir, toArray } from '../../support/test-content.ts';

const drill = 'products/drills/ear-drill.yaml';
const pedal = 'products/drills/foot-pedal.yaml';

let folder: ContentFolder;
let folders: { readonly contentDir: string; readonly imagesDir: string };

const store: ContentRepository = {
  version: async () => undefined,
  replace: async (content) => {
    await toArray(content.products);
    return [];
  },
};

beforeEach(async () => {
  folder = await makeContentFolder();
  folders = { contentDir: folder.root, imagesDir: path.join(await makeFolder(), 'images') };
});

const load = () => loadContent({ ...folders, store });

const allProblems = async (today?: string): Promise<readonly ContentProblem[]> => {
  try {
    return (await checkContent(folders, today)).warnings;
  } catch (error) {
    if (error instanceof InvalidContentError) return error.problems;
    throw error;
  }
};

const problems = async (): Promise<readonly ContentProblem[]> => (await allProblems()).filter(isError);

/** Warnings as lines of text. */
const warnings = async (today?: string): Promise<readonly string[]> =>
  (await allProblems(today)).filter(isWarning).map(({ file, line, text }) => `${file}:${line} ${text}`);

test('without a load on this machine the check says that it compared nothing', async () => {
  expect((await checkContent(folders)).isCompared).toBe(false);
  await load();
  expect((await checkContent(folders)).isCompared).toBe(true);
});

test('a product whose slug has changed needs a redirect, and the check says which line', async () => {
  await load();
  await folder.move(pedal, 'products/drills/pedal.yaml');
  const from = '/products/product-details/foot-pedal';
  const line = `- { from: ${from}, to: /products/product-details/pedal }`;
  expect(await problems()).toEqual([
    { file: 'redirects.yaml', line: 1, text: `the page ${from} has moved: add "${line}"` },
  ]);
  await folder.append('redirects.yaml', `${line}\n`);
  expect(await problems()).toEqual([]);
});

test('a news item whose id has changed needs one too', async () => {
  await load();
  await folder.move('news/new-office.yaml', 'news/office.yaml');
  await folder.move('pictures/news/new-office.svg', 'pictures/news/office.svg');
  expect((await problems()).map(({ text }) => text)).toEqual([
    'the page /news/news-details/new-office has moved: add "- { from: /news/news-details/new-office, to: /news/news-details/office }"',
  ]);
});

test('a product that is removed needs no redirect', async () => {
  await load();
  await folder.remove(pedal);
  expect((await problems()).filter(({ file }) => file === 'redirects.yaml')).toEqual([]);
});

test('a gallery with the former name of a product is named with its line and the present name', async () => {
  await load();
  await folder.change(pedal, 'Foot Pedal', 'Pneumatic Pedal');
  await folder.change(pedal, 'Ayak Pedalı', 'Pnömatik Pedal');
  expect(await problems()).toEqual([
    {
      file: drill,
      line: await folder.lineOf(drill, 'tr: Ayak Pedalı'),
      text: 'gallery: the product "Foot Pedal" has another name now: write { tr: Pnömatik Pedal, en: Pneumatic Pedal }',
    },
  ]);
});

test('turntables that are too large, of other sizes, or no pictures are named', async () => {
  const pictures = path.join(folder.root, 'pictures');
  const add = async (name: string, sheet: string | Buffer): Promise<void> => {
    await writeFile(path.join(pictures, 'products', `${name}.svg`), drawing('pink'));
    await writeFile(path.join(pictures, 'turntables', `${name}.avif`), sheet);
  };
  await mkdir(path.join(pictures, 'turntables'));
  const right = await readFile(path.join(contentDir, 'pictures', 'turntables', 'charging-dock.avif'));
  const small = sharp({ create: { width: 64, height: 48, channels: 4, background: '#a40' } }).avif();
  await add('right', right);
  await add('large', Buffer.concat([right, Buffer.alloc(350_000)]));
  await add('small', await small.toBuffer());
  await add('text', 'no picture');

  const wanted = 'not those of 6 × 4 frames of 768 × 576: 4608 × 2304';
  expect((await problems()).map(({ file, text }) => `${file}: ${text}`)).toEqual([
    `pictures/turntables/large.avif: the turntable has ${right.length + 350_000} bytes, more than 350000`,
    `pictures/turntables/small.avif: the turntable has 64 × 48 pixels, ${wanted}`,
    'pictures/turntables/text.avif: the turntable cannot be opened as a picture',
  ]);
});

const photoOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#a40' } })
    .webp()
    .toBuffer();

test('details that are too large, of other sizes, or no pictures are named', async () => {
  const pictures = path.join(folder.root, 'pictures');
  const add = async (name: string, detail: string | Buffer): Promise<void> => {
    await writeFile(path.join(pictures, 'products', `${name}.svg`), drawing('pink'));
    await writeFile(path.join(pictures, 'details', `${name}.webp`), detail);
  };
  await mkdir(path.join(pictures, 'details'));
  const right = await photoOf(1600, 1200);
  await add('right', right);
  await add('large', Buffer.concat([right, Buffer.alloc(150_000)]));
  await add('wide', await photoOf(1600, 900));
  await add('text', 'no picture');

  expect((await problems()).map(({ file, text }) => `${file}: ${text}`)).toEqual([
    `pictures/details/large.webp: the detail has ${right.length + 150_000} bytes, more than 150000`,
    expect.stringMatching(/^pictures\/details\/text\.webp: cannot be opened as a picture: ./u),
    'pictures/details/wide.webp: the detail has 1600 × 900 pixels, not 1600 × 1200',
  ]);
});

test('pictures that cannot be opened are named', async () => {
  const photo = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a40' } });
  const [jpeg, cut] = await Promise.all([photo.clone().jpeg().toBuffer(), photo.clone().png().toBuffer()]);
  const pictures = path.join(folder.root, 'pictures', 'products');
  const inFolder = (file: string): string => path.join(pictures, file);
  await writeFile(inFolder('whole.jpg'), jpeg);
  await writeFile(inFolder('broken.jpg'), jpeg.subarray(0, jpeg.length - 100));
  await writeFile(inFolder('cut.png'), cut.subarray(0, cut.length - 30));
  await writeFile(inFolder('text.png'), 'no picture');
  await writeFile(
    inFolder('open.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><rect>',
  );
  const found = await problems();
  expect(found.map(({ file }) => path.basename(file))).toEqual([
    'broken.jpg',
    'cut.png',
    'open.svg',
    'text.png',
  ]);
  for (const { text } of found)
    expect(text).toMatch(/^cannot be (?:opened as a picture|read as a drawing): ./u);
});

const write = (file: string, content: Buffer): Promise<void> =>
  writeFile(path.join(folder.root, file), content);

const jpegOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a40' } })
    .jpeg()
    .toBuffer();

test('the small folder is in order', async () => {
  expect(await allProblems()).toEqual([]);
});

test('empty pictures, and those of a format that browsers do not show, are errors', async () => {
  await write('pictures/brands/acteon.svg', Buffer.alloc(0));
  await folder.remove('pictures/products/drill.svg');
  await write('pictures/products/drill.jpg', Buffer.alloc(0));
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
  await folder.remove('pictures/news/new-office.svg');
  await write('pictures/news/new-office.jpg', heic);
  expect((await problems()).map(({ file, text }) => `${file} ${text}`)).toEqual([
    'pictures/brands/acteon.svg is empty (0 bytes): copy it again',
    'pictures/news/new-office.jpg cannot be opened as a picture: it is a file of the type HEIC; export it as JPEG, PNG or WebP',
    'pictures/products/drill.jpg is empty (0 bytes): copy it again',
  ]);
});

test('what pages would show otherwise of a picture is a warning', async () => {
  const replace = async (name: string, picture: Buffer, ending = 'jpg'): Promise<void> => {
    await folder.remove(`pictures/${name}.svg`);
    await write(`pictures/${name}.${ending}`, picture);
  };
  const narrow = await sharp(await jpegOf(1200, 900))
    .png()
    .toBuffer();
  await replace('products/drill', narrow);
  await replace('news/new-office', await jpegOf(2400, 1800));
  const cmyk = sharp(await jpegOf(500, 250))
    .toColourspace('cmyk')
    .jpeg();
  await replace('brands/acteon', await cmyk.toBuffer());
  const frame = { width: 1000, height: 750, channels: 3, background: '#a40' } as const;
  const frames = [sharp({ create: frame }), sharp({ create: { ...frame, background: '#04a' } })];
  const pngs = await Promise.all(frames.map((each) => each.png().toBuffer()));
  const film = sharp(pngs, { join: { animated: true } }).webp();
  await replace('banners/contact', await film.toBuffer(), 'webp');
  await folder.change('pictures/management/portrait.svg', '50', '40');
  expect(await warnings()).toEqual([
    'pictures/banners/contact.webp:1 is animated, and only its first picture is shown',
    'pictures/brands/acteon.jpg:1 has the colours of print (CMYK), which screens show otherwise: export it in sRGB',
    'pictures/management/portrait.svg:1 has 40 × 40 pixels, and pages show 4:5: 20 % of its width is cut off',
    'pictures/news/new-office.jpg:1 has 2400 × 1800 pixels, and pages show 16:9: 25 % of its height is cut off',
    'pictures/products/drill.jpg:1 is PNG, though its name ends in .jpg: let it end in .png',
    'pictures/products/drill.jpg:1 has 1200 × 900 pixels, and pages show 1600 × 1200: it would be blurred; take a larger one',
  ]);
});

const empty = (width: number, height: number): Sharp =>
  sharp({
    limitInputPixels: false,
    create: { width, height, channels: 3, background: '#a40' },
  }).png({ compressionLevel: 1 });

test('a picture that is far larger than pages show says what becomes of it, or that it is not read', async () => {
  const name = 'pictures/products/drill';
  await folder.remove(`${name}.svg`);
  await write(`${name}.png`, await empty(8400, 8000).toBuffer());
  expect(await warnings()).toEqual([
    `${name}.png:1 has 8400 × 8000 pixels and 2 MB, and pages show 1600 × 1200: it is scaled down, which takes time and memory; export it smaller`,
  ]);
  await write(`${name}.png`, Buffer.concat([await empty(1600, 1200).toBuffer(), Buffer.alloc(30_000_000)]));
  expect(await warnings()).toEqual([
    `${name}.png:1 has 1600 × 1200 pixels and 30 MB, and pages show 1600 × 1200: it is scaled down, which takes time and memory; export it smaller`,
  ]);
  const claim = await empty(16, 16).toBuffer();
  claim.writeUInt32BE(16_000, 16);
  claim.writeUInt32BE(16_000, 20);
  claim.writeUInt32BE(crc32(claim.subarray(12, 29)), 29);
  await write(`${name}.png`, claim);
  const text =
    'cannot be opened as a picture: it has more pixels than are read (250 million); export it smaller';
  expect(await problems()).toMatchObject([{ file: `${name}.png`, text }]);
});

test.each([
  ['pictures/products/drill.jpg', 'products/drill', 900, 1200, []],
  ['pictures/products/drill.jpg', 'products/drill', 1000, 1100, ['1600 × 1200']],
  ['pictures/news/new-office.jpg', 'news/new-office', 1920, 1080, []],
  ['pictures/news/new-office.jpg', 'news/new-office', 1600, 900, ['1920 × 1080']],
  ['pictures/brands/acteon.jpg', 'brands/acteon', 480, 100, []],
  ['pictures/brands/acteon.jpg', 'brands/acteon', 300, 100, ['480 × 200']],
])('%s is %s of %i × %i pixels, and too small for %j', async (file, name, width, height, expected) => {
  await folder.remove(`pictures/${name}.svg`);
  await write(file, await jpegOf(width, height));
  const text = `has ${width} × ${height} pixels, and pages show`;
  expect(await warnings()).toEqual(
    expected.map((size) => `${file}:1 ${text} ${size}: it would be blurred; take a larger one`),
  );
});

test('the picture of a camera that was turned has the size that it is shown in', async () => {
  await folder.remove('pictures/news/new-office.svg');
  const turned = sharp(await jpegOf(1080, 1920)).withMetadata({ orientation: 6 });
  await write('pictures/news/new-office.jpg', await turned.toBuffer());
  expect(await warnings()).toEqual([]);
});

test.each([
  ['is empty (0 bytes): copy it again', ''],
  ['is no PDF, but a web page: export it as PDF', '<!DOCTYPE html><html><body>404</body></html>'],
  ['is no PDF, but a file of the type ZIP: export it as PDF', zip({ 'a.txt': 'a' })],
  ['is no PDF, but a file of the type PNG: export it as PDF', png],
  ['is no PDF, but something else: export it as PDF', 'Kullanma kılavuzu'],
  ['is damaged or not whole: copy or export it again', minimalPdf().slice(0, 120)],
  ['is damaged or not whole: copy or export it again', minimalPdf().replaceAll('\n', '\r\n')],
  ['is damaged or not whole: copy or export it again', minimalPdf().replace('0 R', 'ğ R')],
  ['has no page: export it again', minimalPdf().replace('[3 0 R] /Count 1', '[     ] /Count 0')],
  [
    'asks for a password, which visitors do not have: export it without',
    minimalPdf(
      `/Encrypt << /Filter /Standard /V 1 /R 2 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -4 >> /ID [<00> <00>]`,
    ),
  ],
])('a document is an error that %s', async (text, content) => {
  await write('documents/ear-drill.pdf', Buffer.from(content));
  expect(await allProblems()).toEqual([{ file: 'documents/ear-drill.pdf', line: 1, text }]);
});

test.each([
  ['Ayak pedalı', 'Foot pedal'],
  ['AYAK PEDALI', 'FOOT PEDAL'],
  ['Ayak Pedali', 'Foot-Pedal'],
  ['Ayak  Pedalı', 'Foot  pedal'],
  ['Ayak\u00A0Pedalı', 'Foot\u00A0Pedal'],
  ['Ayak\u00ADPedalı', 'Foot\u00ADPedal'],
  ['Ayak Pedallı', 'Foot Peddal'],
])('an accessory that is called %s is asked about', async (tr, en) => {
  await folder.change(drill, 'tr: Ayak Pedalı\n    en: Foot Pedal', `tr: "${tr}"\n    en: "${en}"`);
  const line = await folder.lineOf(drill, tr);
  expect(await warnings()).toContain(
    `${drill}:${line} gallery.0: no product is called "${en}", so nothing is linked: did you mean { tr: Ayak Pedalı, en: Foot Pedal }?`,
  );
});

test('an accessory that is named in one language only is asked about', async () => {
  await folder.change(drill, 'en: Foot Pedal', 'en: Foot Switch');
  const line = await folder.lineOf(drill, 'tr: Ayak Pedalı');
  expect(await warnings()).toEqual([
    `${drill}:${line} gallery.0: "Ayak Pedalı" and "Foot Switch" are not both the name of the product that it links to: is { tr: Ayak Pedalı, en: Foot Pedal } meant?`,
  ]);
});

test('accessories with other numbers, or of other names, are in order', async () => {
  await folder.change(pedal, 'Ayak Pedalı', 'Ayak Pedalı 2');
  await folder.change(pedal, 'Foot Pedal', 'Foot Pedal 2');
  await folder.change(drill, 'Ayak Pedalı', 'Ayak Pedalı 3');
  await folder.change(drill, 'Foot Pedal', 'Foot Pedal 3');
  expect(await warnings()).toEqual([]);
});

test('pictures and documents that nothing shows are named, with what they may be for', async () => {
  const image = drawing('red');
  for (const file of [
    'products/drill (1).svg',
    'brands/bissinger.svg',
    'solutions/technical-service.svg',
    'solutions/brain.svg',
    'banners/about-us.svg',
    'banners/abuot-us.svg',
    'management/elif.svg',
  ])
    await folder.write(`pictures/${file}`, image);
  await folder.write('documents/pedal.pdf', minimalPdf());
  await folder.write('documents/drill.pdf.pdf', minimalPdf());
  expect(await warnings()).toEqual([
    'documents/drill.pdf.pdf:1 no product and no entry of documents.yaml names it: name it there, or delete it',
    'documents/pedal.pdf:1 no product and no entry of documents.yaml names it: name it there, or delete it',
    'pictures/banners/abuot-us.svg:1 no page names it: name it there, or delete it',
    'pictures/brands/bissinger.svg:1 no brand names it: name it there, or delete it',
    'pictures/management/elif.svg:1 no page names it: name it there, or delete it',
    expect.stringMatching(/^pictures\/management\/elif\.svg:1 has /u),
    'pictures/products/drill (1).svg:1 no product names it: it looks like a copy of drill: delete it',
    'pictures/solutions/brain.svg:1 no solution or service names it: name it there, or delete it',
  ]);
});

const today = '2026-11-20';

test('what is on the site and would vanish until a later day is a warning', async () => {
  await load();
  await folder.append(pedal, 'publishAt: 2027-02-01\n');
  await folder.change('news/new-office.yaml', '2026-05-13', '2027-05-13');
  await folder.change(drill, '\n  - tr: Ayak Pedalı\n    en: Foot Pedal', '');
  const line = await folder.lineOf(pedal, 'publishAt');
  expect(await warnings(today)).toEqual([
    'news/new-office.yaml:4 publishDate: it is on the site, and would vanish from it until 2027-05-13',
    `${pedal}:${line} publishAt: it is on the site, and would vanish from it until 2027-02-01`,
  ]);
});

test('years that are hardly meant are warnings', async () => {
  await folder.append(pedal, 'publishAt: 2062-02-01\n');
  await folder.change('news/new-office.yaml', '2026-05-13', '2002-05-13');
  await folder.write(
    'documents.yaml',
    `- id: quality
  kind: certificate
  for: {}
  versions:
    - { version: '2', date: 2028-01-01, languages: [tr], expires: 2033-01-01 }
    - { version: '1', date: 2025-01-01, languages: [tr], expires: 2205-01-01 }
`,
  );
  const line = await folder.lineOf(pedal, 'publishAt');
  expect(await warnings(today)).toEqual([
    'documents.yaml:5 quality: versions.0.date: 2028-01-01 is later than today: is the year right?',
    'documents.yaml:6 quality: versions.1.expires: 2205-01-01 is more than 15 years after the date of issue: is the year right?',
    'news/new-office.yaml:4 publishDate: 2002-05-13 is before the company was founded (2009): is the year right?',
    `${pedal}:${line} publishAt: 2062-02-01 is more than 2 years ahead: is the year right?`,
  ]);
});

test('a day in the next years, of a product that is not on the site yet, is in order', async () => {
  await folder.append(pedal, 'publishAt: 2028-02-01\n');
  expect(await warnings(today)).toEqual([]);
});

test('a gallery that names its own product, or a product with its languages swapped, is a warning', async () => {
  await folder.change(drill, 'tr: Ayak Pedalı', 'tr: Foot Pedal');
  await folder.change(drill, 'en: Foot Pedal', 'en: Ayak Pedalı');
  await folder.change(drill, 'tr: Kablo', 'tr: Kulak Matkabı');
  await folder.change(drill, 'en: Cable', 'en: Ear Drill');
  expect((await warnings()).filter((line) => line.includes('gallery'))).toEqual([
    `${drill}:${await folder.lineOf(drill, 'tr: Foot Pedal')} gallery.0: the languages are swapped, so nothing is linked: write { tr: Ayak Pedalı, en: Foot Pedal }`,
    `${drill}:${(await folder.lineOf(drill, 'tr: Foot Pedal')) + 2} gallery.1: "Ear Drill" is the product itself: delete it`,
  ]);
});
