import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { type PictureKind, heightOf, pictureFormats } from '#domain/content/picture.ts';
import type { EncodePicture } from '../../../adapters/content/pictures/encode-picture.ts';
import { encodePhotos } from '../../../adapters/content/pictures/encode-photos.ts';
import { makePictures } from '../../../adapters/content/pictures/make-pictures.ts';
import {
  type Picture,
  encodedFilesOf,
  listPictures,
} from '../../../adapters/content/pictures/picture-files.ts';
import { makeFolder } from '../../support/content-folder.ts';
import { drawing } from '../../support/minimal-content.ts';
import { seconds } from '../../support/seconds.ts';

const saw = 'saw.00000001.jpg';
const fair = 'fair.00000002.png';
const bur = 'bur.00000004.webp';

let folder: string;
let pictures: readonly Picture[];

const photos = [
  ...encodedFilesOf('product', saw),
  ...encodedFilesOf('product', bur),
  ...encodedFilesOf('news', fair),
];

const encode: EncodePicture = async (_bytes, _format, width, ending) => Buffer.from(`${width} ${ending}`);

beforeEach(async () => {
  const sources = await makeFolder();
  folder = path.join(await makeFolder(), 'images');
  /** A red square, a ratio that no kind has. */
  const square = sharp({ create: { width: 600, height: 600, channels: 3, background: 'red' } });
  const write = async (file: string, kind: PictureKind, content: string | Buffer): Promise<Picture> => {
    await writeFile(path.join(sources, file), content);
    return { kind, name: file, file, source: path.join(sources, file) };
  };
  pictures = [
    await write(saw, 'product', await square.clone().jpeg().toBuffer()),
    await write(bur, 'product', await square.clone().webp().toBuffer()),
    await write(fair, 'news', await square.clone().png().toBuffer()),
    await write('drill.00000003.svg', 'product', drawing('teal')),
  ];
  await makePictures({ pictures, folder, version: '1' });
});

const corner = async (file: string): Promise<readonly number[]> => [
  ...(await sharp(path.join(folder, file))
    .ensureAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()),
];

test(
  'a photo is encoded in every width as AVIF and WebP, padded or cropped as its kind says',
  { timeout: 40 * seconds },
  async () => {
    expect(await encodePhotos({ folder })).toBe(photos.length);

    for (const { file, width, ending } of photos) {
      const format = file.startsWith('news') ? pictureFormats.news : pictureFormats.product;
      expect(await sharp(path.join(folder, file)).metadata(), file).toMatchObject({
        format: ending === 'avif' ? 'heif' : 'webp',
        width,
        height: heightOf(format, width),
      });
    }
    expect((await corner('products/920/saw.00000001.webp'))[3]).toBe(0);
    const [red = 0, , , alpha] = await corner('news/960/fair.00000002.webp');
    expect(alpha).toBe(255);
    expect(red).toBeGreaterThan(240);
  },
);

test('only files that are missing are encoded', async () => {
  await encodePhotos({ folder, encode });
  await rm(path.join(folder, 'products/232/saw.00000001.avif'));

  expect(await encodePhotos({ folder, encode })).toBe(1);
  expect(await encodePhotos({ folder, encode })).toBe(0);
});

/** Checks a photo out into a folder of content. @returns the pictures of the folder */
const checkOut = async (photo: Buffer, at: Date): Promise<readonly Picture[]> => {
  const contentDir = await makeFolder();
  const file = path.join(contentDir, 'pictures', pictureFormats.product.folder, 'saw.jpg');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, photo);
  await utimes(file, at, at);
  const sources = await listPictures(contentDir, 'product');
  return Array.from(sources, ([name, source]) => ({ kind: 'product', name, ...source }));
};

test('a release in another folder, with the same DATA_DIR, encodes only what is another picture', async () => {
  const photo = await readFile(path.join(folder, 'products', saw));
  const deploy = async (content: Buffer, at: string): Promise<number> => {
    await makePictures({ pictures: await checkOut(content, new Date(at)), folder, version: at });
    return encodePhotos({ folder, encode });
  };
  const files = encodedFilesOf('product', saw).length;
  expect(await deploy(photo, '2026-01-01')).toBe(files);
  expect(await deploy(photo, '2026-02-01')).toBe(0);
  expect(await deploy(Buffer.concat([photo, Buffer.from('.')]), '2026-02-01')).toBe(files);
});

test('each file that is encoded is counted, among those that were missing', async () => {
  await encodePhotos({ folder, encode });
  const missing = photos.slice(0, 3).map(({ file }) => path.join(folder, file));
  for (const file of missing) await rm(file);
  const counts: unknown[] = [];
  await encodePhotos({ folder, encode, onProgress: (...progress) => counts.push(progress) });
  expect(counts).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('as many photos are encoded at a time as there are processors', async () => {
  let [running, most] = [0, 0];
  await encodePhotos({
    folder,
    async encode(...task) {
      running += 1;
      most = Math.max(most, running);
      await wait(5);
      running -= 1;
      return encode(...task);
    },
  });
  expect(most).toBe(Math.min(3, availableParallelism()));
});

test('photos that are no longer shown are not encoded', async () => {
  await makePictures({ pictures: pictures.slice(2), folder, version: '2' });

  expect(await encodePhotos({ folder, encode })).toBe(encodedFilesOf('news', fair).length);
});

test('a photo that is no picture is named, and all others are encoded', async () => {
  await writeFile(path.join(folder, 'products', bur), '');

  await expect(
    encodePhotos({
      folder,
      async encode(bytes, ...rest) {
        await sharp(bytes).metadata();
        return encode(bytes, ...rest);
      },
    }),
  ).rejects.toThrow(
    `${photos.length - encodedFilesOf('product', bur).length} files were encoded, but not these photos; please replace them:\nproducts/${bur}: `,
  );
  expect(await encodePhotos({ folder, encode })).toBe(encodedFilesOf('product', bur).length);
});

test('encoding ends when it is aborted', async () => {
  const stopping = new AbortController();
  const encoded = await encodePhotos({
    folder,
    signal: stopping.signal,
    async encode(...task) {
      stopping.abort();
      return encode(...task);
    },
  });

  expect(encoded).toBeLessThanOrEqual(2);
});
