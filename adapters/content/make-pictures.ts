import { createHash } from 'node:crypto';
import { access, copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import * as z from 'zod';
import type { Picture } from './picture-files.ts';
import { ContentProblems } from './problems.ts';

/** Widths in pixels by the first part of a picture's address. */
const widths: Readonly<Record<string, number>> = {
  products: 800,
  brands: 480,
  news: 1200,
  banners: 1600,
  management: 800,
};

/** Part of every hash: change it when the same source is to give another picture. */
const recipe = 'webp 82';

export interface PicturesMade {
  readonly made: number;
  readonly removed: number;
}

const stampSchema = z.object({ version: z.string(), sources: z.record(z.string(), z.string()) });

/** What the folder holds: the hash of each picture's source, by address. */
type Stamp = z.output<typeof stampSchema>;

const stampOf = (folder: string): string => path.join(folder, '.made.json');

const readStamp = async (folder: string): Promise<Stamp | undefined> => {
  try {
    return stampSchema.parse(JSON.parse(await readFile(stampOf(folder), 'utf8')));
  } catch {
    // No stamp, or half of one: everything is made anew.
    return undefined;
  }
};

/** The version that the pictures of a folder were made from. */
export const madeVersion = async (folder: string): Promise<string | undefined> =>
  (await readStamp(folder))?.version;

const fileOf = (folder: string, address: string): string => path.join(folder, `${address}.webp`);

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Written beside and renamed, so that nobody is served half a picture. */
const replaceFile = async (target: string, write: (half: string) => Promise<unknown>): Promise<void> => {
  await mkdir(path.dirname(target), { recursive: true });
  const half = `${target}.${process.pid}.part`;
  await write(half);
  await rename(half, target);
};

const render = async (source: string, bytes: Buffer, width: number, target: string): Promise<void> => {
  try {
    await sharp(bytes).resize({ width }).webp({ quality: 82 }).toFile(target);
  } catch (error) {
    const file = ['pictures', ...source.split(path.sep).slice(-2)].join('/');
    throw new ContentProblems([{ file, line: 1, text: `cannot be read as a picture: ${String(error)}` }]);
  }
};

const widthOf = (address: string): number => widths[path.posix.dirname(address)] ?? 800;

/**
 * Makes the WebP files that the site serves below /images: those whose source changed, and no other. Products that
 * share a drawing share the work.
 * @param publish runs when all are made and before any is removed, so that no page ever shows one that is not there
 */
export const makePictures = async (
  pictures: readonly Picture[],
  folder: string,
  version: string,
  publish: () => Promise<void> = async () => {},
): Promise<PicturesMade> => {
  const before = (await readStamp(folder))?.sources ?? {};
  const after: Record<string, string> = {};
  let made = 0;

  const makeFrom = async (source: string, addresses: readonly string[]): Promise<void> => {
    const bytes = await readFile(source);
    const hash = createHash('sha256').update(recipe).update(bytes).digest('hex');
    let finished: string | undefined;
    for (const address of addresses) {
      const target = fileOf(folder, address);
      after[address] = hash;
      if (before[address] === hash && (await isThere(target))) continue;
      const model = finished;
      await replaceFile(target, (half) =>
        model === undefined ? render(source, bytes, widthOf(address), half) : copyFile(model, half),
      );
      finished = target;
      made += 1;
    }
  };

  const groups = [...Map.groupBy(pictures, ({ source }) => source)];
  const takeTurns = async (): Promise<void> => {
    for (let group = groups.pop(); group; group = groups.pop()) {
      const [source, sharers] = group;
      await makeFrom(
        source,
        sharers.map(({ address }) => address),
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));

  await publish();
  const gone = Object.keys(before).filter((address) => !(address in after));
  for (const address of gone) await rm(fileOf(folder, address), { force: true });
  const stamp: Stamp = { version, sources: after };
  await replaceFile(stampOf(folder), (half) => writeFile(half, JSON.stringify(stamp)));
  return { made, removed: gone.length };
};
