import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import type { WholeContent, ContentChange, ContentRepository } from '#domain/content/content.ts';
import { type LoadResult, loadContent } from '../../../adapters/content/load-content.ts';
import { InvalidContentError, isError } from '#domain/content/problems.ts';
import { checkContent } from '../../../adapters/content/check-content.ts';
import { type ContentFolder, makeContentFolder, makeFolder } from '../../support/content-folder.ts';
import { drawing } from '../../support/minimal-content.ts';
import { minimalPdf } from '../../support/minimal-pdf.ts';
import { toArray } from '../../support/test-content.ts';

const change: ContentChange = { kind: 'product', slug: 'ear-drill', action: 'changed' };
const untouched: LoadResult = { changes: undefined, pictures: undefined, warnings: 0 };

let folder: ContentFolder;
let imagesDir: string;
let replaced: WholeContent[];
let load: () => Promise<LoadResult>;
let emptyStore: () => void;
/** Pictures of news when the store has read all products. */
let picturesAtPublishing: readonly string[];

beforeEach(async () => {
  folder = await makeContentFolder();
  replaced = [];
  imagesDir = path.join(await makeFolder(), 'images');
  let version: string | undefined;
  const store: ContentRepository = {
    version: async () => version,
    replace: async (content, next) => {
      replaced.push({ ...content, products: await toArray(content.products) });
      picturesAtPublishing = await readdir(path.join(imagesDir, 'news'));
      version = next;
      return [change];
    },
  };
  emptyStore = () => {
    version = undefined;
  };
  load = () => loadContent({ contentDir: folder.root, imagesDir, store });
});

test('the first load stores the content, and makes every picture and document', async () => {
  expect(await load()).toEqual({ changes: [change], pictures: { added: 8, removed: 0 }, warnings: 0 });
  expect(replaced).toHaveLength(1);
  expect(replaced[0]?.products.map(({ slug }) => slug.en)).toEqual(['ear-drill', 'foot-pedal']);
});

test('a load counts what may be slips, and is done all the same', async () => {
  await folder.write('products/drills/notlar.txt', 'x');
  await folder.change(
    'products/drills/foot-pedal.yaml',
    'en: It does not mind water.',
    'en: Sudan ışık korkmaz.',
  );
  expect(await load()).toMatchObject({ changes: [change], warnings: 2 });
});

test('a picture whose name has accents apart from their letters is found', async () => {
  await folder.move('pictures/products/drill.svg', `pictures/products/${'küçük'.normalize('NFD')}.svg`);
  for (const file of ['ear-drill', 'foot-pedal'])
    await folder.change(`products/drills/${file}.yaml`, 'picture: drill', 'picture: küçük');
  expect(await load()).toMatchObject({ changes: [change], warnings: 0 });
});

test('loading unchanged content does nothing', async () => {
  await load();

  expect(await load()).toEqual(untouched);
  expect(replaced).toHaveLength(1);
});

test('a replaced document is served once it is loaded, under another name', async () => {
  await load();
  const pdf = minimalPdf('/Info 4 0 R');
  await folder.write('documents/ear-drill.pdf', pdf);
  const served = (): Promise<string[]> => readdir(path.join(imagesDir, 'documents'));
  expect(await served()).toEqual([replaced[0]?.products[0]?.document?.file]);

  await load();
  const file = replaced[1]?.products[0]?.document?.file ?? '';
  expect(await readFile(path.join(imagesDir, 'documents', file), 'utf8')).toBe(pdf);
  expect(file).not.toBe(replaced[0]?.products[0]?.document?.file);
});

test('loading into an emptied store stores the content and makes no picture', async () => {
  await load();
  emptyStore();

  expect(await load()).toEqual({ changes: [change], pictures: undefined, warnings: 0 });
  expect(replaced[1]).toEqual(replaced[0]);
});

test('loading a changed text stores it and makes no picture', async () => {
  await load();
  await folder.change('news/new-office.yaml', 'en: New office', 'en: Newest office');

  expect(await load()).toEqual({ changes: [change], pictures: { added: 0, removed: 0 }, warnings: 0 });
  expect(replaced[1]?.news[0]?.title.en).toBe('Newest office');
});

test('loading a changed picture makes it and stores its new file', async () => {
  await load();
  await writeFile(path.join(folder.root, 'pictures/news/new-office.svg'), drawing('crimson'));

  expect(await load()).toEqual({ changes: [change], pictures: { added: 1, removed: 0 }, warnings: 0 });
  expect(replaced[1]?.news[0]?.picture).not.toBe(replaced[0]?.news[0]?.picture);
});

test('pictures are there before the store publishes what shows them', async () => {
  await load();
  expect(picturesAtPublishing).toContain(replaced[0]?.news[0]?.picture);
});

test('a picture that cannot be read leaves the store unchanged', async () => {
  await load();
  await writeFile(path.join(folder.root, 'pictures/news/new-office.svg'), 'no picture');

  await expect(load()).rejects.toThrow(InvalidContentError);
  expect(replaced).toHaveLength(1);
});

const faults = async (action: Promise<unknown>): Promise<unknown> =>
  action.then(
    () => [],
    (error: unknown) => error instanceof InvalidContentError && error.problems.filter(isError),
  );

test('a load refuses the photos and documents that the check refuses, also those that no page shows', async () => {
  await load();
  const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a40' } })
    .jpeg()
    .toBuffer();
  await writeFile(path.join(folder.root, 'pictures/products/cut.jpg'), photo.subarray(0, -100));
  await writeFile(path.join(folder.root, 'documents/cut.pdf'), '%PDF-1.7\n');
  const refused = await faults(load());
  expect(refused).toMatchObject([{ file: 'pictures/products/cut.jpg' }, { file: 'documents/cut.pdf' }]);
  expect(replaced).toHaveLength(1);
  const checked = await faults(checkContent({ contentDir: folder.root, imagesDir }));
  expect(checked).toEqual(expect.arrayContaining(Array.isArray(refused) ? refused : [refused]));
});

test('an invalid file leaves the store unchanged until it is corrected', async () => {
  await load();
  await folder.change('products/drills/ear-drill.yaml', 'brand: acteon', 'brand: nobody');
  await expect(load()).rejects.toThrow(InvalidContentError);
  expect(replaced).toHaveLength(1);

  await folder.change('products/drills/ear-drill.yaml', 'brand: nobody', 'brand: smith&nephew');
  await load();
  expect(replaced[1]?.products[0]?.brand).toBe('smith&nephew');
});
