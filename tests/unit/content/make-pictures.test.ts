import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { madeVersion, makePictures } from '../../../adapters/content/make-pictures.ts';
import type { Picture } from '../../../adapters/content/picture-files.ts';
import { makeFolder } from '../../support/content-folder.ts';
import { drawing } from '../../support/minimal-content.ts';

let folder: string;
let drill: string;
let office: string;
let pictures: readonly Picture[];

const made = (address: string): string => path.join(folder, `${address}.webp`);

const bytes = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const entries = pictures.map(async ({ address }) => [address, await readFile(made(address))] as const);
  return new Map(await Promise.all(entries));
};

/** Sets the pictures apart from any that would be made now. */
const spoil = async (...addresses: readonly string[]): Promise<void> => {
  for (const address of addresses) await writeFile(made(address), 'spoilt');
};

const isSpoilt = async (address: string): Promise<boolean> =>
  (await readFile(made(address), 'latin1')) === 'spoilt';

beforeEach(async () => {
  const sources = await makeFolder();
  folder = path.join(await makeFolder(), 'images');
  drill = path.join(sources, 'drill.svg');
  office = path.join(sources, 'office.svg');
  await writeFile(drill, drawing('teal'));
  await writeFile(office, drawing('olive'));
  pictures = [
    { address: 'products/ear-drill', source: drill },
    { address: 'products/d+z&co', source: drill },
    { address: 'news/new-office', source: office },
  ];
});

test('a WebP file is made at each address, as wide as its kind of page needs it', async () => {
  expect(await makePictures(pictures, folder, '1')).toEqual({ made: 3, removed: 0 });

  expect(await sharp(made('products/ear-drill')).metadata()).toMatchObject({ format: 'webp', width: 800 });
  expect(await sharp(made('products/d+z&co')).metadata()).toMatchObject({ format: 'webp', width: 800 });
  expect(await sharp(made('news/new-office')).metadata()).toMatchObject({ format: 'webp', width: 1200 });
});

test('nothing is left half made', async () => {
  await makePictures(pictures, folder, '1');

  const files = (await readdir(folder, { recursive: true })).toSorted();
  expect(files).toEqual([
    '.made.json',
    'news',
    'news/new-office.webp',
    'products',
    'products/d+z&co.webp',
    'products/ear-drill.webp',
  ]);
});

test('the folder tells the version that it was made from', async () => {
  expect(await madeVersion(folder)).toBeUndefined();
  await makePictures(pictures, folder, 'spring');

  expect(await madeVersion(folder)).toBe('spring');
});

test('products that share a drawing have the same picture', async () => {
  await makePictures(pictures, folder, '1');
  const files = await bytes();

  expect(files.get('products/d+z&co')).toEqual(files.get('products/ear-drill'));
  expect(files.get('news/new-office')).not.toEqual(files.get('products/ear-drill'));
});

test('a picture whose source is the same is left as it is', async () => {
  await makePictures(pictures, folder, '1');
  const { mtimeMs } = await stat(made('news/new-office'));

  expect(await makePictures(pictures, folder, '2')).toEqual({ made: 0, removed: 0 });
  expect((await stat(made('news/new-office'))).mtimeMs).toBe(mtimeMs);
  expect(await madeVersion(folder)).toBe('2');
});

test('a changed drawing is made anew for all who share it, and nothing else is', async () => {
  await makePictures(pictures, folder, '1');
  await spoil('products/ear-drill', 'products/d+z&co', 'news/new-office');
  await writeFile(drill, drawing('red'));

  expect(await makePictures(pictures, folder, '2')).toEqual({ made: 2, removed: 0 });
  expect(await isSpoilt('products/ear-drill')).toBe(false);
  expect(await isSpoilt('products/d+z&co')).toBe(false);
  expect(await isSpoilt('news/new-office')).toBe(true);
});

test('a picture that is given another drawing is made anew', async () => {
  await makePictures(pictures, folder, '1');
  const before = await bytes();
  const moved = pictures.with(1, { address: 'products/d+z&co', source: office });

  expect(await makePictures(moved, folder, '2')).toEqual({ made: 1, removed: 0 });
  const after = await bytes();
  expect(after.get('products/d+z&co')).not.toEqual(before.get('products/d+z&co'));
  expect(after.get('products/ear-drill')).toEqual(before.get('products/ear-drill'));
});

test('a picture that is gone from the content is removed', async () => {
  await makePictures(pictures, folder, '1');

  expect(await makePictures(pictures.slice(1), folder, '2')).toEqual({ made: 0, removed: 1 });
  expect(await readdir(path.join(folder, 'products'))).toEqual(['d+z&co.webp']);
});

test('a deleted file is made again', async () => {
  await makePictures(pictures, folder, '1');
  const before = await bytes();
  await rm(made('products/ear-drill'));

  expect(await makePictures(pictures, folder, '1')).toEqual({ made: 1, removed: 0 });
  expect(await bytes()).toEqual(before);
});

test('a folder whose notes are damaged is made anew', async () => {
  await makePictures(pictures, folder, '1');
  await writeFile(path.join(folder, '.made.json'), '{"version":');

  expect(await madeVersion(folder)).toBeUndefined();
  expect(await makePictures(pictures, folder, '1')).toEqual({ made: 3, removed: 0 });
});

test('a file that is no picture is named, and nothing is made from it', async () => {
  await writeFile(drill, 'no drawing');

  await expect(makePictures(pictures, folder, '1')).rejects.toThrow(/cannot be read as a picture/u);
  expect(await madeVersion(folder)).toBeUndefined();
});
