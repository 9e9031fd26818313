import { expect, test } from 'vitest';
import { differencesOf } from '#domain/desk/publishing/differences.ts';

const product = {
  name: { tr: 'Matkap', en: 'Drill' },
  details: [{ tr: 'bir', en: 'one' }],
  publishAt: '2026-12-01',
  picture: 'drill',
};

test('fields that were added, removed and changed are told with their numbers and languages', () => {
  const { publishAt: _publishAt, ...rest } = product;
  expect(
    differencesOf(product, {
      ...rest,
      name: { tr: 'Matkap', en: 'Ear drill' },
      details: [
        { tr: 'bir', en: 'one' },
        { tr: 'iki', en: 'two' },
      ],
      picture: 'saw',
      brand: 'acteon',
    }),
  ).toEqual([
    { field: 'name', kind: 'changed', languages: ['en'] },
    { field: 'details', kind: 'changed', count: { before: 1, after: 2 }, languages: [] },
    { field: 'publishAt', kind: 'removed', languages: [] },
    { field: 'picture', kind: 'changed', languages: [] },
    { field: 'brand', kind: 'added', languages: [] },
  ]);
});

test('entries of a file that is a list are told by their names', () => {
  const brands = [
    { slug: 'acteon', name: 'Acteon' },
    { slug: 'bonss', name: 'Bonss' },
    { slug: 'youshi', name: 'Youshi' },
  ];
  expect(
    differencesOf(brands, [
      { slug: 'bonss', name: 'Bonss' },
      { slug: 'acteon', name: 'ACTEON' },
      { slug: '3m', name: '3M' },
    ]),
  ).toEqual([
    { entry: 'acteon', field: 'name', kind: 'changed', languages: [] },
    { entry: '3m', kind: 'added', languages: [] },
    { entry: 'youshi', kind: 'removed', languages: [] },
    { kind: 'moved', languages: [] },
  ]);
});

test('a list in another order has moved, and a file as a whole comes and goes', () => {
  expect(differencesOf({ a: ['x', 'y'] }, { a: ['y', 'x'] })).toEqual([
    { field: 'a', kind: 'moved', languages: [] },
  ]);
  expect(differencesOf(undefined, product)).toEqual([{ kind: 'added', languages: [] }]);
  expect(differencesOf(product, undefined)).toEqual([{ kind: 'removed', languages: [] }]);
  expect(differencesOf(product, structuredClone(product))).toEqual([]);
});
