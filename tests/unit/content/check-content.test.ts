import path from 'node:path';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { ContentRepository } from '#domain/content/content.ts';
import { type ContentProblem, InvalidContentError } from '#domain/content/problems.ts';
import { checkContent } from '../../../adapters/content/check-content.ts';
import { loadContent } from '../../../adapters/content/load-content.ts';
import { type ContentFolder, makeContentFolder, makeFolder } from '../../support/content-folder.ts';
import { drawing } from '../../support/minimal-content.ts';
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
  addMissingPages: async () => {},
  addMissingFacets: async () => {},
};

beforeEach(async () => {
  folder = await makeContentFolder();
  folders = { contentDir: folder.root, imagesDir: path.join(await makeFolder(), 'images') };
});

const load = () => loadContent({ ...folders, store });

const problems = async (): Promise<readonly ContentProblem[]> => {
  try {
    await checkContent(folders);
    return [];
  } catch (error) {
    if (error instanceof InvalidContentError) return error.problems;
    throw error;
  }
};

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
  const [jpeg, png] = await Promise.all([photo.clone().jpeg().toBuffer(), photo.clone().png().toBuffer()]);
  const pictures = path.join(folder.root, 'pictures', 'products');
  const inFolder = (file: string): string => path.join(pictures, file);
  await writeFile(inFolder('whole.jpg'), jpeg);
  await writeFile(inFolder('broken.jpg'), jpeg.subarray(0, jpeg.length - 100));
  await writeFile(inFolder('cut.png'), png.subarray(0, png.length - 30));
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
