import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pictureFormats } from '#domain/content/picture.ts';
import type { EncodePicture } from './encode-picture.ts';
import { startEncodingProcesses } from './encoding-processes.ts';
import { encodingSettings } from './encoding-settings.ts';
import { type Picture, type PictureFile, filesOf } from './picture-files.ts';
import { manifestFile, readManifest } from './picture-manifest.ts';
import { InvalidContentError } from '#domain/content/problems.ts';

interface Options {
  readonly pictures: readonly Picture[];
  /** Absolute path of the folder that the site serves as /images. */
  readonly folder: string;
  /** Written to the manifest once all files are there. */
  readonly version: string;
  /** Runs after the last file is written and before the first is deleted, so that no page refers to a missing one. */
  readonly publish?: () => Promise<void>;
  /** Default: in processes of its own. */
  readonly encode?: EncodePicture;
}

/** Numbers of files. */
export interface PictureChanges {
  readonly encoded: number;
  readonly removed: number;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

/** Replaces the file atomically, so that no client gets an incomplete one. */
const replaceFile = async (target: string, content: string | Buffer): Promise<void> => {
  await mkdir(path.dirname(target), { recursive: true });
  const partial = `${target}.${randomUUID()}.part`;
  await writeFile(partial, content);
  await rename(partial, target);
};

const unreadablePicture = (source: string, error: unknown): InvalidContentError => {
  const file = ['pictures', ...source.split(path.sep).slice(-2)].join('/');
  return new InvalidContentError([{ file, line: 1, text: `cannot be read as a picture: ${String(error)}` }]);
};

/** Encodes the files of a picture; those of the same width and ending share one result. */
const createEncoder = ({ kind, source }: Picture, bytes: Buffer, encode: EncodePicture) => {
  const encodedByKey = new Map<string, Buffer>();
  return async ({ width, ending }: PictureFile): Promise<Buffer> => {
    const key = `${width} ${ending}`;
    const known = encodedByKey.get(key);
    if (known) return known;
    const encoded = await encode(bytes, pictureFormats[kind], width, ending).catch((error: unknown) => {
      throw unreadablePicture(source, error);
    });
    encodedByKey.set(key, encoded);
    return encoded;
  };
};

const updateFiles = async ({
  pictures,
  folder,
  version,
  publish,
  encode,
}: Options & { readonly encode: EncodePicture }): Promise<PictureChanges> => {
  const before = (await readManifest(folder))?.files ?? {};
  const after: Record<string, string> = {};
  let encodedCount = 0;

  const encodeFiles = async (picture: Picture): Promise<void> => {
    const bytes = await readFile(picture.source);
    const format = JSON.stringify(pictureFormats[picture.kind]);
    const hash = createHash('sha256').update(encodingSettings).update(format).update(bytes).digest('hex');
    const encodeOnce = createEncoder(picture, bytes, encode);
    for (const entry of filesOf(picture)) {
      const target = path.join(folder, entry.file);
      after[entry.file] = hash;
      if (before[entry.file] === hash && (await exists(target))) continue;
      await replaceFile(target, await encodeOnce(entry));
      encodedCount += 1;
    }
  };

  // They share one iterator, so each takes the next picture.
  const waiting = pictures.values();
  const encodeNext = async (): Promise<void> => {
    for (const picture of waiting) await encodeFiles(picture);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, encodeNext));

  await publish?.();
  const obsolete = Object.keys(before).filter((file) => !(file in after));
  for (const file of obsolete) await rm(path.join(folder, file), { force: true });
  await replaceFile(manifestFile(folder), JSON.stringify({ version, files: after }));
  return { encoded: encodedCount, removed: obsolete.length };
};

/**
 * Encodes the files below /images whose source, format or encoding settings changed, and deletes those that are no longer
 * needed.
 * @throws InvalidContentError if a source is no picture
 */
export const makePictures = async (options: Options): Promise<PictureChanges> => {
  if (options.encode) return updateFiles({ ...options, encode: options.encode });
  const { encode, close } = startEncodingProcesses();
  try {
    return await updateFiles({ ...options, encode });
  } finally {
    await close();
  }
};
