import { expect, test } from 'vitest';
import { makeContentFolder, problemsOf } from '../../support/content-folder.ts';
import { readContent } from '../../../adapters/content/read-content.ts';

const file = 'technical-labels.yaml';

const table = `detailsTable:
  tr: <table><tr><th>Ağırlık</th><td>1 kg</td></tr><tr><th>Uzunluk</th><td>4 cm</td></tr></table>
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

const tableOf = (...labels: readonly (readonly [tr: string, en: string])[]): string => {
  const rowsIn = (at: 0 | 1): string =>
    labels.map((label) => `<tr><th>${label[at]}</th><td>1 kg</td></tr>`).join('');
  return `detailsTable:\n  tr: <table>${rowsIn(0)}</table>\n  en: <table>${rowsIn(1)}</table>\n`;
};

const [pedal, drill] = ['products/drills/foot-pedal.yaml', 'products/drills/ear-drill.yaml'];

/** Returns the warnings for a table beside that of the drill, which has its speed (Hız). */
const warningsFor = async (ofPedal: string, groups?: string) => {
  const folder = await makeContentFolder();
  await folder.append(pedal, ofPedal);
  if (groups !== undefined) await folder.write(file, groups);
  const { warnings } = await readContent(folder.root);
  return warnings.map(({ file: at, text }) => `${at} ${text}`);
};

test('a label that is another’s in one language alone is a warning, unless a group has both', async () => {
  const rate = tableOf(['HIZ', 'Rate']);
  expect(await warningsFor(rate)).toEqual([
    `${pedal} detailsTable.tr: "HIZ" is "Rate" here and "Speed" in ${drill}: ` +
      'name them alike in both languages, or apart in both',
  ]);
  expect(await warningsFor(rate, '- en: [speed, Rate]\n')).toEqual([]);
  expect(await warningsFor(tableOf(['hız', 'Speed']))).toEqual([]);
  expect(await warningsFor(tableOf(['Devir', 'Revolutions']))).toEqual([]);
});

test('a label that stands twice in a table is a warning', async () => {
  expect(await warningsFor(tableOf(['Boy', 'Extent'], ['Toplam boy', 'Extent']))).toEqual([
    `${pedal} detailsTable.en: "Extent" stands twice`,
  ]);
});
