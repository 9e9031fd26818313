import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { InvalidContentError } from '#domain/content/problems.ts';
import { makeContentFolder } from '../support/content-folder.ts';
import { type DataDirectory, createDataDirectory } from '../support/data-directory.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database-on-server.ts';
import { startSiteInProcess } from '../support/site-in-process.ts';

const brandWithoutName = '- slug: acteon\n';

let data: DataDirectory;
let database: TestDatabase;

beforeAll(async () => {
  data = await createDataDirectory();
  database = await createDatabase();
});

afterAll(async () => {
  await data.remove();
  await database.drop();
});

const start = (contentDir: string) =>
  startSiteInProcess({ contentDir, dataDir: data.path, databaseUrl: database.url });

test('a fault in the content keeps an empty site from starting, and tells file and line', async () => {
  const folder = await makeContentFolder();
  await folder.write('brands.yaml', brandWithoutName);

  const failure = start(folder.root);
  await expect(failure).rejects.toThrow(InvalidContentError);
  await expect(failure).rejects.toThrow(/content\/brands\.yaml:1 .*name: is missing/u);
  expect(await readdir(data.path)).toEqual([]);
});

test('a fault in the content does not keep a site with content from serving that', async () => {
  const folder = await makeContentFolder();
  const before = await start(folder.root);
  const news = await (await fetch(`${before.url}/api/news`)).json();
  await before.stop();

  await folder.write('brands.yaml', brandWithoutName);
  const { url, logged } = await start(folder.root);
  expect(await (await fetch(`${url}/api/news`)).json()).toEqual(news);
  expect((await fetch(`${url}/en`)).status).toBe(200);
  expect(logged.join('')).toMatch(/content\/brands\.yaml:1 .*Serving the content that was loaded last/u);
});
