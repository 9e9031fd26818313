import { expect, test } from 'vitest';
import { createBrowseCatalogue } from '#domain/catalogue/browse-catalogue.ts';
import { brand, category, inMemoryCatalogue, solution } from '../../support/in-memory-catalogue.ts';

test('the index holds solutions and brands in the order of the catalogue', async () => {
  const solutions = [solution('spine', [category('navigation')]), solution('ent', [category('drills')])];
  const brands = [brand('smith&nephew'), brand('acteon')];
  const browse = createBrowseCatalogue({ catalogue: inMemoryCatalogue({ solutions, brands }) });

  expect(await browse()).toEqual({ solutions, brands });
});

test('the index of an empty catalogue is empty', async () => {
  const browse = createBrowseCatalogue({ catalogue: inMemoryCatalogue({}) });

  expect(await browse()).toEqual({ solutions: [], brands: [] });
});
