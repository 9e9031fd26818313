import path from 'node:path';
import type { ContentChange, ContentRepository } from '#domain/content/content.ts';
import { picturesVersion, textVersion } from './content-version.ts';
import type { EncodePicture } from './pictures/encode-picture.ts';
import { type PicturesMade, makePictures } from './pictures/make-pictures.ts';
import { readManifest } from './pictures/picture-manifest.ts';
import { InvalidContentError } from './problems.ts';
import { type ContentFiles, readContent } from './read-content.ts';

interface Options {
  /** Absolute path of content/. */
  readonly contentDir: string;
  /** Absolute path of the folder that the site serves as /images. */
  readonly imagesDir: string;
  readonly store: ContentRepository;
  readonly encode?: EncodePicture;
}

/** What a load changed; `undefined` where it was up to date. */
export interface ContentLoaded {
  readonly changes: readonly ContentChange[] | undefined;
  readonly pictures: PicturesMade | undefined;
}

/** The folder of the pictures that a process serves. */
export const imagesFolder = (dataDir: string): string => path.join(dataDir, 'images');

/**
 * Brings store and pictures up to date with the content folder; reads the files only when something changed.
 * @throws InvalidContentError before anything is written
 */
export const loadContent = async ({
  contentDir,
  imagesDir,
  store,
  encode,
}: Options): Promise<ContentLoaded> => {
  const version = await textVersion(contentDir);
  const pictureVersion = await picturesVersion(contentDir, version);
  const storeIsFresh = (await store.version()) === version;
  const picturesAreFresh = (await readManifest(imagesDir))?.version === pictureVersion;
  if (storeIsFresh && picturesAreFresh) return { changes: undefined, pictures: undefined };

  const { content, pictures }: ContentFiles = await readContent(contentDir);
  let changes: readonly ContentChange[] | undefined;
  const publish = async (): Promise<void> => {
    if (!storeIsFresh) changes = await store.replace(content, version);
  };
  if (picturesAreFresh) {
    await publish();
    return { changes, pictures: undefined };
  }
  const made = await makePictures({
    pictures,
    folder: imagesDir,
    version: pictureVersion,
    publish,
    ...(encode && { encode }),
  });
  // Pages refer to the same files, but cached data sheets contain the pictures.
  if (storeIsFresh) await store.announce();
  return { changes, pictures: made };
};

interface StartOptions extends Options {
  /** As pino's: fields first. */
  readonly logger: {
    info(fields: object, text: string): void;
    error(text: string): void;
  };
}

/** Loads the content at the start. A fault in the files does not keep a site from serving what it has loaded before. */
export const loadContentAtStart = async ({ logger, ...options }: StartOptions): Promise<void> => {
  try {
    const { changes, pictures } = await loadContent(options);
    if (changes) logger.info({ changes: changes.length }, 'content loaded');
    if (pictures) logger.info(pictures, 'pictures made');
  } catch (error) {
    if (!(error instanceof InvalidContentError) || (await options.store.version()) === undefined) throw error;
    logger.error(`${error.message}\nServing the content that was loaded last.`);
  }
};
