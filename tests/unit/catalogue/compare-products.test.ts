import { expect, test } from 'vitest';
import { alignRows } from '#domain/catalogue/attributes/align-rows.ts';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import {
  type ComparableProduct,
  compareProducts,
  packsOf,
} from '#domain/catalogue/comparison/compare-products.ts';
import { technicalRows } from '#domain/catalogue/attributes/technical-data.ts';
import type { Variant } from '#domain/catalogue/products/variant.ts';
import type { Localized } from '#domain/shared/language.ts';
import { both, product } from '../../support/in-memory-catalogue.ts';

const row = (en: string, tr: string, value: string) => ({ label: { tr, en }, value: both(value) });

const shown = (rows: ReturnType<typeof alignRows>): readonly (string | undefined)[][] =>
  rows.map(({ label, values }) => [label.en, ...values.map((value) => value?.en)]);

const terms = { attributes: [], labels: [] };

test('rows stand side by side when their labels are equal in a language, whatever their case and punctuation', () => {
  const aligned = alignRows(
    [
      [row('Mains supply', 'Besleme', '230 V'), row('Weight (without cable)', 'Kablosuz', '3 kg')],
      [row('weight without cable', 'Ağırlık', '4 kg'), row('Supply', 'BESLEME', '110 V')],
    ],
    [],
  );
  expect(shown(aligned)).toEqual([
    ['Mains supply', '230 V', '110 V'],
    ['Weight (without cable)', '3 kg', '4 kg'],
  ]);
});

test('labels of a group mean the same, also in different languages', () => {
  const tables = [[row('Length', 'Boy', '4 cm')], [row('Extent', 'Toplam uzunluk', '5 cm')]];
  expect(shown(alignRows(tables, []))).toHaveLength(2);
  expect(shown(alignRows(tables, [{ tr: ['Toplam uzunluk'], en: ['Overall', 'length'] }]))).toEqual([
    ['Overall', '4 cm', '5 cm'],
  ]);
});

test('a group’s first label names one row, whichever product comes first', () => {
  const groups = [
    { tr: ['Çap', 'Dış çap', 'Baş çapı'], en: ['Diameter', 'Outer diameter', 'Head diameter'] },
  ];
  const [bur, tube, rod] = [
    [row('Head diameter', 'Baş çapı', '1')],
    [row('Outer diameter', 'Dış çap', '2')],
    [row('Outer diameter', 'Dış çap', '3'), row('Head diameter', 'Baş çapı', '4')],
  ];
  expect(shown(alignRows([bur, tube], groups))).toEqual([['Diameter', '1', '2']]);
  expect(shown(alignRows([tube, bur], groups))).toEqual([['Diameter', '2', '1']]);
  expect(shown(alignRows([rod, tube], groups))).toEqual([
    ['Diameter', '3', '2'],
    ['Head diameter', '4', undefined],
  ]);
});

test('a row goes to the one that it shares most with, and no value is lost', () => {
  const aligned = alignRows(
    [
      [row('Tube', 'Boru', '1'), row('Tube diameter', 'Boru çapı', '2')],
      [row('Tube', 'Boru çapı', '3'), row('Tube diameter', 'Boru çapı', '4'), row('Tube', 'Boru', '5')],
    ],
    [],
  );
  expect(shown(aligned)).toEqual([
    ['Tube', '1', '3'],
    ['Tube diameter', '2', '4'],
    ['Tube', undefined, '5'],
  ]);
});

test('rows of several products come before those of one', () => {
  const aligned = alignRows(
    [
      [row('Only here', 'Yalnız burada', '1'), row('Weight', 'Ağırlık', '2')],
      [row('Weight', 'Ağırlık', '3')],
    ],
    [],
  );
  expect(shown(aligned)).toEqual([
    ['Weight', '2', '3'],
    ['Only here', '1', undefined],
  ]);
});

const inBoth = (html: string): Localized => ({ tr: html, en: html });

test('each column of a table with a head is a row, with what it is said of unless all are alike', () => {
  const html = `<table><thead><tr><th>REF</th><th>Length</th><th>Tip</th></tr></thead><tbody>
    <tr><th>A</th><td>18 cm</td><td>1 mm</td></tr><tr><th>B</th><td>20 cm</td><td>1 mm</td></tr></tbody></table>`;
  expect(technicalRows(inBoth(html)).map(({ label, value }) => [label.en, value.en])).toEqual([
    ['Length', 'A: 18 cm\nB: 20 cm'],
    ['Tip', '1 mm'],
  ]);
});

const tableOfThings = (property: string): string =>
  `<table><thead><tr><th>${property}</th><th>NW-7</th><th>NW-10</th></tr></thead><tbody>
    <tr><th>Bore</th><td>7 mm</td><td>10 mm</td></tr><tr><th>Tip</th><td>1 mm</td><td>1 mm</td></tr>
    <tr><th>Supply</th><td colspan="2">230 V</td></tr></tbody></table>`;

test('a table whose first column has properties says of each what its columns have', () => {
  const rows = technicalRows({ tr: tableOfThings('Özellik'), en: tableOfThings('Property') });
  expect(rows.map(({ label, value }) => [label.en, value.tr])).toEqual([
    ['Bore', 'NW-7: 7 mm\nNW-10: 10 mm'],
    ['Tip', '1 mm'],
    ['Supply', '230 V'],
  ]);
});

test('rows of a foot come before those of columns', () => {
  const html = `<table><thead><tr><th>REF</th><th>Length</th><th>Tip</th></tr></thead>
    <tbody><tr><th>A</th><td>18 cm</td><td>1 mm</td></tr></tbody>
    <tfoot><tr><th>Pieces</th><td colspan="2">6</td></tr></tfoot></table>`;
  expect(technicalRows(inBoth(html)).map(({ label, value }) => [label.en, value.en])).toEqual([
    ['Pieces', '6'],
    ['Length', '18 cm'],
    ['Tip', '1 mm'],
  ]);
});

test('a row with several cells keeps them all, and one that the other language lacks is left out', () => {
  expect(
    technicalRows({
      tr: '<table><tr><th>Boy</th><td>1</td><td>2</td></tr><tr><th>Tek</th><td>3</td></tr></table>',
      en: '<table><tr><th>Length</th><td>1</td><td>2</td></tr></table>',
    }),
  ).toEqual([{ label: { tr: 'Boy', en: 'Length' }, value: { tr: '1 · 2', en: '1 · 2' } }]);
});

const attributes: readonly Attribute[] = [
  {
    kind: 'option',
    key: 'use',
    name: both('Use'),
    options: [
      { key: 'single-use', name: both('Single use') },
      { key: 'reusable', name: both('Reusable') },
    ],
  },
  {
    kind: 'number',
    key: 'length',
    name: { tr: 'Boy', en: 'Length' },
    unit: 'mm',
    limits: [50],
    categories: ['drills'],
  },
  { kind: 'number', key: 'angle', name: both('Angle'), unit: '°', limits: [30] },
];

const compared = (slug: string, id: number, rest: Partial<ComparableProduct> = {}): ComparableProduct => ({
  ...product(slug),
  id,
  ...rest,
});

test('attributes are in the order of their file, with units and numbers as each language writes them', () => {
  const one = compared('one', 1, {
    attributes: { angle: [{ from: 15, to: 30 }], length: [{ from: 1200.5, to: 1200.5 }], use: ['reusable'] },
  });
  const two = compared('two', 2, {
    category: 'saws',
    attributes: { length: [{ from: 4, to: 4 }], use: ['reusable'] },
  });
  const { attributes: rows } = compareProducts([one, two], { ...terms, attributes });
  expect(rows.map(({ label, values, agreement }) => [label.en, values, agreement])).toEqual([
    ['Use', [both('Reusable'), both('Reusable')], 'same'],
    ['Length', [{ tr: '1.200,5\u00a0mm', en: '1,200.5\u00a0mm' }, undefined], 'partial'],
    ['Angle', [{ tr: '15–30°', en: '15–30°' }, undefined], 'partial'],
  ]);
});

const table = (rows: string): Localized => inBoth(`<table>${rows}</table>`);

const line = (label: string, value: string): string => `<tr><th>${label}</th><td>${value}</td></tr>`;

const ofLength = (id: number, from: number, lines = ''): ComparableProduct =>
  compared(`no-${id}`, id, {
    attributes: { length: [{ from, to: from }] },
    ...(lines && { detailsTable: table(lines) }),
  });

const rowsOf = (...products: readonly ComparableProduct[]) => {
  const { attributes: some, technical } = compareProducts(products, { ...terms, attributes });
  return [...some, ...technical].map(({ label, values, agreement }) =>
    [label.en, values.map((value) => value?.en.replaceAll('\u00A0', ' ')), agreement].flat(),
  );
};

test('one thing has one row: technical data with the name of an attribute are said by its row', () => {
  expect(
    rowsOf(
      ofLength(1, 40, line('Length', '4 cm') + line('Width', '2 mm')),
      ofLength(2, 40),
      ofLength(3, 70, line('length', '70 mm with tip')),
      compared('x', 4, { detailsTable: table(line('Length', '9 cm')) }),
    ),
  ).toEqual([
    ['Length', '40 mm', '40 mm', '70 mm with tip', '9 cm', 'none'],
    ['Width', '2 mm', undefined, undefined, undefined, 'partial'],
  ]);
  expect(rowsOf(ofLength(1, 40, line('Length', '4.0 cm')), ofLength(2, 40))).toEqual([
    ['Length', '40 mm', '40 mm', 'same'],
  ]);
});

const agreeing = (...products: readonly ComparableProduct[]) =>
  compareProducts(products, terms).technical.map(({ label, agreement }) => [label.en, agreement]);

test('values that are equal in a language agree, partially where one is missing', () => {
  const one = compared('one', 1, { detailsTable: table(line('Colour', 'Grey') + line('Lamp', 'LED')) });
  const two = compared('two', 2, {
    detailsTable: { tr: table(line('Colour', 'Kurşuni')).tr, en: table(line('Colour', 'GREY')).en },
  });
  const other = compared('three', 3, { detailsTable: table(line('Lamp', 'Xenon')) });
  expect(agreeing(one, two)).toEqual([
    ['Colour', 'same'],
    ['Lamp', 'partial'],
  ]);
  expect(agreeing(one, two, other)).toEqual([
    ['Colour', 'partial'],
    ['Lamp', 'none'],
  ]);
});

const variants = (ref: string) => ({ variants: [{ ref, name: both('4 mm') }] });

test('sizes differ where two products have some; where one has, they are partial', () => {
  const [one, two, none] = [
    compared('one', 1, variants('A')),
    compared('two', 2, variants('B')),
    compared('x', 3),
  ];
  expect(compareProducts([one, none], terms).agreement.variants).toBe('partial');
  expect(compareProducts([one, none, two], terms).agreement.variants).toBe('none');
});

const size = (piecesPerPack: number | undefined): Variant => {
  const variant = { ref: 'A', name: both('4 mm') };
  return piecesPerPack === undefined ? variant : { ...variant, piecesPerPack };
};

const packed = (...packs: readonly (number | undefined)[]) =>
  compared('packed', 1, { variants: packs.map(size) });

test('pieces per pack are those of all variants, each number once', () => {
  expect(packsOf(packed(20, 1, 5, 5))).toEqual([1, 5, 20]);
  expect(packsOf(packed(undefined, 10))).toEqual([10]);
  expect(packsOf(packed(undefined))).toBeUndefined();
  const pack = packed(5);
  const others = [packed(5, 5), packed(1, 5), packed(undefined)];
  expect(others.map((other) => compareProducts([pack, other], terms).agreement.packs)).toEqual([
    'same',
    'none',
    'partial',
  ]);
});

test('regulatory facts have a row each, in which products differ or not', () => {
  const one = compared('one', 1, {
    regulatory: { classification: 'IIa', ceMark: true, notifiedBody: '0000', professionalUse: true },
  });
  const two = compared('two', 2, {
    regulatory: { classification: 'I', ceMark: true, professionalUse: true },
  });
  const unknown = compared('three', 3);
  const { regulatory } = compareProducts([one, two, unknown], terms);
  expect(regulatory.map(({ field, agreement }) => [field, agreement])).toEqual([
    ['classification', 'none'],
    ['ceMark', 'partial'],
    ['notifiedBody', 'none'],
    ['udiDi', 'same'],
    ['uts', 'same'],
    ['professionalUse', 'partial'],
  ]);
});

test('a product is shown with the first paragraph of its description', () => {
  const { products, agreement } = compareProducts(
    [
      compared('one', 1, { description: { tr: 'İlk.\nSon.', en: 'First.\nLast.' } }),
      compared('two', 2, { brand: '3m' }),
    ],
    terms,
  );
  expect(products.map(({ summary }) => summary.en)).toEqual(['First.', 'About two']);
  expect(agreement).toEqual({ brand: 'none', category: 'same', variants: 'same', packs: 'same' });
});
