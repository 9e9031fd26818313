import type { TestProject } from 'vitest/node';
import { openDataSource } from '../../adapters/postgres/data-source.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { createDatabaseOn } from './database-on-server.ts';
import { siteRole } from './site-role.ts';
import { loadTestContent } from './test-content.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of a database with the present schema and no rows. */
    migratedTemplate: string;
    /** Name of a database with the tests’ content. */
    contentTemplate: string;
  }
}

const logger = { warn: () => {} };

/** Migrates and loads the content once for the whole run; test files copy these databases. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  // postgres-server.ts runs before.
  const { postgresUrl } = project.getProvidedContext();
  const migrated = await createDatabaseOn(postgresUrl);
  const empty = await openDataSource({ url: migrated.url, logger });
  await migrate(empty, migrated.url, siteRole);
  // A database with open connections cannot be copied.
  await empty.destroy();

  const withContent = await createDatabaseOn(postgresUrl, migrated.name);
  const dataSource = await openDataSource({ url: withContent.url, logger });
  await loadTestContent(dataSource);
  await dataSource.destroy();

  project.provide('migratedTemplate', migrated.name);
  project.provide('contentTemplate', withContent.name);
  return async () => {
    await migrated.drop();
    await withContent.drop();
  };
};
