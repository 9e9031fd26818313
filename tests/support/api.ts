import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll } from 'vitest';
import { composeSearchEngines, composeUseCases } from '../../adapters/compose.ts';
import { documentsFolder } from '../../adapters/content/document-folder.ts';
import { readContent } from '../../adapters/content/read-content.ts';
import { buildApp } from '../../adapters/http/app.ts';
import { createPostgresContentStore } from '../../adapters/postgres/content-store.ts';
import { createFormCounter } from '../../adapters/postgres/form-counter.ts';
import { type OpenTestDatabase, openTestDatabase } from './database.ts';

export const contentDir = path.resolve(import.meta.dirname, '..', '..', 'content');

/** Puts the project's own content into the database. */
export const loadOwnContent = async (dataSource: DataSource): Promise<void> => {
  const { content } = await readContent(contentDir);
  await createPostgresContentStore(dataSource).replace(content, 'test');
};

interface ApiOptions {
  /** Forms of one client in ten minutes; without it, more than any test sends. */
  readonly formRateLimit?: number;
  readonly trustedProxies?: readonly string[];
  readonly logger?: Logger;
}

/** The server without its pages: each is a bare text. */
export const buildApi = async (
  dataSource: DataSource,
  { formRateLimit = 1_000_000, trustedProxies = [], logger = pino({ level: 'silent' }) }: ApiOptions = {},
): Promise<FastifyInstance> => {
  const app = await buildApp({
    useCases: composeUseCases(dataSource, documentsFolder(contentDir)),
    searchEngines: composeSearchEngines(dataSource, path.join(contentDir, 'no-images')),
    pages: {
      renderPage: async ({ url, form }) => ({
        kind: 'page',
        status: 200,
        html: `page ${url}${form ? ` ${JSON.stringify(form)}` : ''}`,
      }),
    },
    health: {
      checkDatabase: async () => {
        await dataSource.query('SELECT 1');
      },
    },
    folders: {
      client: path.join(contentDir, 'no-client'),
      images: path.join(contentDir, 'pictures'),
      documents: documentsFolder(contentDir),
      flags: contentDir,
    },
    formLimit: { forms: formRateLimit, count: createFormCounter(dataSource).count },
    trustedProxies,
    publicUrl: 'http://localhost:3000',
    logger,
  });
  await app.ready();
  return app;
};

/** For a test file: the API on a database of its own with the project's own content. */
export const siteForThisFile = (): (() => {
  readonly app: FastifyInstance;
  readonly database: OpenTestDatabase;
}) => {
  let database: OpenTestDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await openTestDatabase();
    await loadOwnContent(database.dataSource);
    app = await buildApi(database.dataSource);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  return () => ({ app, database });
};

/** The same for tests that ask nothing but the API. */
export const apiForThisFile = (): (() => FastifyInstance) => {
  const site = siteForThisFile();
  return () => site().app;
};
