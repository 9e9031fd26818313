import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pictureFormats } from '#domain/content/picture.ts';
import { type EncodePicture, encodePicture, recipe } from './encode-picture.ts';
import { type Picture, type PictureFile, filesOf } from './picture-files.ts';
import { manifestFile, readManifest } from './picture-manifest.ts';
import { InvalidContentError } from '../problems.ts';

interface Options {
  readonly pictures: readonly Picture[];
  /** Absolute path of the folder that the site serves as /images. */
  readonly folder: string;
  /** Noted in the folder when all are made. */
  readonly version: string;
  /** Runs when all are made and before any is removed, so that no page ever shows one that is not there. */
  readonly publish?: () => Promise<void>;
  readonly encode?: EncodePicture;
}

/** How many files. */
export interface PicturesMade {
  readonly made: number;
  readonly removed: number;
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Written beside and renamed, so that nobody is served half a picture. */
const replaceFile = async (target: string, content: string | Buffer): Promise<void> => {
  await mkdir(path.dirname(target), { recursive: true });
  const half = `${target}.${randomUUID()}.part`;
  await writeFile(half, content);
  await rename(half, target);
};

const unreadable = (source: string, error: unknown): InvalidContentError => {
  const file = ['pictures', ...source.split(path.sep).slice(-2)].join('/');
  return new InvalidContentError([{ file, line: 1, text: `cannot be read as a picture: ${String(error)}` }]);
};

/** Gives each file of one source and shape its bytes; those of the same width and ending are encoded once. */
const createEncoder = ({ kind, source }: Picture, bytes: Buffer, encode: EncodePicture) => {
  const done = new Map<string, Buffer>();
  return async ({ width, ending }: PictureFile): Promise<Buffer> => {
    const key = `${width} ${ending}`;
    const known = done.get(key);
    if (known) return known;
    const made = await encode(bytes, pictureFormats[kind], width, ending).catch((error: unknown) => {
      throw unreadable(source, error);
    });
    done.set(key, made);
    return made;
  };
};

/**
 * Makes the files that the site serves below /images: those whose source, shape or recipe changed, and no other.
 * Products that share a drawing share the work.
 * @throws InvalidContentError when a source is no picture
 */
export const makePictures = async ({
  pictures,
  folder,
  version,
  publish,
  encode = encodePicture,
}: Options): Promise<PicturesMade> => {
  const before = (await readManifest(folder))?.files ?? {};
  const after: Record<string, string> = {};
  let made = 0;

  const makeFrom = async (sharers: readonly [Picture, ...Picture[]]): Promise<void> => {
    const [first] = sharers;
    const bytes = await readFile(first.source);
    const format = JSON.stringify(pictureFormats[first.kind]);
    const hash = createHash('sha256').update(recipe).update(format).update(bytes).digest('hex');
    const encodeOnce = createEncoder(first, bytes, encode);
    for (const entry of sharers.flatMap(filesOf)) {
      const target = path.join(folder, entry.file);
      after[entry.file] = hash;
      if (before[entry.file] === hash && (await isThere(target))) continue;
      await replaceFile(target, await encodeOnce(entry));
      made += 1;
    }
  };

  const groups = [...Map.groupBy(pictures, ({ kind, source }) => `${kind} ${source}`).values()];
  const takeTurns = async (): Promise<void> => {
    for (let group = groups.pop(); group; group = groups.pop()) {
      const [first, ...others] = group;
      if (first) await makeFrom([first, ...others]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));

  await publish?.();
  const gone = Object.keys(before).filter((file) => !(file in after));
  for (const file of gone) await rm(path.join(folder, file), { force: true });
  await replaceFile(manifestFile(folder), JSON.stringify({ version, files: after }));
  return { made, removed: gone.length };
};
