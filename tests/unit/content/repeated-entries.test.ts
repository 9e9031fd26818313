import { expect, test } from 'vitest';
import { makeContentFolder } from '../../support/content-folder.ts';
import { readWholeContent } from '../../support/test-content.ts';

const drill = 'products/drills/ear-drill.yaml';

test.each([
  [
    drill,
    'length: [40 mm, 80–120 mm]',
    'length: [40 mm, 80–120 mm, 40 mm]',
    'attributes.length.2: "40 mm" is there twice',
  ],
  [drill, 'use: reusable', 'use: [reusable, reusable]', 'attributes.use.1: "reusable" is there twice'],
  ['solutions.yaml', '    - aaa\n', '    - aaa\n    - drills\n', '0.categories.2: "drills" is there twice'],
  ['attributes.yaml', '[drills]', '[drills, drills]', '0.categories.1: "drills" is there twice'],
  [
    drill,
    '  - tr: Hafif gövde\n    en: Light body\n',
    '  - tr: Hafif gövde\n    en: Light body\n  - { tr: Hafif gövde, en: Light body }\n',
    'details.1: is the same as details.0',
  ],
  [
    drill,
    '  - tr: Kablo\n    en: Cable\n',
    '  - tr: Ayak Pedalı\n    en: Foot Pedal\n',
    'gallery.1: is the same as gallery.0',
  ],
])('in %s, a list that says %j and then %j is a warning', async (file, from, to, text) => {
  const folder = await makeContentFolder();
  await folder.change(file, from, to);
  expect((await readWholeContent(folder.root)).warnings.map((each) => `${each.file}: ${each.text}`)).toEqual([
    `${file}: ${text}`,
  ]);
});

test('the same number may stand in a list twice', async () => {
  const folder = await makeContentFolder();
  await folder.change('company.yaml', '    address:', '    at: [37.5, 37.5]\n    address:');
  expect((await readWholeContent(folder.root)).warnings).toEqual([]);
});
