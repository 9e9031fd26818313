import { expect, test } from 'vitest';
import { createBrowseSolution } from '#domain/catalogue/groups/browse-solution.ts';
import { category, inMemoryCatalogue, solution } from '../../support/in-memory-catalogue.ts';

const ent = solution('ent-solutions', [category('shavers'), category('drills')]);
const spine = solution('spine-solutions', [category('navigation')]);
const browseSolution = createBrowseSolution({ catalogue: inMemoryCatalogue({ solutions: [spine, ent] }) });

test('a solution has its categories in the order of its page', async () => {
  const found = await browseSolution('ent-solutions');

  expect(found).toEqual(ent);
  expect(found?.categories.map(({ slug }) => slug)).toEqual(['shavers', 'drills']);
});

test.each(['dental-solutions', 'ent', 'ENT-SOLUTIONS', ''])('there is no solution "%s"', async (slug) => {
  expect(await browseSolution(slug)).toBeUndefined();
});
