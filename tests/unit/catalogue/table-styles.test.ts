import { expect, test } from 'vitest';
import { tableStyles } from '../../../src/features/procedures/table-styles.ts';
import { both } from '../../support/in-memory-catalogue.ts';

const productsAt = (places: readonly { x: number; y: number; width: number; height?: number }[]) =>
  places.map((place) => ({ slug: both('saw'), name: both('saw'), picture: 'saw', place }));

test('each product of a table has a rule with its place, in the order of the list', () => {
  const places = [
    { x: 14.5, y: 20, width: 22 },
    { x: 62, y: 80, width: 15 },
  ];
  const products = productsAt(places);
  expect(tableStyles({ products })).toBe(
    '@layer components{.instrument-table>:nth-child(1){--x:14.5%;--y:20%;--w:22%}.instrument-table>:nth-child(2){--x:62%;--y:80%;--w:15%}}',
  );
});

test('on a picture of the whole table, places have a height', () => {
  const products = productsAt([{ x: 14.5, y: 20, width: 4, height: 30 }]);
  expect(tableStyles({ products })).toContain('{--x:14.5%;--y:20%;--w:4%;--h:30%}');
});
