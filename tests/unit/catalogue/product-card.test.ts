import { expect, test } from 'vitest';
import type { Attribute, ProductAttributes } from '#domain/catalogue/attributes/attribute.ts';
import { purposeOf, toCards } from '#domain/catalogue/products/product-card.ts';
import { both } from '../../support/in-memory-catalogue.ts';

test('the purpose is the first sentence of a description', () => {
  expect(purposeOf('Removes small bone chips in one pass. Light to hold.\nSecond paragraph.')).toBe(
    'Removes small bone chips in one pass.',
  );
  expect(purposeOf('Kemiği keser.')).toBe('Kemiği keser.');
  expect(purposeOf('Yalnızca bipolar çalışan jeneratör. 0,5 W’tan başlar.')).toBe(
    'Yalnızca bipolar çalışan jeneratör.',
  );
});

test('a full stop in a number ends no sentence', () => {
  expect(purposeOf('A bur whose head measures 2.5 mm across. It is steel.')).toBe(
    'A bur whose head measures 2.5 mm across.',
  );
});

test('a long sentence is cut at a comma in its second half, else at a word', () => {
  const half = 'word '.repeat(15).trim();
  expect(purposeOf(`${half}, ${'more '.repeat(20)}end.`)).toBe(`${half}…`);
  const purpose = purposeOf(`Begin, ${'letters '.repeat(30)}end.`);
  expect(purpose).toMatch(/ letters…$/u);
  expect(purpose.length).toBeLessThanOrEqual(140);
  expect(purposeOf('x'.repeat(300))).toBe(`${'x'.repeat(139)}…`);
});

const attributes: readonly Attribute[] = [
  {
    key: 'sterility',
    kind: 'option',
    isMinor: true,
    name: both('Sterility'),
    options: [
      { key: 'sterile', name: both('Delivered sterile'), mark: both('Sterile') },
      { key: 'autoclavable', name: both('Autoclavable') },
    ],
  },
  {
    key: 'material',
    kind: 'option',
    name: both('Material'),
    options: [
      { key: 'steel', name: both('Steel') },
      { key: 'titanium', name: both('Titanium') },
    ],
    categories: ['saws'],
  },
  { key: 'length', kind: 'number', name: both('Length'), unit: 'mm', limits: [50], categories: ['saws'] },
];

const purpose = 'Cuts bone.';
const description = { tr: purpose, en: purpose };
const length = [{ from: 10, to: 10 }];

const card = (own: ProductAttributes) => toCards({ description, attributes: own }, attributes).en;

test('a card has two values, minor ones last', () => {
  expect(card({ sterility: ['autoclavable'], length, material: ['titanium'] })).toEqual({
    purpose,
    values: [
      ['Material', 'Titanium'],
      ['Length', '10\u00A0mm'],
    ],
  });
  expect(card({ sterility: ['autoclavable'], length }).values).toEqual([
    ['Length', '10\u00A0mm'],
    ['Sterility', 'Autoclavable'],
  ]);
  expect(card({})).toEqual({ purpose });
});

const detailsTable = both(
  `<table>
    <tr><th>Stroke</th><td>3 mm</td></tr>
    <tr><th>Overall length</th><td>1 cm</td></tr>
    <tr><th>Handling</th><td>Held like a pencil, with two fingers</td></tr>
    <tr><th>Rate</th><td>50 Hz</td></tr>
  </table>`,
);

const valuesOf = (own: ProductAttributes) =>
  toCards({ description, attributes: own, detailsTable }, attributes).en.values;

test('short lines of the technical data say what attributes do not', () => {
  expect(valuesOf({ length, sterility: ['autoclavable'] })).toEqual([
    ['Length', '10\u00A0mm'],
    ['Stroke', '3 mm'],
  ]);
  expect(valuesOf({ sterility: ['autoclavable'] })).toEqual([
    ['Stroke', '3 mm'],
    ['Overall length', '1 cm'],
  ]);
});

const sizes = both(
  `<table>
    <thead><tr><th>Size</th><th>Reach</th><th>Pack</th><th>Fits</th></tr></thead>
    <tbody>
      <tr><th>Small</th><td>8 mm</td><td>5–10 pieces</td><td>One hand</td></tr>
      <tr><th>Large</th><td>12 mm</td><td>20 pieces</td><td>Both hands</td></tr>
    </tbody>
  </table>`,
);

test('a column of numbers in one unit is a value from the lowest to the highest', () => {
  const source = { description, attributes: {}, detailsTable: sizes };
  expect(toCards(source, attributes).en.values).toEqual([
    ['Reach', '8–12 mm'],
    ['Pack', '5–20 pieces'],
  ]);
});

const span = (size: number) => ({ from: size, to: size });

test('a range of sizes that an attribute has is no value', () => {
  const source = { description, attributes: { length: [8, 10, 12].map(span) }, detailsTable: sizes };
  expect(toCards(source, attributes).en.values).toEqual([
    ['Length', '8 / 10 / 12\u00A0mm'],
    ['Pack', '5–20 pieces'],
  ]);
});

test('an option with a mark is a mark and no value; names are in the language of the list', () => {
  const source = { description, attributes: { sterility: ['sterile'], length } };
  expect(toCards(source, attributes).tr).toEqual({
    purpose,
    marks: ['Sterile (tr)'],
    values: [['Length (tr)', '10\u00A0mm']],
  });
});

test('a card has the class of a device', () => {
  const source = { description, attributes: {} };
  expect(toCards({ ...source, classification: 'IIa' }, attributes).en.classification).toBe('IIa');
  expect(toCards({ ...source, classification: 'none' }, attributes).en).not.toHaveProperty('classification');
});
