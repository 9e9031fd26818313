import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { InvalidContentError } from '#domain/content/problems.ts';
import { type PictureChanges, makePictures } from '../../../adapters/content/pictures/make-pictures.ts';
import type { Picture } from '../../../adapters/content/pictures/picture-files.ts';
import { manifestFile, readManifest } from '../../../adapters/content/pictures/picture-manifest.ts';
import { makeFolder } from '../../support/content-folder.ts';
import { drawing } from '../../support/minimal-content.ts';

const drill = 'products/drill.00000001.svg';
const logo = 'brands/d+z&co.00000002.svg';
const fair = 'news/fair.00000003.jpg';

let folder: string;
let pictures: readonly [Picture, Picture, Picture, Picture];

const make = (wanted: readonly Picture[] = pictures, version = '1'): Promise<PictureChanges> =>
  makePictures({ pictures: wanted, folder, version });

const pathOf = (file: string): string => path.join(folder, file);

const files = async (): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true })).filter((file) => path.extname(file) !== '').toSorted();

const picture = (kind: Picture['kind'], name: string, file: string, source: string): Picture => ({
  kind,
  name,
  file: path.basename(file),
  source,
});

beforeEach(async () => {
  const sources = await makeFolder();
  folder = path.join(await makeFolder(), 'images');
  const write = async (name: string, content: string): Promise<string> => {
    await writeFile(path.join(sources, name), content);
    return path.join(sources, name);
  };
  const drillSource = await write('drill.svg', drawing('teal'));
  pictures = [
    picture('product', 'ear-drill', drill, drillSource),
    picture('product', 'foot-pedal', drill, drillSource),
    picture('brand', 'd+z&co', logo, await write('logo.svg', drawing('olive'))),
    picture('news', 'fair', fair, await write('fair.jpg', 'a photo')),
  ];
});

test('drawings are cleaned and compressed, photos are copied, and a picture that is shared is there once', async () => {
  expect(await make()).toEqual({ added: 3, removed: 0 });

  expect(await files()).toEqual(
    ['.made.json', logo, `${logo}.br`, `${logo}.gz`, fair, drill, `${drill}.br`, `${drill}.gz`].toSorted(),
  );
  const svg = await readFile(pathOf(drill));
  expect(svg.toString()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="teal"/></svg>',
  );
  expect(brotliDecompressSync(await readFile(pathOf(`${drill}.br`)))).toEqual(svg);
  expect(gunzipSync(await readFile(pathOf(`${drill}.gz`)))).toEqual(svg);
  expect(await readFile(pathOf(fair), 'utf8')).toBe('a photo');
});

test('a turntable is copied, and nothing is made of it', async () => {
  const source = path.join(await makeFolder(), 'drill.avif');
  await writeFile(source, 'a sheet');
  const turntable = picture('turntable', 'drill', 'drill.00000004.avif', source);
  expect(await make([turntable])).toEqual({ added: 1, removed: 0 });

  expect(await files()).toEqual(['.made.json', 'turntables/drill.00000004.avif']);
  expect((await readManifest(folder))?.files).toEqual({ 'turntables/drill.00000004.avif': '' });
});

test('two processes can fill one folder at once', async () => {
  await Promise.all([make(), make()]);

  expect(await files()).toHaveLength(8);
  expect((await readManifest(folder))?.version).toBe('1');
});

test('a picture that is there is not written again, and one that was deleted is', async () => {
  await make();
  const { mtimeMs } = await stat(pathOf(logo));
  await rm(pathOf(drill));

  expect(await make(pictures, '2')).toEqual({ added: 1, removed: 0 });
  expect((await stat(pathOf(logo))).mtimeMs).toBe(mtimeMs);
  expect((await readManifest(folder))?.version).toBe('2');
});

test('a picture that is no longer shown stays for a month, for pages that are cached', async () => {
  await make();
  const [, ...others] = pictures.slice(1);
  expect(await make(others, '2')).toEqual({ added: 0, removed: 0 });
  expect(await files()).toContain(drill);

  const manifest = await readFile(manifestFile(folder), 'utf8');
  const today = /\d{4}-\d\d-\d\dT[^"]+/gu;
  expect(manifest.match(today)).toHaveLength(3);
  await writeFile(manifestFile(folder), manifest.replaceAll(today, '2026-01-01T00:00:00.000Z'));
  expect(await make(others, '3')).toEqual({ added: 0, removed: 3 });
  expect(await files()).not.toContain(drill);
});

test('a picture that is shown again before the month is over is in use again', async () => {
  await make();
  await make(pictures.slice(2), '2');
  await make(pictures, '3');

  expect(new Set(Object.values((await readManifest(folder))?.files ?? {}))).toEqual(new Set(['']));
});

test('files that an earlier release has made are removed a month later', async () => {
  await make();
  await writeFile(pathOf('products/saw.webp'), 'a saw');
  const hash = 'f'.repeat(64);
  await writeFile(
    manifestFile(folder),
    JSON.stringify({ version: '0', files: { 'products/saw.webp': hash } }),
  );
  await make();

  expect((await readManifest(folder))?.files['products/saw.webp']).toMatch(/^\d{4}-/u);
  expect(await files()).toContain('products/saw.webp');
});

test('a source that is no SVG is named, and the folder does not count as complete', async () => {
  await writeFile(pictures[2].source, 'no picture');
  const making = makePictures({ pictures, folder, version: '1' });

  await expect(making).rejects.toThrow(InvalidContentError);
  await expect(making).rejects.toThrow(/logo\.svg:1 cannot be read as a picture/u);
  expect(await readManifest(folder)).toBeUndefined();
});
