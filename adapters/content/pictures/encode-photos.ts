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

const encodePhoto = async (
  { kind, file }: Photo,
  { folder, signal, encode }: Options & { readonly encode: EncodePicture },
): Promise<number> => {
  let encoded = 0;
  for (const { file: target, width, ending } of encodedFilesOf(kind, file)) {
    if (signal?.aborted) return encoded;
    if (await exists(path.join(folder, target))) continue;
    const bytes = await readFile(path.join(folder, pictureFile(kind, file)));
    await replaceFile(path.join(folder, target), await encode(bytes, pictureFormats[kind], width, ending));
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

const encodeAll = async (options: Options & { readonly encode: EncodePicture }): Promise<number> => {
  const waiting = (await listPhotos(options.folder)).values();
  const counts = Array.from({ length: availableParallelism() }, async () => {
    let encoded = 0;
    // They share one iterator, so each takes the next photo.
    for (const photo of waiting) encoded += await encodePhoto(photo, options);
    return encoded;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};

/**
 * Encodes photos in every width, unless that was done before.
 * @returns the number of files written
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
