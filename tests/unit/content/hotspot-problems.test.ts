import { expect, test } from 'vitest';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';

const file = 'products/drills/ear-drill.yaml';

const withHotspots = async (...lines: readonly string[]) => {
  const folder = await makeContentFolder();
  await folder.append(file, ['hotspots:', ...lines, ''].join('\n'));
  return folder;
};

const first = '  - { x: 20, y: 30, text: { tr: Düğme, en: Button } }';

test.each([
  ['beside the picture', '{ x: 101, y: 30, text: { tr: Uç, en: Tip } }', 'x: must be at most 95'],
  ['cut off by its edge', '{ x: 50, y: 2.5, text: { tr: Uç, en: Tip } }', 'y: must be at least 5'],
  ['at no place', '{ x: left, y: 30, text: { tr: Uç, en: Tip } }', 'x: must be a number'],
  ['without a text in one language', '{ x: 50, y: 30, text: { tr: Uç } }', 'text.en: is missing'],
  ['with an unknown key', '{ x: 50, y: 30, z: 1, text: { tr: Uç, en: Tip } }', 'z: is no known key'],
])('a hotspot that is %s is reported with its line', async (_is, hotspot, problem) => {
  const folder = await withHotspots(first, `  - ${hotspot}`);
  const [found, ...others] = await problemsOf(folder);

  expect(others).toEqual([]);
  expect(found).toMatchObject({ file, line: await folder.lineOf(file, hotspot) });
  expect(found?.text).toContain(`hotspots.1.${problem}`);
});

test('a hotspot whose number would cover another is reported with its line', async () => {
  const second = '  - { x: 27, y: 40, text: { tr: Uç, en: Tip } }';
  const folder = await withHotspots(first, second);

  expect(await problemsOf(folder)).toEqual([
    {
      file,
      line: await folder.lineOf(file, second),
      text: 'hotspots.1 is too close to hotspots.0: they must be 8 across or 11 down apart',
    },
  ]);
});

test.each([
  ['  - { x: 28, y: 30, text: { tr: Uç, en: Tip } }', 'across'],
  ['  - { x: 20, y: 41, text: { tr: Uç, en: Tip } }', 'down'],
])('%s is far enough %s', async (second) => {
  expect(await problemsOf(await withHotspots(first, second))).toEqual([]);
});

test('a list without hotspots, and one of more than nine, is reported', async () => {
  const empty = await makeContentFolder();
  await empty.append(file, 'hotspots: []\n');
  const ten = Array.from(
    { length: 10 },
    (_, n) => `  - { x: ${5 + n * 9}, y: 30, text: { tr: A${n}, en: B${n} } }`,
  );

  expect((await problemsOf(empty)).map(({ text }) => text)).toEqual([
    'hotspots: is empty: leave it out where there are none',
  ]);
  expect((await problemsOf(await withHotspots(...ten))).map(({ text }) => text)).toEqual([
    'hotspots: must be nine at most',
  ]);
});
