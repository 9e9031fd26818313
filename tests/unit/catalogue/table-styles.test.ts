import { expect, test } from 'vitest';
import { tableStyles } from '../../../src/features/procedures/table-styles.ts';
import { both } from '../../support/in-memory-catalogue.ts';

test('each product of a table has a rule with its place, in the order of the list', () => {
  const places = [
    { x: 14.5, y: 20, width: 22 },
    { x: 62, y: 80, width: 15 },
  ];
  const products = places.map((place) => ({ slug: both('saw'), name: both('saw'), picture: 'saw', place }));
  expect(tableStyles({ products })).toBe(
    '@layer components{.instrument-table>:nth-child(1){--x:14.5%;--y:20%;--w:22%}.instrument-table>:nth-child(2){--x:62%;--y:80%;--w:15%}}',
  );
});
