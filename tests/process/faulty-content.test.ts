import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { InvalidContentError } from '#domain/content/problems.ts';
import { makeContentFolder } from '../support/content-folder.ts';
import { type DataDirectory, createDataDirectory } from '../support/data-directory.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database-on-server.ts';
import { runContentCommand } from '../support/process.ts';
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

test('the check names every slip of a folder, errors and warnings, with file and line, and counts them last', async () => {
  const folder = await makeContentFolder();
  const drill = 'products/drills/ear-drill.yaml';
  await folder.write('products/drills/saw.yaml.txt', 'x');
  await folder.write('products/drills/ear-drill - Kopya.yaml', 'x');
  await folder.write('products/drills/fiyatlar.xlsx', 'x');
  await folder.write('products/drills/Thumbs.db', 'x');
  await folder.change(drill, 'tr: Hafif gövde', 'tr: Gövde #4 hafif');
  await folder.change(drill, 'en: Light body', 'en: Hafif ve sağlam');
  await folder.change(drill, 'brand: acteon', 'brand: Acteon');
  await folder.change(drill, 'piecesPerPack: 5', 'piecesPerPack: 1.000');
  await folder.write('documents/ear-drill.pdf', '');
  await folder.change('news/new-office.yaml', '2026-05-13', '2062-05-13');
  // Windows-1254.
  const pedal = Buffer.from('name:\n  tr: Ayak Pedal\u00FD\n', 'latin1');
  await writeFile(path.join(folder.root, 'products/drills/foot-pedal.yaml'), pedal);
  const { code, errors } = await runContentCommand('check', { CONTENT_DIR: folder.root });
  expect(code).toBe(1);
  const lines = errors.join('\n').trimEnd().split('\n');
  const beginnings = [
    'content/documents/ear-drill.pdf:1 is empty (0 bytes): copy it',
    'content/news/new-office.yaml:4 warning: publishDate: 2062-05-13 is',
    'content/products/drills/ear-drill - Kopya.yaml:1 looks like a copy of ear-dri',
    'content/products/drills/ear-drill.yaml:5 there is no brand "Acteon" i',
    'content/products/drills/ear-drill.yaml:11 the text ends before "#4 haf',
    'content/products/drills/ear-drill.yaml:12 warning: details.0.en: looks like Tu',
    'content/products/drills/ear-drill.yaml:21 1.000 is read as 1: write 10',
    'content/products/drills/fiyatlar.xlsx:1 warning: is not read: copy its cells',
    'content/products/drills/foot-pedal.yaml:2 is not UTF-8 but looks like',
    'content/products/drills/saw.yaml.txt:1 must end in .yaml, in small',
    'Problems in the content files: 7; warnings: 3',
  ];
  expect(lines).toEqual(beginnings.map((beginning) => expect.stringContaining(beginning)));
});
