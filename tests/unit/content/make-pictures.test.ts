import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { type PictureKind, heightOf, pictureFormats } from '#domain/content/picture.ts';
import type { EncodePicture } from '../../../adapters/content/pictures/encode-picture.ts';
import { type PictureChanges, makePictures } from '../../../adapters/content/pictures/make-pictures.ts';
import { type Picture, filesOf } from '../../../adapters/content/pictures/picture-files.ts';
import { readManifest } from '../../../adapters/content/pictures/picture-manifest.ts';
import { makeFolder } from '../../support/content-folder.ts';
import { drawing } from '../../support/minimal-content.ts';

let folder: string;
let drill: string;
let office: string;
let pictures: readonly [Picture, Picture, Picture];

const perProduct = filesOf({ kind: 'product', name: '', source: '' }).length;

/** A fast encoder for tests that do not look at the pictures. */
const encode: EncodePicture = async (source, _format, width, ending) =>
  Buffer.concat([source, Buffer.from(`${width} ${ending}`)]);

const make = (wanted: readonly Picture[], version: string): Promise<PictureChanges> =>
  makePictures({ pictures: wanted, folder, version, encode });

const pathOf = (file: string): string => path.join(folder, file);

const bytes = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const files = pictures.flatMap(filesOf);
  return new Map(
    await Promise.all(files.map(async ({ file }) => [file, await readFile(pathOf(file))] as const)),
  );
};

/** Overwrites the pictures, so that those rendered again can be recognised. */
const overwrite = async (...files: readonly string[]): Promise<void> => {
  for (const file of files) await writeFile(pathOf(file), 'overwritten');
};

const isOverwritten = async (file: string): Promise<boolean> =>
  (await readFile(pathOf(file), 'latin1')) === 'overwritten';

const version = async (): Promise<string | undefined> => (await readManifest(folder))?.version;

beforeEach(async () => {
  const sources = await makeFolder();
  folder = path.join(await makeFolder(), 'images');
  drill = path.join(sources, 'drill.svg');
  office = path.join(sources, 'office.svg');
  await writeFile(drill, drawing('teal'));
  await writeFile(office, drawing('olive'));
  pictures = [
    { kind: 'product', name: 'ear-drill-920', source: drill },
    { kind: 'product', name: 'foot-pedal', source: drill },
    { kind: 'brand', name: 'd+z&co', source: office },
  ];
});

test('a picture is rendered in every width as AVIF and WebP in the ratio of its kind, and once without a width', async () => {
  expect(await makePictures({ pictures, folder, version: '1' })).toEqual({
    encoded: 2 * perProduct + 5,
    removed: 0,
  });

  for (const picture of pictures) {
    const format = pictureFormats[picture.kind];
    const files = filesOf(picture);
    expect(files).toHaveLength(format.widths.length * 2 + 1);
    for (const { file, width, ending } of files) {
      expect(await sharp(pathOf(file)).metadata(), file).toMatchObject({
        format: ending === 'avif' ? 'heif' : 'webp',
        width,
        height: heightOf(format, width),
      });
    }
  }
});

test('two processes with the same process id can render into one folder at once', async () => {
  await Promise.all([make(pictures, '1'), make(pictures, '1')]);

  expect((await bytes()).size).toBe(2 * perProduct + 5);
  expect(await version()).toBe('1');
});

test('no partial files remain, and file names are not changed', async () => {
  await make(pictures, '1');

  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => path.extname(file) !== '' && file !== '.made.json').toSorted()).toEqual(
    pictures.flatMap((picture) => filesOf(picture).map(({ file }) => file)).toSorted(),
  );
  expect(files).toContain('brands/d+z&co.webp');
  expect(files).toContain('brands/240/d+z&co.avif');
  expect(files).toContain('products/ear-drill-920.webp');
  expect(files).toContain('products/920/ear-drill-920.avif');
});

/** A red photo of a ratio that no kind has. */
const photo = async (name: string, write: (picture: Sharp) => Sharp): Promise<string> => {
  const file = path.join(await makeFolder(), name);
  const { data, info } = await write(
    sharp({ create: { width: 600, height: 600, channels: 3, background: 'red' } }),
  ).toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(600);
  await writeFile(file, data);
  return file;
};

const corner = async (file: string): Promise<readonly number[]> => [
  ...(await sharp(pathOf(file))
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()),
];

test('a photo of another ratio is padded or cropped as its kind says', async () => {
  const jpeg = await photo('saw.jpg', (picture) => picture.jpeg());
  const png = await photo('fair.png', (picture) => picture.png());
  const kinds: readonly [PictureKind, string][] = [
    ['product', jpeg],
    ['news', png],
  ];
  await makePictures({
    pictures: kinds.map(([kind, source]) => ({ kind, name: 'photo', source })),
    folder,
    version: '1',
  });

  expect((await corner('products/photo.webp'))[3]).toBe(0);
  const [red = 0, , , alpha] = await corner('news/photo.webp');
  expect(alpha).toBe(255);
  expect(red).toBeGreaterThan(240);
});

test('the picture folder records the version that it was made from', async () => {
  expect(await version()).toBeUndefined();
  await make(pictures, 'spring');

  expect(await version()).toBe('spring');
});

test('the picture without a width is the one of the usual width', async () => {
  await make(pictures, '1');
  const files = await bytes();

  expect(files.get('products/foot-pedal.webp')).toEqual(files.get('products/920/foot-pedal.webp'));
});

test('a source of two kinds is rendered in the ratios of both', async () => {
  const both: readonly Picture[] = [
    { kind: 'product', name: 'drill', source: drill },
    { kind: 'portrait', name: 'drill', source: drill },
  ];
  await makePictures({ pictures: both, folder, version: '1' });

  expect(await sharp(pathOf('products/drill.webp')).metadata()).toMatchObject({ height: 690 });
  expect(await sharp(pathOf('management/drill.webp')).metadata()).toMatchObject({ height: 1000 });
});

test('a picture whose source is unchanged is not rendered again', async () => {
  await make(pictures, '1');
  const { mtimeMs } = await stat(pathOf('brands/d+z&co.webp'));

  expect(await make(pictures, '2')).toEqual({ encoded: 0, removed: 0 });
  expect((await stat(pathOf('brands/d+z&co.webp'))).mtimeMs).toBe(mtimeMs);
  expect(await version()).toBe('2');
});

test('a changed source is rendered for all pictures of it, and nothing else is', async () => {
  await make(pictures, '1');
  await overwrite('products/460/ear-drill-920.avif', 'products/foot-pedal.webp', 'brands/d+z&co.webp');
  await writeFile(drill, drawing('red'));

  expect(await make(pictures, '2')).toEqual({ encoded: 2 * perProduct, removed: 0 });
  expect(await isOverwritten('products/460/ear-drill-920.avif')).toBe(false);
  expect(await isOverwritten('products/foot-pedal.webp')).toBe(false);
  expect(await isOverwritten('brands/d+z&co.webp')).toBe(true);
});

test('a picture that gets another source is rendered again', async () => {
  await make(pictures, '1');
  const before = await bytes();
  const moved = pictures.with(1, { kind: 'product', name: 'foot-pedal', source: office });

  expect(await make(moved, '2')).toEqual({ encoded: perProduct, removed: 0 });
  const after = await bytes();
  expect(after.get('products/foot-pedal.webp')).not.toEqual(before.get('products/foot-pedal.webp'));
  expect(after.get('products/ear-drill-920.webp')).toEqual(before.get('products/ear-drill-920.webp'));
});

test('a picture that was removed from the content is deleted in every width', async () => {
  await make(pictures, '1');

  expect(await make(pictures.slice(1), '2')).toEqual({ encoded: 0, removed: perProduct });
  expect(await readdir(path.join(folder, 'products/460'))).toEqual(['foot-pedal.avif', 'foot-pedal.webp']);
});

test('a deleted picture file is rendered again, and no other', async () => {
  await make(pictures, '1');
  const before = await bytes();
  await rm(pathOf('products/230/ear-drill-920.avif'));

  expect(await make(pictures, '1')).toEqual({ encoded: 1, removed: 0 });
  expect(await bytes()).toEqual(before);
});

test('pictures of other encoding settings are rendered again', async () => {
  await make(pictures, '1');
  const notes = path.join(folder, '.made.json');
  const { files } = (await readManifest(folder)) ?? { files: {} };
  const older = Object.fromEntries(Object.keys(files).map((file) => [file, 'of other settings']));
  await writeFile(notes, JSON.stringify({ version: '1', files: { ...older, 'products/999/saw.avif': 'x' } }));

  expect(await make(pictures, '1')).toEqual({ encoded: 2 * perProduct + 5, removed: 1 });
});

test('all pictures are rendered again when the manifest is damaged', async () => {
  await make(pictures, '1');
  await writeFile(path.join(folder, '.made.json'), '{"version":');

  expect(await version()).toBeUndefined();
  expect(await make(pictures, '1')).toEqual({ encoded: 2 * perProduct + 5, removed: 0 });
});

test('a source that is no picture is reported by its file, and nothing is rendered from it', async () => {
  await writeFile(drill, 'no drawing');

  await expect(makePictures({ pictures, folder, version: '1' })).rejects.toThrow(
    /cannot be read as a picture/u,
  );
  expect(await version()).toBeUndefined();
});
