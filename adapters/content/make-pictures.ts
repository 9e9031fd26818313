import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import type { Picture } from './picture-files.ts';

/** Widths in CSS pixels by the first part of a picture's address. */
const widths: Readonly<Record<string, number>> = { products: 800, brands: 480, news: 1200, banners: 1600, management: 800 };

/** Raise it when the pictures come out different from the same source. */
const recipe = 'webp-82-v1';

const stampFile = '.made.json';
const stampSchema = z.record(z.string(), z.string());

const readStamp = async (folder: string): Promise<Record<string, string>> => {
  const text = await readFile(path.join(folder, stampFile), 'utf8').catch(() => '{}');
  return stampSchema.catch({}).parse(JSON.parse(text));
};

const fileOf = (folder: string, address: string): string => path.join(folder, `${address}.webp`);

/** Several products share a drawing: each is rendered once. */
const bySource = (pictures: readonly Picture[]): Map<string, [Picture, ...Picture[]]> => {
  const groups = new Map<string, [Picture, ...Picture[]]>();
  for (const picture of pictures) {
    const group = groups.get(picture.source);
    if (group) group.push(picture);
    else groups.set(picture.source, [picture]);
  }
  return groups;
};

const render = async (source: Buffer, width: number, target: string): Promise<void> => {
  await mkdir(path.dirname(target), { recursive: true });
  // Written beside and renamed, so that nobody is served half a picture.
  const half = `${target}.part`;
  await sharp(source).resize({ width }).webp({ quality: 82 }).toFile(half);
  await rename(half, target);
};

/**
 * Makes the WebP files that the site serves below /images: those whose source changed, and no other.
 * @returns how many were made and how many removed
 */
export const makePictures = async (
  pictures: readonly Picture[],
  folder: string,
): Promise<{ made: number; removed: number }> => {
  await mkdir(folder, { recursive: true });
  const before = await readStamp(folder);
  const after: Record<string, string> = {};
  let made = 0;

  const makeGroup = async ([first, ...others]: [Picture, ...Picture[]]): Promise<void> => {
    const source = await readFile(first.source);
    const hash = createHash('sha256').update(recipe).update(source).digest('hex');
    const stale = [first, ...others].filter(({ address }) => before[address] !== hash);
    for (const { address } of [first, ...others]) after[address] = hash;
    const [model, ...copies] = stale;
    if (!model) return;
    const width = widths[model.address.split('/', 1).join('')] ?? 800;
    await render(source, width, fileOf(folder, model.address));
    for (const { address } of copies) await copyFile(fileOf(folder, model.address), fileOf(folder, address));
    made += stale.length;
  };

  const groups = [...bySource(pictures).values()];
  const takeTurns = async (): Promise<void> => {
    for (let group = groups.pop(); group; group = groups.pop()) await makeGroup(group);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));

  const gone = Object.keys(before).filter((address) => !(address in after));
  for (const address of gone) await rm(fileOf(folder, address), { force: true });
  await writeFile(path.join(folder, stampFile), JSON.stringify(after));
  return { made, removed: gone.length };
};
