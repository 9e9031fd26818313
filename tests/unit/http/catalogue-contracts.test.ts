import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { categoryNames } from '#contracts/spec/categories.ts';
import { localized, slug } from '../../support/arbitrary.ts';

test('category names are decoded as they were encoded', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ slug, name: localized })), (categories) => {
      expect(z.decode(categoryNames, z.encode(categoryNames, categories))).toEqual(categories);
    }),
  );
});

test('the category names on the wire are parallel lists', () => {
  expect(
    z.encode(categoryNames, [
      { slug: 'drills', name: { tr: 'Matkaplar', en: 'Drills' } },
      { slug: 'lasers', name: { tr: 'Lazerler', en: 'Lasers' } },
    ]),
  ).toEqual({
    categories: ['Drills', 'Lasers'],
    categories_tr: ['Matkaplar', 'Lazerler'],
    slugs: ['drills', 'lasers'],
  });
});
