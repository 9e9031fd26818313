import path from 'node:path';
import type { Content, ContentProduct, ContentChange, ContentRepository } from '#domain/content/content.ts';
import { OperatorError } from '#domain/shared/errors/operator-error.ts';
import { type Folders, readBaseVersion, writeBaseVersion } from './base-version.ts';
import { entriesOf, writeLoadedEntries } from './loaded-entries.ts';
import { contentVersion } from './content-version.ts';
import { type PictureChanges, makePictures, writePictures } from './pictures/make-pictures.ts';
import { type Picture, servedFile } from './pictures/picture-files.ts';
import { readManifest } from './pictures/picture-manifest.ts';
import { exists } from './pictures/write-file.ts';
import { InvalidContentError } from '#domain/content/problems.ts';
import { presentDay } from '../process/clock.ts';

interface Options {
  /** Absolute path of content/. */
  readonly contentDir: string;
  /** Absolute path of an edition of the folder that is to become it, and is read in place of it. */
  readonly staged?: string;
  /** Absolute path of the folder that the site serves as /images. */
  readonly imagesDir: string;
  readonly store: ContentRepository;
  /** The day in Türkiye, as 2026-01-31, by default the present one: what has a later one is held back. */
  readonly today?: string;
}

type VersionOptions = Omit<Options, 'store'> & { readonly store: Pick<ContentRepository, 'version'> };

/** Changes that a load made; `undefined` for what was up to date. */
export interface LoadResult {
  readonly changes: readonly ContentChange[] | undefined;
  readonly pictures: PictureChanges | undefined;
  /** Number of things in the files that may be slips; 0 if they were not read. */
  readonly warnings: number;
}

/** The folder that is served as /images. */
export const imagesFolder = (dataDir: string): string => path.join(dataDir, 'images');

/** Versions of the files, of the store, and of the pictures of this machine. */
interface Versions {
  readonly version: string;
  readonly stored: string | undefined;
  readonly picturesAreFresh: boolean;
}

interface Update extends Options, Versions {
  readonly today: string;
}

const readVersions = async ({
  contentDir,
  staged = contentDir,
  imagesDir,
  store,
  today,
}: VersionOptions): Promise<Versions> => {
  const version = await contentVersion(staged, today);
  const stored = await store.version();
  return { version, stored, picturesAreFresh: (await readManifest(imagesDir))?.version === version };
};

/** Runs `action` after the last item. */
async function* endingWith<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  action: () => Promise<void>,
): AsyncGenerator<Item> {
  yield* items;
  await action();
}

/** Notes slugs and names of products on their way. */
async function* noting(
  products: Content['products'],
  noted: Pick<ContentProduct, 'slug' | 'name'>[],
): AsyncGenerator<ContentProduct> {
  for await (const product of products) {
    // Copies: a part of a string keeps the whole text of its file in memory.
    noted.push(structuredClone({ slug: product.slug, name: product.name }));
    yield product;
  }
}

/** Pictures that have been made before were opened then. @throws InvalidContentError */
const refuseBroken = async (
  { pictures, folder }: { readonly pictures: readonly Picture[]; readonly folder: string },
  contentDir: string,
): Promise<void> => {
  const { refuseBrokenFiles } = await import('./open-files.ts');
  const opened = new Set<string>();
  for (const picture of pictures)
    if (await exists(path.join(folder, servedFile(picture)))) opened.add(picture.source);
  await refuseBrokenFiles(contentDir, opened);
};

const updateStore = async ({
  contentDir,
  staged = contentDir,
  imagesDir,
  store,
  version,
  picturesAreFresh,
  today,
}: Update): Promise<LoadResult> => {
  // Loaded when needed, as most starts find everything up to date.
  const { openContent } = await import('./read-content.ts');
  const opened = await openContent(staged, { today });
  const { checked } = opened;
  const loaded: Pick<ContentProduct, 'slug' | 'name'>[] = [];
  const content = { ...opened.content, products: noting(opened.content.products, loaded) };
  const noteEntries = () => writeLoadedEntries({ contentDir, imagesDir }, entriesOf(content, loaded));
  if (picturesAreFresh) {
    const changes = await store.replace(content, version);
    await noteEntries();
    return { changes, pictures: undefined, warnings: checked().warnings.length };
  }
  const pictures = () => ({ pictures: checked().pictures, folder: imagesDir, version });
  let added = 0;
  // The store publishes them after the last product: by then, no page may refer to a missing picture.
  const products: Content['products'] = endingWith(content.products, async () => {
    await refuseBroken(pictures(), staged);
    added = await writePictures(pictures());
  });
  const changes = await store.replace({ ...content, products }, version);
  await noteEntries();
  const { removed } = await makePictures(pictures());
  return { changes, pictures: { added, removed }, warnings: checked().warnings.length };
};

const updatePictures = async ({ contentDir, imagesDir, version, today }: Update): Promise<LoadResult> => {
  const { readContent } = await import('./read-content.ts');
  const { pictures, warnings } = await readContent(contentDir, { today });
  await refuseBroken({ pictures, folder: imagesDir }, contentDir);
  const made = await makePictures({ pictures, folder: imagesDir, version });
  return { changes: undefined, pictures: made, warnings: warnings.length };
};

const update = async (current: Update): Promise<LoadResult> => {
  const { version, stored, picturesAreFresh } = current;
  const result =
    stored !== version
      ? await updateStore(current)
      : picturesAreFresh
        ? { changes: undefined, pictures: undefined, warnings: 0 }
        : await updatePictures(current);
  await writeBaseVersion(current, version);
  return result;
};

/**
 * Updates the store and the pictures from the content folder; parses the files only if one of them changed. Photos are
 * not encoded: `encodePhotos` does that.
 * @throws InvalidContentError, and then nothing is stored
 */
export const loadContent = async ({ today = presentDay(), ...options }: Options): Promise<LoadResult> =>
  update({ ...options, today, ...(await readVersions({ ...options, today })) });

/**
 * Whether the files are those that are served, or an edition of them; otherwise other content was loaded from elsewhere
 * meanwhile (decision 7).
 */
const isEdition = async (folders: Folders, { version, stored }: Versions): Promise<boolean> =>
  stored === undefined || stored === version || stored === (await readBaseVersion(folders));

/** Other content is served than that of the folder. */
class ForeignContentError extends OperatorError {
  override readonly name = 'ForeignContentError';
}

/**
 * Refuses where a load would take back what was loaded from other files.
 * @throws ForeignContentError
 */
export const refuseForeignContent = async (options: Omit<VersionOptions, 'staged'>): Promise<void> => {
  if (await isEdition(options, await readVersions(options))) return;
  throw new ForeignContentError(
    'What is served was loaded from other files: the command content load replaces it by these, and only then can be published.',
  );
};

/**
 * Updates store and pictures from the staged edition of the folder, whose files are not written yet.
 * @throws InvalidContentError, and then nothing is stored
 */
export const loadStagedContent = async ({
  today = presentDay(),
  ...options
}: Options & { readonly staged: string }): Promise<LoadResult & { readonly version: string }> => {
  const current = { ...options, today, ...(await readVersions({ ...options, today })) };
  return { ...(await updateStore(current)), version: current.version };
};

/**
 * Loads the content when a day has begun, if something is published with it and the files are those that were loaded: what
 * staff are still editing is not.
 * @param options.former the day of the last load, as 2026-01-31
 * @returns whether the store is that of the day
 */
export const loadContentOfDay = async ({
  former,
  ...options
}: Options & { readonly former: string; readonly today: string }): Promise<boolean> => {
  const stored = await options.store.version();
  if (stored === (await contentVersion(options.contentDir, options.today))) return true;
  if (stored !== (await contentVersion(options.contentDir, former))) return false;
  await loadContent(options);
  return true;
};

interface StartOptions extends Options {
  readonly store: ContentRepository & {
    /** Returns when content was loaded last. */
    loadedAt(): Promise<Date | undefined>;
  };
  /** The order of arguments is pino's. */
  readonly logger: {
    info(fields: object, text: string): void;
    warn(fields: object, text: string): void;
    error(text: string): void;
  };
}

const short = (version: string): string => version.slice(0, 12);

/**
 * Loads the content when the site starts: into an empty store, and if the files were edited since they and the store were
 * equal, unless other content was loaded from elsewhere meanwhile (decision 7). If the files are invalid, the site serves
 * what was loaded before, if anything.
 */
export const loadContentAtStart = async ({
  logger,
  today = presentDay(),
  ...rest
}: StartOptions): Promise<void> => {
  const options = { ...rest, today };
  const { store } = options;
  const versions = await readVersions(options);
  const { version, stored } = versions;
  if (stored !== undefined && !(await isEdition(options, versions))) {
    logger.warn(
      { served: short(stored), loadedAt: await store.loadedAt(), files: short(version) },
      'content not loaded: what is served was loaded from other files; the command content load replaces it by these',
    );
    return;
  }
  try {
    const { changes, pictures, warnings } = await update({ ...options, ...versions });
    if (changes) logger.info({ changes: changes.length, warnings }, 'content loaded');
    if (pictures) logger.info(pictures, 'pictures updated');
  } catch (error) {
    if (!(error instanceof InvalidContentError) || stored === undefined) throw error;
    logger.error(`${error.message}\nServing the content that was loaded last.`);
  }
};
