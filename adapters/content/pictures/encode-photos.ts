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
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import type { EncodePicture } from './encode-picture.ts';
import { startEncodingProcesses } from './encoding-processes.ts';
import { type EncodedFile, encodedFilesOf } from './picture-files.ts';
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
  /** Called after each file, with how many are encoded of how many that were missing. */
  readonly onProgress?: (encoded: number, missing: number) => void;
  /** Default: in processes of its own. */
  readonly encode?: EncodePicture;
}

interface Run extends Options {
  readonly encode: EncodePicture;
  readonly onEncoded: () => void;
  /** Files of photos that are no pictures, with the reasons. */
  readonly failures: string[];
}

interface Job extends Photo {
  /** Files that the folder lacks. */
  readonly missing: readonly EncodedFile[];
}

const encodePhoto = async ({ kind, file, missing }: Job, run: Run): Promise<void> => {
  const { folder, signal, encode, onEncoded, failures } = run;
  const photo = pictureFile(kind, file);
  for (const { file: target, width, ending } of missing) {
    if (signal?.aborted) return;
    const bytes = await readFile(path.join(folder, photo));
    let picture: Buffer;
    try {
      picture = await encode(bytes, pictureFormats[kind], width, ending);
    } catch (error) {
      failures.push(`${photo}: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    await replaceFile(path.join(folder, target), picture);
    onEncoded();
  }
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

const findMissing = async (folder: string, { kind, file }: Photo): Promise<Job> => {
  const missing: EncodedFile[] = [];
  for (const target of encodedFilesOf(kind, file))
    if (!(await exists(path.join(folder, target.file)))) missing.push(target);
  return { kind, file, missing };
};

const encodeAll = async (options: Omit<Run, 'failures' | 'onEncoded'>): Promise<number> => {
  const { folder, onProgress } = options;
  const jobs: Job[] = [];
  for (const photo of await listPhotos(folder)) jobs.push(await findMissing(folder, photo));
  const total = jobs.reduce((sum, { missing }) => sum + missing.length, 0);
  let encoded = 0;
  const onEncoded = (): void => {
    encoded += 1;
    onProgress?.(encoded, total);
  };
  const run: Run = { ...options, onEncoded, failures: [] };
  const waiting = jobs.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      // They share one iterator, so each takes the next photo.
      for (const job of waiting) await encodePhoto(job, run);
    }),
  );
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
