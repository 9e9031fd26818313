import { expect, test } from 'vitest';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';

const file = 'technical-labels.yaml';

const table = `detailsTable:
  tr: <table><tr><th>Ağırlık</th><td>1 kg</td></tr><tr><th>Boy</th><td>4 cm</td></tr></table>
  en: <table><tr><th>Weight</th><td>1 kg</td></tr><tr><th>Length</th><td>4 cm</td></tr></table>
`;

test.for([
  ['- tr: [Ağırlık]\n  en: [length]\n', []],
  ['- tr: [Ağırlık]\n', [[1, '0: needs two labels at least']]],
  ['- tr: [Ağırlık, Kütle]\n', [[1, 'no details table has the label "Kütle"']]],
  [
    '- en: [Weight, Length]\n- en: [weight, Length]\n',
    [
      [2, '"weight" stands already on line 1'],
      [2, '"Length" stands already on line 1'],
    ],
  ],
] as const)('the labels %j have the problems %j', async ([labels, expected]) => {
  const folder = await makeContentFolder();
  await folder.append('products/drills/foot-pedal.yaml', table);
  await folder.write(file, labels);
  expect(await problemsOf(folder)).toEqual(expected.map(([line, text]) => ({ file, line, text })));
});
