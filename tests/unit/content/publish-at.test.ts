import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { ContentRepository, WholeContent } from '#domain/content/content.ts';
import { contentVersion } from '../../../adapters/content/content-version.ts';
import { loadContent, loadContentOfDay } from '../../../adapters/content/load-content.ts';
import { readContent } from '../../../adapters/content/read-content.ts';
import { type ContentFolder, makeContentFolder, makeFolder } from '../../support/content-folder.ts';
import { toArray } from '../../support/test-content.ts';

const drill = 'products/drills/ear-drill.yaml';
const eve = '2026-12-31';
const day = '2027-01-01';

let folder: ContentFolder;
let stored: WholeContent[];
let options: { contentDir: string; imagesDir: string; store: ContentRepository };

beforeEach(async () => {
  folder = await makeContentFolder();
  await folder.append(drill, `publishAt: ${day}\n`);
  stored = [];
  let version: string | undefined;
  options = {
    contentDir: folder.root,
    imagesDir: path.join(await makeFolder(), 'images'),
    store: {
      version: async () => version,
      replace: async (content, next) => {
        stored.push({ ...content, products: await toArray(content.products) });
        version = next;
        return [];
      },
    },
  };
});

const lastSlugs = (): readonly string[] | undefined => stored.at(-1)?.products.map(({ slug }) => slug.en);

test('a product is held back until its day, and so is its picture', async () => {
  const before = await readContent(folder.root, { today: eve });
  expect([before.products, before.heldBack]).toEqual([1, 1]);
  const after = await readContent(folder.root, { today: day });
  expect([after.products, after.heldBack]).toEqual([2, 0]);
  expect(before.content.categories.find(({ slug }) => slug === 'drills')?.picture).not.toBe('drill');
});

test('a product that is held back is checked', async () => {
  await folder.change(drill, 'brand: acteon', 'brand: nobody');
  await expect(readContent(folder.root, { today: eve })).rejects.toThrow('there is no brand "nobody"');
});

test('the version of the content changes with the day on which something is published, and with no other', async () => {
  const versions = await Promise.all(
    ['2026-12-30', eve, day, '2027-01-02'].map((today) => contentVersion(folder.root, today)),
  );
  expect(versions[0]).toBe(versions[1]);
  expect(versions[1]).not.toBe(versions[2]);
  expect(versions[2]).toBe(versions[3]);
});

test('news of a later day change it on theirs', async () => {
  const news = 'news/new-office.yaml';
  await folder.change(news, 'publishDate: 2026-05-13', 'publishDate: 2027-03-01');
  expect(await contentVersion(folder.root, '2027-02-28')).not.toBe(
    await contentVersion(folder.root, '2027-03-01'),
  );
});

test('the load of the day publishes it, once', async () => {
  await loadContent({ ...options, today: eve });
  expect(lastSlugs()).toEqual(['foot-pedal']);
  expect(await loadContentOfDay({ ...options, former: eve, today: day })).toBe(true);
  expect(lastSlugs()).toEqual(['ear-drill', 'foot-pedal']);
  expect(await loadContentOfDay({ ...options, former: eve, today: day })).toBe(true);
  expect(stored).toHaveLength(2);
});

test('a day on which nothing is published loads nothing', async () => {
  await loadContent({ ...options, today: '2026-12-30' });
  expect(await loadContentOfDay({ ...options, former: '2026-12-30', today: eve })).toBe(true);
  expect(stored).toHaveLength(1);
});

test('files that staff are editing are not loaded with the day', async () => {
  await loadContent({ ...options, today: eve });
  await folder.change(drill, 'Ear Drill', 'Ear Dr');
  expect(await loadContentOfDay({ ...options, former: eve, today: day })).toBe(false);
  expect(stored).toHaveLength(1);
});
