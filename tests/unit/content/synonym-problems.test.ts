import { expect, test } from 'vitest';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';

test.each([
  ['- known: { tr: matkap, en: drill }\n  others: { tr: [delgi], en: [driller] }\n', []],
  ['- known: { en: quietly }\n  others: { en: [silent] }\n', []],
  ['- known: { tr: lazer }\n  others: { en: [laser] }\n', [[1, 'known.tr: no product or group says lazer']]],
  ['- known: {}\n  others: { en: [laser] }\n', [[1, '0.known: must have tr or en']]],
  ['- known: { en: drill }\n  others: { en: [] }\n', [[2, '0.others.en: must not be empty']]],
  ["- known: { en: drill }\n  others: { en: ['4'] }\n", [[2, '0.others.en.0: must have a letter']]],
  [
    '- known: { en: drill }\n  others: { de: [Bohrer] }\n',
    [
      [2, '0.others.de: is no known key'],
      [2, '0.others: must have tr or en'],
    ],
  ],
  [
    '- known: { en: drill }\n  others: { en: [borer] }\n- known: { en: drill }\n  others: { en: [auger] }\n',
    [[3, 'drill stands already on line 1']],
  ],
  ['- known: { en: drill }\n  others: { en: [borer, Drill] }\n', [[1, 'drill leads back to itself: drill']]],
  [
    '- known: { en: drill }\n  others: { en: [body] }\n- known: { en: body }\n  others: { en: [drill] }\n',
    [
      [1, 'drill leads back to itself: body, drill'],
      [3, 'body leads back to itself: drill, body'],
    ],
  ],
] as const)('the synonyms %j have the problems %j', async (entries, expected) => {
  const folder = await makeContentFolder();
  await folder.write('synonyms.yaml', entries);
  expect(await problemsOf(folder)).toEqual(
    expected.map(([line, text]) => ({ file: 'synonyms.yaml', line, text })),
  );
});
