import path from 'node:path';
import type { Content, ContentChange, ContentRepository } from '#domain/content/content.ts';
import { contentVersion } from './content-version.ts';
import { type PictureChanges, makePictures, writePictures } from './pictures/make-pictures.ts';
import { readManifest } from './pictures/picture-manifest.ts';
import { InvalidContentError } from '#domain/content/problems.ts';

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
  readonly picturesAreFresh: boolean;
}

/** Runs `action` after the last item. */
async function* endingWith<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  action: () => Promise<void>,
): AsyncGenerator<Item> {
  yield* items;
  await action();
}

const updateStore = async ({
  contentDir,
  imagesDir,
  store,
  version,
  picturesAreFresh,
}: Update): Promise<LoadResult> => {
  // Loaded when needed, as most starts find everything up to date.
  const { openContent } = await import('./read-content.ts');
  const { content, checked } = await openContent(contentDir);
  if (picturesAreFresh) return { changes: await store.replace(content, version), pictures: undefined };
  const pictures = () => ({ pictures: checked().pictures, folder: imagesDir, version });
  let added = 0;
  // The store publishes them after the last product: by then, no page may refer to a missing picture.
  const products: Content['products'] = endingWith(content.products, async () => {
    added = await writePictures(pictures());
  });
  const changes = await store.replace({ ...content, products }, version);
  const { removed } = await makePictures(pictures());
  return { changes, pictures: { added, removed } };
};

const updatePictures = async ({ contentDir, imagesDir, version }: Update): Promise<LoadResult> => {
  const { readContent } = await import('./read-content.ts');
  const { pictures } = await readContent(contentDir);
  return { changes: undefined, pictures: await makePictures({ pictures, folder: imagesDir, version }) };
};

/**
 * Updates the store and the pictures from the content folder; parses the files only if one of them changed. Photos are
 * not encoded: `encodePhotos` does that.
 * @throws InvalidContentError, and then nothing is stored
 */
export const loadContent = async (options: Options): Promise<LoadResult> => {
  const version = await contentVersion(options.contentDir);
  const storeIsFresh = (await options.store.version()) === version;
  const picturesAreFresh = (await readManifest(options.imagesDir))?.version === version;
  if (storeIsFresh && picturesAreFresh) return { changes: undefined, pictures: undefined };
  const update = { ...options, version, picturesAreFresh };
  return storeIsFresh ? updatePictures(update) : updateStore(update);
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
