import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import {
  type PictureKind,
  isPhoto,
  pictureFile,
  pictureFormats,
  pictureKinds,
} from '#domain/content/picture.ts';
import { OperatorError } from '#domain/shared/operator-error.ts';
import type { EncodePicture } from './encode-picture.ts';
import { startEncodingProcesses } from './encoding-processes.ts';
import { encodedFilesOf } from './picture-files.ts';
import { readManifest } from './picture-manifest.ts';
import { exists, replaceFile } from './write-file.ts';

interface Photo {
  readonly kind: PictureKind;
  readonly file: string;
}

interface Options {
  /** Absolute path of the folder that the site serves as /images, completed by `makePictures`. */
  readonly folder: string;
  /** Ends it between two files. */
  readonly signal?: AbortSignal;
  /** Default: in processes of its own. */
  readonly encode?: EncodePicture;
}

interface Run extends Options {
  readonly encode: EncodePicture;
  /** Of photos that are no pictures: their files, and why not. */
  readonly failures: string[];
}

const encodePhoto = async ({ kind, file }: Photo, run: Run): Promise<number> => {
  const { folder, signal, encode, failures } = run;
  const photo = pictureFile(kind, file);
  let encoded = 0;
  for (const { file: target, width, ending } of encodedFilesOf(kind, file)) {
    if (signal?.aborted) return encoded;
    if (await exists(path.join(folder, target))) continue;
    const bytes = await readFile(path.join(folder, photo));
    let picture: Buffer;
    try {
      picture = await encode(bytes, pictureFormats[kind], width, ending);
    } catch (error) {
      failures.push(`${photo}: ${error instanceof Error ? error.message : String(error)}`);
      return encoded;
    }
    await replaceFile(path.join(folder, target), picture);
    encoded += 1;
  }
  return encoded;
};

const listPhotos = async (folder: string): Promise<Photo[]> => {
  const { files = {} } = (await readManifest(folder)) ?? {};
  const inUse = Object.keys(files).filter((file) => isPhoto(file) && files[file] === '');
  return pictureKinds.flatMap((kind) => {
    // What photos are encoded to is in folders below.
    const { folder: own } = pictureFormats[kind];
    return inUse
      .filter((file) => path.posix.dirname(file) === own)
      .map((file) => ({ kind, file: path.posix.basename(file) }));
  });
};

const encodeAll = async (options: Omit<Run, 'failures'>): Promise<number> => {
  const run: Run = { ...options, failures: [] };
  const waiting = (await listPhotos(run.folder)).values();
  const counts = Array.from({ length: availableParallelism() }, async () => {
    let encoded = 0;
    // They share one iterator, so each takes the next photo.
    for (const photo of waiting) encoded += await encodePhoto(photo, run);
    return encoded;
  });
  const encoded = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  if (run.failures.length > 0)
    throw new OperatorError(
      `${encoded} files were encoded, but not these photos; please replace them:\n${run.failures.join('\n')}`,
    );
  return encoded;
};

/**
 * Encodes photos in every width, unless that was done before.
 * @returns the number of files written
 * @throws OperatorError naming the photos that are no pictures, once all others are encoded
 */
export const encodePhotos = async (options: Options): Promise<number> => {
  if (options.encode) return encodeAll({ ...options, encode: options.encode });
  const { encode, close } = startEncodingProcesses();
  try {
    return await encodeAll({ ...options, encode });
  } finally {
    await close();
  }
};
