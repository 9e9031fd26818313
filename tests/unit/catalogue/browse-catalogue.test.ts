import { expect, test } from 'vitest';
import { createBrowseCatalogue } from '#domain/catalogue/groups/browse-catalogue.ts';
import type { EditionFile } from '#domain/catalogue/editions/edition-ports.ts';
import { brand, category, inMemoryCatalogue, product, solution } from '../../support/in-memory-catalogue.ts';

const drills: EditionFile = {
  scope: 'drills',
  language: 'tr',
  version: '0a1b',
  source: 'first',
  bytes: 238_000,
  title: 'Drills',
};

const browse = createBrowseCatalogue({
  editions: { list: async () => [drills] },
  editionPath: ({ scope, language }, version) => `/${scope}/${version}.${language}`,
  catalogue: inMemoryCatalogue({
    solutions: [
      solution('spine', [category('navigation')]),
      solution('ent', [{ ...category('drills'), picture: 'drill.0f3a9c1b.svg' }, category('navigation')]),
    ],
    brands: [brand('smith&nephew'), brand('acteon'), brand('3m')],
    products: [
      product('saw', { brand: 'acteon' }),
      product('drill', { brand: 'smith&nephew' }),
      product('bur', { brand: 'smith&nephew' }),
    ],
  }),
});

test('the catalogue index lists solutions, their categories and brands in the order of the repository', async () => {
  const { solutions, brands } = await browse();

  expect(solutions.map(({ slug, categories }) => [slug, categories.map((each) => each.slug)])).toEqual([
    ['spine', ['navigation']],
    ['ent', ['drills', 'navigation']],
  ]);
  expect(brands.map(({ slug }) => slug)).toEqual(['smith&nephew', 'acteon', '3m']);
});

test('a category has its product count, the brands of its products and its picture', async () => {
  const { solutions } = await browse();

  expect(solutions[1]?.categories[0]).toStrictEqual({
    ...category('drills'),
    products: 3,
    brands: ['smith&nephew', 'acteon'],
    picture: 'drill.0f3a9c1b.svg',
    editions: { tr: { path: '/drills/0a1b.tr', bytes: 238_000 } },
  });
  expect(solutions[1]?.categories[1]).not.toHaveProperty('editions');
});

test('the catalogue of everything belongs to the index', async () => {
  const whole = { ...drills, scope: 'all' };
  const browseWhole = createBrowseCatalogue({
    catalogue: inMemoryCatalogue({}),
    editions: { list: async () => [whole] },
    editionPath: ({ scope, language }, version) => `/${scope}/${version}.${language}`,
  });

  expect((await browseWhole()).editions).toEqual({ tr: { path: '/all/0a1b.tr', bytes: 238_000 } });
});

test('an empty category has no picture', async () => {
  const { solutions } = await browse();

  expect(solutions[0]?.categories[0]).toStrictEqual({ ...category('navigation'), products: 0, brands: [] });
});

test('a brand has its product count', async () => {
  const { brands } = await browse();

  expect(brands.map(({ products }) => products)).toEqual([2, 1, 0]);
});

test('the catalogue index of an empty catalogue is empty', async () => {
  const browseNothing = createBrowseCatalogue({
    catalogue: inMemoryCatalogue({}),
    editions: { list: async () => [] },
    editionPath: () => '',
  });

  expect(await browseNothing()).toEqual({ solutions: [], brands: [] });
});
