import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll } from 'vitest';
import { composeUseCases } from '../../adapters/compose.ts';
import { readContent } from '../../adapters/content/read-content.ts';
import { buildApp } from '../../adapters/http/app.ts';
import { createPostgresContentStore } from '../../adapters/postgres/content-store.ts';
import { openTestDatabase } from './database.ts';

const contentDir = path.resolve(import.meta.dirname, '..', '..', 'content');

/** Puts the project's own content into the database. */
export const loadOwnContent = async (dataSource: DataSource): Promise<void> => {
  const { content } = await readContent(contentDir);
  await createPostgresContentStore(dataSource).replace(content, 'test');
};

/** The server without its pages: each is a bare text. */
export const buildApi = async (dataSource: DataSource): Promise<FastifyInstance> => {
  const app = await buildApp({
    useCases: composeUseCases(dataSource),
    pages: { renderPage: async ({ url }) => ({ kind: 'page', status: 200, html: `page ${url}` }) },
    health: {
      checkDatabase: async () => {
        await dataSource.query('SELECT 1');
      },
    },
    folders: {
      client: path.join(contentDir, 'no-client'),
      images: path.join(contentDir, 'pictures'),
      documents: path.join(contentDir, 'documents'),
    },
    publicUrl: 'http://localhost:3000',
    logger: pino({ level: 'silent' }),
  });
  await app.ready();
  return app;
};

/** For a test file: the API on a database of its own with the project's own content. */
export const apiForThisFile = (): (() => FastifyInstance) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
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
  return () => app;
};
