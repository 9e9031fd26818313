import { turkishDate } from '#domain/shared/turkish-time.ts';
import { type ContentStore, withWrittenContent } from '../compose/content-store.ts';
import { imagesFolder, loadContentAtStart, loadContentOfDay } from '../content/load-content.ts';
import { publishEachDay } from '../content/publish-each-day.ts';
import { closeDataSource, openDataSource } from '../postgres/data-source.ts';
import type { Start } from './options.ts';

/**
 * Runs an action with a store that has connections of its own: no visitor waits for a load, so it needs no timeouts.
 */
const withContentStore = async (
  url: string,
  { config, logger, now }: Start,
  action: (store: ContentStore) => Promise<void>,
): Promise<void> => {
  const dataSource = await openDataSource({ url, logger, noTimeouts: true });
  try {
    const onFailure = (err: unknown): void =>
      logger.error({ err }, 'a publication that was cut off could not be written into the content files');
    await withWrittenContent({ dataSource, config, now, logger, onFailure }, action);
  } finally {
    await closeDataSource(dataSource);
  }
};

const foldersOf = ({ config: { contentDir, dataDir } }: Start) => ({
  contentDir,
  imagesDir: imagesFolder(dataDir),
});

/** Loads the content, if its files changed since the last load. @param url of the database */
export const loadAtStart = (url: string, options: Start): Promise<void> =>
  withContentStore(url, options, (store) =>
    loadContentAtStart({
      ...foldersOf(options),
      store,
      today: turkishDate(options.now()),
      logger: options.logger,
    }),
  );

/** Has what has its day published when that begins. @param url of the database @returns stops it */
export const startPublishing = (url: string, options: Start): (() => Promise<void>) =>
  publishEachDay({
    now: options.now,
    publish: (days) =>
      withContentStore(url, options, async (store) => {
        if (await loadContentOfDay({ ...foldersOf(options), store, ...days })) return;
        options.logger.warn(
          days,
          'products of the day not published: the content files are not those that were loaded',
        );
        // The news of the day appear all the same.
        await store.purgeCdn();
      }),
    warn: (err) => options.logger.warn({ err }, 'content of the day not published; trying again'),
  });
