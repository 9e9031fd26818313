import { execFileSync } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readYamlValue } from '../../adapters/content/yaml/edit-yaml.ts';
import { imagesFolder } from '../../adapters/content/load-content.ts';
import { publishChanges } from '../../adapters/content/publish-changes.ts';
import { type OpenTestDatabase, openTestDatabase } from '../support/database.ts';
import { type DeskContent, makeDeskContent, pathIn, textOf } from '../support/desk-content.ts';
import { png } from '../support/sample-files.ts';

const drill = 'products/drills/ear-drill.yaml';
const pedal = 'products/drills/foot-pedal.yaml';
const news = 'news/new-office.yaml';

let database: OpenTestDatabase;
let desk: DeskContent;

beforeAll(async () => {
  database = await openTestDatabase();
});

beforeEach(async () => {
  await database.dataSource.query(
    `TRUNCATE company, solutions, categories, brands, products, procedures, news, redirects, page_texts, content_version,
       content_drafts, content_publications CASCADE`,
  );
  desk = await makeDeskContent(database.dataSource);
});

afterAll(() => database.close());

const read = (file: string): Promise<string> => readFile(pathIn(desk.folder, file), 'utf8');

const served = async (slug: string): Promise<unknown> => {
  const [row] = await database.dataSource.query<{ definition: unknown }[]>(
    'SELECT definition FROM products WHERE slug_en = $1',
    [slug],
  );
  return row?.definition;
};

test('a draft is published into files and database, and its history can be brought back', async () => {
  const before = await read(drill);
  const chosen = await desk.draft(drill, 'It runs quietly.', 'It hardly makes a noise.');
  expect(await desk.listDrafts()).toMatchObject([
    { file: drill, author: 'elif', changes: [{ field: 'description', kind: 'changed', languages: ['en'] }] },
  ]);
  expect(await read(drill)).toBe(before);
  expect(await desk.agrees()).toBe(true);

  const published = await desk.publishDrafts([chosen], 'elif');
  expect(published).toMatchObject({ kind: 'published', unwritten: [], failures: [] });
  expect(await read(drill)).toBe(before.replace('It runs quietly.', 'It hardly makes a noise.'));
  expect(JSON.stringify(await served('ear-drill'))).toContain('It hardly makes a noise.');
  expect(await desk.agrees()).toBe(true);
  expect(await desk.drafts.list()).toEqual([]);
  expect(await readdir(desk.folder.root)).not.toContain('.publishing');

  const [entry] = await desk.publications.list();
  expect(entry).toMatchObject({ author: 'elif', state: 'written', files: [drill] });
  await desk.folder.change(drill, 'Light body', 'Lighter body');
  expect(await desk.bringBack(entry?.id ?? '', 'can')).toEqual({
    drafted: [drill],
    unchanged: [],
    drafts: [],
    clashing: [],
  });
  const draft = await desk.drafts.find(drill);
  expect(textOf(draft?.content)).toBe(before.replace('Light body', 'Lighter body'));
});

test('content that is not in order is published by nobody, and its draft stays', async () => {
  const before = await read(drill);
  const chosen = await desk.draft(drill, 'brand: acteon', 'brand: nobody');
  const other = await desk.draft(pedal, 'It does not mind water.', 'It likes water.');
  await expect(desk.publishDrafts([chosen, other], 'elif')).rejects.toThrow('nobody');
  expect(await read(drill)).toBe(before);
  expect(await desk.agrees()).toBe(true);
  expect((await desk.drafts.list()).map(({ file }) => file)).toEqual([pedal, drill]);
  expect(await readdir(desk.folder.root)).not.toContain('.publishing');
  expect(await desk.publishDrafts([other], 'elif')).toMatchObject({ kind: 'published' });
});

test('a draft that somebody else has changed is a conflict, and each version can be restored', async () => {
  const first = await desk.draft(drill, 'Light body', 'Light grey body');
  const opened = await desk.openFile(drill);
  const seen = { version: first.version, fingerprint: opened?.fingerprint };
  await desk.draft(drill, 'Light grey body', 'Dark body', 'can');
  const late = await desk.saveFile(drill, { kind: 'removed' }, seen, 'elif');
  expect(late).toMatchObject({ kind: 'conflict', opened: { draft: { author: 'can' } } });
  expect(await desk.publishDrafts([first], 'elif')).toEqual({ kind: 'stale', files: [drill] });

  const [second] = await desk.drafts.versions(drill);
  await desk.drafts.discard({ file: drill, version: second?.version ?? 0 }, 'can');
  expect(await desk.drafts.find(drill)).toBeUndefined();
  const versions = await desk.drafts.versions(drill);
  expect(versions.map(({ author, isDiscarded }) => [author, isDiscarded])).toEqual([
    ['can', true],
    ['can', false],
    ['elif', false],
  ]);
  const seenLast = { file: drill, version: versions[0]?.version ?? 0 };
  expect(await desk.drafts.restore(seenLast, first.version, 'elif')).toMatchObject({ kind: 'saved' });
  expect(textOf((await desk.drafts.find(drill))?.content)).toContain('Light grey body');
});

test('values are saved into the text as it is written, and a file that was edited meanwhile is a conflict', async () => {
  const before = await read(drill);
  const opened = await desk.openFile(drill);
  const value = JSON.parse(JSON.stringify(readYamlValue(before)).replace('It runs quietly.', 'It: hums'));
  const seen = { version: 0, fingerprint: opened?.fingerprint };
  expect(await desk.saveFile(drill, { kind: 'value', value }, seen, 'elif')).toMatchObject({ kind: 'saved' });
  const draft = await desk.drafts.find(drill);
  expect(textOf(draft?.content)).toBe(before.replace('It runs quietly.', "'It: hums'"));

  const news0 = await desk.openFile(news);
  await desk.folder.change(news, 'New office', 'Newer office');
  const late = { version: 0, fingerprint: news0?.fingerprint };
  expect(await desk.saveFile(news, { kind: 'removed' }, late, 'elif')).toMatchObject({ kind: 'conflict' });
});

test('a file that was edited by hand is merged where nothing clashes, and otherwise nothing is written', async () => {
  const chosen = await desk.draft(drill, 'It runs quietly.', 'It whispers.');
  await desk.folder.change(drill, 'Light body', 'Lighter body');
  const first = await desk.publishDrafts([chosen], 'elif');
  expect(first).toMatchObject({ kind: 'published' });
  const merged = await read(drill);
  expect(merged).toContain('It whispers.');
  expect(merged).toContain('Lighter body');
  expect(await desk.agrees()).toBe(true);

  const clashing = await desk.draft(drill, 'It whispers.', 'It sings.');
  await desk.folder.change(drill, 'It whispers.', 'It hums.');
  expect(await desk.publishDrafts([clashing], 'elif')).toEqual({
    kind: 'clash',
    files: [
      {
        file: drill,
        clashes: [
          { path: ['description', 'en'], base: 'It whispers.', present: 'It hums.', draft: 'It sings.' },
        ],
      },
    ],
  });
  expect(await read(drill)).toContain('It hums.');
});

test('of two who publish at once, the second builds on the first', async () => {
  const one = await desk.draft(drill, 'It runs quietly.', 'It whispers.');
  const other = await desk.draft(pedal, 'It does not mind water.', 'It likes water.');
  const outcomes = await Promise.all([desk.publishDrafts([one], 'elif'), desk.publishDrafts([other], 'can')]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['published', 'published']);
  expect(await read(drill)).toContain('It whispers.');
  expect(await read(pedal)).toContain('It likes water.');
  expect(await desk.agrees()).toBe(true);
  expect((await desk.publications.list()).map(({ author }) => author).toSorted()).toEqual(['can', 'elif']);
});

const lost = async (): Promise<never> => {
  throw new Error('the store is lost');
};

/** Publishes a change, and loses the store right after its commit. */
const loseStore = async (file: string, from: string, to: string): Promise<void> => {
  const before = Buffer.from(await read(file));
  const after = Buffer.from(textOf(before).replace(from, to));
  const { publications, folder, dataDir } = desk;
  const store = {
    ...publications,
    async replace(...values: Parameters<typeof publications.replace>) {
      await publications.replace(...values);
      return lost();
    },
    findLoaded: lost,
  };
  const options = { contentDir: folder.root, imagesDir: imagesFolder(dataDir), store };
  const plan = { author: 'elif', changes: [{ file, before, after }], drafts: [] };
  await expect(publishChanges(plan, options)).rejects.toThrow('the store is lost');
};

test('a publication that was cut off behind its commit is written into the files before anything else', async () => {
  await loseStore(drill, 'It runs quietly.', 'It whispers.');
  expect(await desk.agrees()).toBe(false);
  await desk.folder.change(drill, 'Light body', 'Lighter body');
  expect(await desk.publishDrafts([], 'can')).toEqual({ kind: 'nothing' });
  expect(await read(drill)).toContain('It whispers.');
  expect(await read(drill)).toContain('Lighter body');

  const next = await desk.draft(pedal, 'It does not mind water.', 'It likes water.');
  expect(await desk.publishDrafts([next], 'can')).toMatchObject({ kind: 'published' });
  expect(await desk.agrees()).toBe(true);
});

test('a file that clashes with a publication that was cut off stays, and a draft has what was published', async () => {
  await loseStore(drill, 'It runs quietly.', 'It whispers.');
  await desk.folder.change(drill, 'It runs quietly.', 'It hums.');
  expect(await desk.publishDrafts([], 'can')).toEqual({ kind: 'nothing' });
  expect(await read(drill)).toContain('It hums.');
  expect(textOf((await desk.drafts.find(drill))?.content)).toContain('It whispers.');
  expect(await desk.publications.list()).toMatchObject([{ state: 'written', unwritten: [drill] }]);
});

test('a new product comes with its picture in one publication, and goes with it', async () => {
  const file = 'products/drills/hand-drill.yaml';
  const picture = 'pictures/products/hand-drill.png';
  const unseen = { version: 0, fingerprint: undefined };
  const value = JSON.parse(
    JSON.stringify(readYamlValue(await read(pedal)))
      .replaceAll('Ayak Pedalı', 'El Matkabı')
      .replaceAll('Foot Pedal', 'Hand Drill')
      .replace('ayak-pedali', 'el-matkabi')
      .replace('Sudan korkmaz.', 'Elle döner.')
      .replace('It does not mind water.', 'It is turned by hand.')
      .replace('"picture":"drill"', '"picture":"hand-drill"'),
  );
  const text = await desk.saveFile(file, { kind: 'value', value }, unseen, 'elif');
  const bytes = await desk.saveFile(picture, { kind: 'bytes', bytes: png }, unseen, 'elif');
  const chosen = [text, bytes].map((saved) => (saved.kind === 'saved' ? saved.draft : { file, version: -1 }));
  expect(await desk.publishDrafts(chosen, 'elif')).toMatchObject({ kind: 'published' });
  expect(await read(file)).toContain('name:\n  tr: El Matkabı\n  en: Hand Drill\n');
  expect(await readFile(pathIn(desk.folder, picture))).toEqual(png);
  expect(await served('hand-drill')).toBeDefined();

  const removed: { file: string; version: number }[] = [];
  for (const each of [file, picture]) {
    const { fingerprint } = (await desk.openFile(each)) ?? {};
    const saved = await desk.saveFile(each, { kind: 'removed' }, { version: 0, fingerprint }, 'elif');
    if (saved.kind === 'saved') removed.push(saved.draft);
  }
  expect(await desk.publishDrafts(removed, 'elif')).toMatchObject({ kind: 'published' });
  expect(await served('hand-drill')).toBeUndefined();
  expect(await desk.agrees()).toBe(true);
});

const oddPaths = [
  '../secret.yaml',
  'products/../../x.yaml',
  '/etc/passwd',
  'products/drills/Ear Drill.yaml',
  String.raw`products\drills\x.yaml`,
  'products/x.yaml',
  'products/drills/deeper/x.yaml',
  'pages/unknown.yaml',
  'news/.yaml',
  'pictures/products/x.php',
  'pictures/x.png',
  'documents/x.exe',
  'documents/..pdf',
  'README.md',
  '.publishing/x.yaml',
  'news/a\0b.yaml',
];

test('content has no files at odd paths', async () => {
  for (const file of oddPaths) {
    expect(await desk.openFile(file), file).toBeUndefined();
    const seen = { version: 0, fingerprint: undefined };
    expect(await desk.saveFile(file, { kind: 'removed' }, seen, 'elif')).toEqual({ kind: 'unknown' });
  }
});

test('where the content folder is a git checkout, a publication is a commit of its files alone', async () => {
  const { root } = desk.folder;
  const git = (...args: readonly string[]): string =>
    execFileSync('git', [
      '-C',
      root,
      '-c',
      'user.name=x',
      '-c',
      'user.email=x@example.com',
      ...args,
    ]).toString();
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'begin');
  await desk.folder.append(news, '# a note\n');
  git('add', news);
  const chosen = await desk.draft(drill, 'It runs quietly.', 'It whispers.');
  expect(await desk.publishDrafts([chosen], 'Elif <x>')).toMatchObject({ kind: 'published', failures: [] });
  expect(git('log', '-1', '--format=%an', '--name-only').trim().split('\n')).toEqual(['Elif  x', '', drill]);
  expect(git('log', '-1', '--format=%B').trim()).toBe(
    'Kulak Matkabı\n\nKulak Matkabı: Açıklama: İngilizce metin değişti',
  );
  expect(git('status', '--short').trim()).toBe(`M  ${news}`);

  await desk.folder.write('.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n');
  execFileSync('chmod', ['+x', pathIn(desk.folder, '.git/hooks/pre-commit')]);
  const next = await desk.draft(drill, 'It whispers.', 'It sings.');
  expect(await desk.publishDrafts([next], 'elif')).toMatchObject({
    kind: 'published',
    failures: [expect.stringContaining('git')],
  });
  expect(await desk.agrees()).toBe(true);
});

test('a check names the problems of a draft by their fields, and those that it causes elsewhere', async () => {
  const text = await read(drill);
  const content = Buffer.from(
    text.replace('piecesPerPack: 5', 'piecesPerPack: none').replace('  tr: Kulak Matkabı\n', ''),
  );
  expect(desk.checkFile(drill, content).map(({ path }) => path)).toEqual([
    ['name', 'tr'],
    ['variants', 0, 'piecesPerPack'],
  ]);
  const renamed = Buffer.from(text.replace('brand: acteon', 'brand: acteo').replace("'ED-10'", "'ED-20'"));
  const { own, elsewhere } = await desk.checkDrafts([{ file: drill, after: renamed }]);
  expect(own.map(({ path }) => path)).toContainEqual(['brand']);
  expect(elsewhere).toEqual([]);
  const removed = await desk.checkDrafts([{ file: drill, after: undefined }]);
  expect(removed.elsewhere.map(({ file }) => file)).toContain('redirects.yaml');
});
