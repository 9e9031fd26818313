import request from 'supertest';
import { test as base } from 'vitest';
import { buildApi } from './api.ts';
import { openDatabaseWithContent } from './database.ts';
import { readTestContent } from './test-content.ts';

/** Tests of one file share an API on a database of their own with the tests’ content. */
export const test = base
  .extend('database', { scope: 'file' }, async ({}, { onCleanup }) => {
    const database = await openDatabaseWithContent();
    onCleanup(database.close);
    return database;
  })
  .extend('app', { scope: 'file' }, async ({ database }, { onCleanup }) => {
    const app = await buildApi(database.dataSource);
    onCleanup(() => app.close());
    return app;
  })
  .extend('content', { scope: 'file' }, () => readTestContent())
  .extend('api', { scope: 'file' }, ({ app }) => request(app.server));
