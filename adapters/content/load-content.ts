import path from 'node:path';
import type { ContentChange, ContentProduct, ContentRepository } from '#domain/content/content.ts';
import { contentVersion } from './content-version.ts';
import { type PictureChanges, makePictures } from './pictures/make-pictures.ts';
import { readManifest } from './pictures/picture-manifest.ts';
import { InvalidContentError } from '#domain/content/problems.ts';
import { type Spool, openSpool } from './spool.ts';
import type { ContentFiles } from './read-content.ts';

interface Options {
  /** Absolute path of content/. */
  readonly contentDir: string;
  /** Absolute path of the folder that the site serves as /images. */
  readonly imagesDir: string;
  readonly store: ContentRepository;
}

/** What a load changed; `undefined` for what was up to date. */
export interface LoadResult {
  readonly changes: readonly ContentChange[] | undefined;
  readonly pictures: PictureChanges | undefined;
}

/** The folder that is served as /images. */
export const imagesFolder = (dataDir: string): string => path.join(dataDir, 'images');

interface Update extends Options {
  readonly version: string;
  readonly storeIsFresh: boolean;
  readonly picturesAreFresh: boolean;
  /** Where products wait until all are checked. */
  readonly spool: Spool<ContentProduct>;
}

const update = async ({ spool, storeIsFresh, picturesAreFresh, ...options }: Update): Promise<LoadResult> => {
  const { contentDir, imagesDir, store, version } = options;
  // Loaded when needed, as most starts find everything up to date.
  const { readContent } = await import('./read-content.ts');
  const { content, pictures }: ContentFiles = await readContent(
    contentDir,
    storeIsFresh ? undefined : spool.add,
  );
  let changes: readonly ContentChange[] | undefined;
  const publish = async (): Promise<void> => {
    if (!storeIsFresh) changes = await store.replace({ ...content, products: spool.read() }, version);
  };
  if (picturesAreFresh) {
    await publish();
    return { changes, pictures: undefined };
  }
  const pictureChanges = await makePictures({ pictures, folder: imagesDir, version, publish });
  return { changes, pictures: pictureChanges };
};

/**
 * Updates the store and the pictures from the content folder; parses the files only if one of them changed. Photos are
 * not encoded: `encodePhotos` does that.
 * @throws InvalidContentError before anything is stored
 */
export const loadContent = async (options: Options): Promise<LoadResult> => {
  const version = await contentVersion(options.contentDir);
  const storeIsFresh = (await options.store.version()) === version;
  const picturesAreFresh = (await readManifest(options.imagesDir))?.version === version;
  if (storeIsFresh && picturesAreFresh) return { changes: undefined, pictures: undefined };
  const spool = await openSpool<ContentProduct>();
  try {
    return await update({ ...options, version, storeIsFresh, picturesAreFresh, spool });
  } finally {
    await spool.close();
  }
};

interface StartOptions extends Options {
  /** The order of arguments is pino's. */
  readonly logger: {
    info(fields: object, text: string): void;
    error(text: string): void;
  };
}

/** Loads the content when the site starts. If the files are invalid, the site serves what was loaded before, if anything. */
export const loadContentAtStart = async ({ logger, ...options }: StartOptions): Promise<void> => {
  try {
    const { changes, pictures } = await loadContent(options);
    if (changes) logger.info({ changes: changes.length }, 'content loaded');
    if (pictures) logger.info(pictures, 'pictures updated');
  } catch (error) {
    if (!(error instanceof InvalidContentError) || (await options.store.version()) === undefined) throw error;
    logger.error(`${error.message}\nServing the content that was loaded last.`);
  }
};
