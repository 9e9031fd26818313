import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { imagesFolder } from '../content/load-content.ts';
import { recoverPublications } from '../content/publish-changes.ts';
import { createPostgresContentRepository } from '../postgres/content/content-repository.ts';
import { createPostgresPublications } from '../postgres/desk/publications.ts';
import type { Clock } from '../process/clock.ts';

export type ContentStoreSettings = Pick<Config, 'cdnPurgeUrl'>;

/** Creates the store of the content on connections, which loads have of their own. */
export const createContentStore = (
  dataSource: DataSource,
  { cdnPurgeUrl }: ContentStoreSettings,
  now: Clock,
) => createPostgresContentRepository(dataSource, { purgesCdn: cdnPurgeUrl !== undefined, now });

export type ContentStore = ReturnType<typeof createContentStore>;

interface Loading {
  readonly dataSource: DataSource;
  readonly config: ContentStoreSettings & Pick<Config, 'contentDir' | 'dataDir'>;
  readonly now: Clock;
  readonly logger: {
    warn(fields: object, text: string): void;
  };
  /** Gets the error where the files cannot be written, and the action runs all the same. */
  readonly onFailure?: (error: unknown) => void;
}

/**
 * Has an action load content while nobody publishes at the desk, and once a publication that was cut off is written into the
 * files.
 * @throws the error of that writing where nobody else gets it, and then the action does not run
 */
export const withWrittenContent = <Result>(
  { dataSource, config, now, logger, onFailure }: Loading,
  action: (store: ContentStore) => Promise<Result>,
): Promise<Result> => {
  const publications = createPostgresPublications(dataSource);
  const folders = { contentDir: config.contentDir, imagesDir: imagesFolder(config.dataDir) };
  return publications.exclusively(async () => {
    try {
      for (const { id, unwritten } of await recoverPublications(folders, publications))
        logger.warn(
          { publication: id, unwritten },
          'a publication that was cut off has been completed; files that somebody edited meanwhile stay, and have drafts',
        );
    } catch (error) {
      if (!onFailure) throw error;
      onFailure(error);
    }
    return action(createContentStore(dataSource, config, now));
  });
};
