import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import {
  type PictureEnding,
  type PictureKind,
  pictureFile,
  pictureFormats,
} from '#domain/content/picture.ts';
import type { AddTask } from '#domain/shared/task-queue.ts';
import { ifMissing } from '../../process/missing-files.ts';
import type { EncodePicture } from './encode-picture.ts';

/** Some thousand pictures. */
const maxCachedBytes = 32 * 1024 * 1024;

const endings = ['.svg', '.jpg', '.png', '.jpeg', '.webp'];

interface Options {
  /** Absolute path of the folder that the site serves as /images. */
  readonly imagesDir: string;
  readonly addTask: AddTask;
  readonly encode: EncodePicture;
}

/** A picture as pixels. */
export interface RasterPicture {
  readonly kind: PictureKind;
  /** The picture file's name without its ending. */
  readonly stem: string;
  /** One of the kind's widths. */
  readonly width: number;
  readonly ending: PictureEnding;
}

const readSource = async (
  imagesDir: string,
  { kind, stem }: Omit<RasterPicture, 'width' | 'ending'>,
): Promise<Buffer | undefined> => {
  for (const ending of endings) {
    const file = path.join(imagesDir, pictureFile(kind, stem + ending));
    const bytes = await ifMissing(readFile(file), undefined);
    if (bytes) return bytes;
  }
  return undefined;
};

const pictureKey = ({ kind, stem, width, ending }: RasterPicture): string =>
  [kind, stem, width, ending].join(' ');

/**
 * Encodes pictures on demand and caches the most recently used: drawings for search engines and mails, which have the
 * former addresses or know no SVG, and photos that are requested before they are encoded.
 * @returns `undefined` when there is no such picture
 * @throws QueueFullError
 */
export const createRasterPictures = ({ imagesDir, addTask, encode }: Options) => {
  const pictures = new LRUCache<string, Buffer, RasterPicture>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ length }) => length,
    async fetchMethod(_key, _old, { context }) {
      const bytes = await readSource(imagesDir, context);
      const { kind, width, ending } = context;
      return bytes && addTask(() => encode(bytes, pictureFormats[kind], width, ending));
    },
    // A picture that is evicted while it is encoded still resolves for those who wait for it.
    ignoreFetchAbort: true,
  });
  return (picture: RasterPicture): Promise<Buffer | undefined> =>
    pictures.fetch(pictureKey(picture), { context: picture });
};
