import type { DataSource } from 'typeorm';
import type { Config } from '../config.ts';
import { createPostgresContentRepository } from '../postgres/content/content-repository.ts';
import type { Clock } from '../process/clock.ts';

export type ContentStoreSettings = Pick<Config, 'cdnPurgeUrl'>;

/** Creates the store of the content on connections, which loads have of their own. */
export const createContentStore = (
  dataSource: DataSource,
  { cdnPurgeUrl }: ContentStoreSettings,
  now: Clock,
) => createPostgresContentRepository(dataSource, { purgesCdn: cdnPurgeUrl !== undefined, now });

export type ContentStore = ReturnType<typeof createContentStore>;
