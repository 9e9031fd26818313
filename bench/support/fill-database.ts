import type { Content } from '#domain/content/content.ts';
import { createPostgresContentRepository } from '../../adapters/postgres/content/content-repository.ts';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';

/** Brings the database to the present schema and to this content. */
export const fillDatabase = async (url: string, content: Content): Promise<void> => {
  const dataSource = await openDataSource({ url, logger: { warn: console.warn }, noTimeouts: true });
  await migrate(dataSource, url);
  await createPostgresContentRepository(dataSource).replace(content, 'bench');
  await dataSource.query('VACUUM ANALYZE');
  await dataSource.destroy();
};
