import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { makeContentFolder } from '../support/content-folder.ts';
import {
  type DataDirectory,
  createDataDirectory,
  createDataDirectoryWithPictures,
} from '../support/data-directory.ts';
import { createDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database-on-server.ts';
import { runContentCommand } from '../support/process.ts';
import { seconds } from '../support/seconds.ts';

let data: DataDirectory;
let database: TestDatabase;

beforeAll(async () => {
  data = await createDataDirectoryWithPictures();
  database = await createDatabase();
});

afterAll(async () => {
  await data.remove();
  await database.drop();
});

const load = () => runContentCommand('load', { DATA_DIR: data.path, DATABASE_URL: database.url });

test('load prints every entry that it adds; the same load again finds nothing to do', async () => {
  const { code, output } = await load();
  expect(code).toBe(0);
  const lines = output.trimEnd().split('\n');
  expect(lines).toContain('added solution ent-solutions');
  expect(lines).toContain('added brand smith&nephew');
  expect(lines.at(-1)).toBe(`Entries changed: ${lines.length - 1}.`);

  expect(await load()).toEqual({ code: 0, output: 'Nothing changed.\n', errors: [] });
});

test('load without a site and without a database starts the embedded PostgreSQL and stops it', async () => {
  const { code } = await runContentCommand('load', { DATA_DIR: data.path });
  expect(code).toBe(0);
  expect(await data.isShutDown()).toBe(true);
});

test('check counts what is in the files and needs no database', async () => {
  const { code, output } = await runContentCommand('check', {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  expect(code).toBe(0);
  expect(output).toMatch(/^In order: \d+ products, 24 categories, 24 brands, /u);
});

test(
  'a load does not keep the texts of the files that it has read in memory',
  { timeout: 60 * seconds },
  async () => {
    const folder = await makeContentFolder();
    const own = await createDatabase();
    onTestFinished(() => own.drop());
    const directory = await createDataDirectory();
    onTestFinished(() => directory.remove());
    const padding = `# ${'x'.repeat(100)}\n`.repeat(200);
    for (let index = 0; index < 2000; index += 1)
      await folder.write(
        `products/drills/generated-pedal-${index}.yaml`,
        `${padding}name: { tr: Üretilmiş Ayak Pedalı ${index}, en: Generated Foot Pedal ${index} }
slugTr: uretilmis-ayak-pedali-${index}
brand: smith&nephew
picture: drill
description: { tr: Bu ${index} numaralı pedaldır., en: This is pedal number ${index}. }
details: []
gallery: []
articles: []
`,
      );
    const { code, errors } = await runContentCommand('load', {
      CONTENT_DIR: folder.root,
      DATABASE_URL: own.url,
      DATA_DIR: directory.path,
      // In MB; the texts take as much.
      NODE_OPTIONS: '--max-old-space-size=95',
    });
    expect(errors).toEqual([]);
    expect(code).toBe(0);
  },
);

test('an unknown command ends with a list of those there are', async () => {
  const { code, errors } = await runContentCommand('publish', {});
  expect(code).toBe(2);
  expect(errors.join('\n')).toMatch(/check[^]*load[^]*images/u);
});
