import { expect, test } from 'vitest';
import { readContent } from '../../../adapters/content/read-content.ts';
import { makeContentFolder } from '../../support/content-folder.ts';

const file = 'products/drills/foot-pedal.yaml';

const cell = (label: string, value: string): string => `<tr><th>${label}</th><td>${value}</td></tr>`;

/** Returns what is warned of in a product with these sizes, by its English texts. */
const warningsFor = async (names: readonly string[], rest: string): Promise<readonly string[]> => {
  const folder = await makeContentFolder();
  const variants = names.map(
    (name, index) => `  - ref: 'FP-${index}L'\n    name: { tr: '${name}', en: '${name}' }\n`,
  );
  await folder.append(file, `variants:\n${variants.join('')}${rest}`);
  const { warnings } = await readContent(folder.root);
  return warnings.map(({ text }) => text);
};

const lengths = (...texts: readonly string[]): string => `attributes:\n  length: [${texts.join(', ')}]\n`;

const tableOf = (row: string): string =>
  `detailsTable:\n  tr: <table>${row}</table>\n  en: <table>${row}</table>\n`;

test('a size that is listed and that no variant has is a warning', async () => {
  const sizes = ['70 mm, 2.3 mm', '1,200 mm, straight'];
  expect(await warningsFor(sizes, lengths('70 mm', '95 mm', '1200 mm'))).toEqual([
    'attributes.length: no variant has 95',
  ]);
  expect(await warningsFor(sizes, lengths('70 mm', '1200 mm'))).toEqual([]);
  expect(await warningsFor(sizes, tableOf(cell('Reach', '70 · 80 · 90 · 1,200 mm')))).toEqual([
    'detailsTable.en: "Reach": no variant has 80, 90',
  ]);
});

test.for([
  ['a set beside the sizes', ['70 mm', 'Set'], lengths('70 mm', '95 mm')],
  ['names in another unit', ['7 cm'], lengths('70 mm', '95 mm')],
  ['a range', ['70 mm'], lengths('70 mm', '80–95 mm')],
  ['one value', ['95 mm'], 'attributes:\n  length: 70 mm\n'],
  ['a row that says more', ['70 mm'], tableOf(cell('Reach', 'Ø 70 · 95 mm'))],
] as const)('sizes are not missed beside %s', async ([, names, rest]) => {
  expect(await warningsFor(names, rest)).toEqual([]);
});

const rowOf = (code: string): string => tableOf(cell(code, '1 kg'));

test.for(['FP-0 L', 'FP 0L', 'FP0L', 'FP-0-L'])('the REF FP-0L written as %s is a warning', async (code) => {
  expect(await warningsFor(['70 mm'], rowOf(code))).toEqual(
    ['tr', 'en'].map((language) => `detailsTable.${language}: "${code}" is the REF FP-0L: write it alike`),
  );
});

test.for(['FP-0L', 'FP-0LX', 'XFP 0L', 'FP-0 LARGE', 'fp 0l'])(
  '%s is no other spelling of FP-0L',
  async (code) => {
    expect(await warningsFor(['70 mm'], rowOf(code))).toEqual([]);
  },
);
