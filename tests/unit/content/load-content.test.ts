import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Content, ContentChange, ContentRepository } from '#domain/content/content.ts';
import type { PictureKind } from '#domain/content/picture.ts';
import { type LoadResult, loadContent } from '../../../adapters/content/load-content.ts';
import { filesOf } from '../../../adapters/content/pictures/picture-files.ts';
import { InvalidContentError } from '#domain/content/problems.ts';
import { type ContentFolder, makeContentFolder, makeFolder } from '../../support/content-folder.ts';
import { drawing } from '../../support/minimal-content.ts';

/** How many files one picture of a kind has. */
const filesPer = (kind: PictureKind): number => filesOf({ kind, name: '', source: '' }).length;

const change: ContentChange = { kind: 'product', slug: 'ear-drill', action: 'changed' };
const untouched: LoadResult = { changes: undefined, pictures: undefined };

let folder: ContentFolder;
let replaced: Content[];
let announced: number;
let load: () => Promise<LoadResult>;
let emptyStore: () => void;

beforeEach(async () => {
  folder = await makeContentFolder();
  replaced = [];
  announced = 0;
  let version: string | undefined;
  const store: ContentRepository = {
    version: async () => version,
    replace: async (content, next) => {
      replaced.push(content);
      version = next;
      return [change];
    },
    async announce() {
      announced += 1;
    },
  };
  emptyStore = () => {
    version = undefined;
  };
  const imagesDir = path.join(await makeFolder(), 'images');
  load = () => loadContent({ contentDir: folder.root, imagesDir, store, encode: async (bytes) => bytes });
});

test('the first load stores the content and renders every picture', async () => {
  const kinds: PictureKind[] = ['product', 'solution', 'brand', 'brand', 'news', 'banner', 'portrait'];
  const encoded = kinds.reduce((files, kind) => files + filesPer(kind), 0);
  expect(await load()).toEqual({ changes: [change], pictures: { encoded, removed: 0 } });
  expect(replaced).toHaveLength(1);
  expect(replaced[0]?.products.map(({ slug }) => slug.en)).toEqual(['ear-drill', 'foot-pedal']);
});

test('loading unchanged content does nothing', async () => {
  await load();

  expect(await load()).toEqual(untouched);
  expect(replaced).toHaveLength(1);
});

test('loading into an emptied store stores the content and renders no picture', async () => {
  await load();
  emptyStore();

  expect(await load()).toEqual({ changes: [change], pictures: undefined });
  expect(replaced[1]).toEqual(replaced[0]);
});

test('loading a changed text stores it and renders no picture', async () => {
  await load();
  await folder.change('news/new-office.yaml', 'en: New office', 'en: Newest office');

  expect(await load()).toEqual({ changes: [change], pictures: { encoded: 0, removed: 0 } });
  expect(replaced[1]?.news[0]?.title.en).toBe('Newest office');
});

test('loading a changed picture renders and announces it, and stores nothing', async () => {
  await load();
  await writeFile(path.join(folder.root, 'pictures/news/new-office.svg'), drawing('crimson'));

  expect(await load()).toEqual({ changes: undefined, pictures: { encoded: filesPer('news'), removed: 0 } });
  expect(replaced).toHaveLength(1);
  expect(announced).toBe(1);
});

test('the picture of a product is removed with the last product that shows it', async () => {
  await folder.write('pictures/products/saw.svg', drawing('pink'));
  await folder.change('products/drills/ear-drill.yaml', 'picture: drill', 'picture: saw');
  await load();
  await folder.change('products/drills/ear-drill.yaml', 'picture: saw', 'picture: drill');

  expect(await load()).toEqual({ changes: [change], pictures: { encoded: 0, removed: filesPer('product') } });
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
