import type { Catalogue } from '#domain/catalogue/ports.ts';
import type { Solution } from '#domain/catalogue/solution.ts';

interface Dependencies {
  readonly catalogue: Pick<Catalogue, 'solutions'>;
}

/** The solution with its categories; `undefined` when there is none of that slug. */
export const createBrowseSolution =
  ({ catalogue }: Dependencies) =>
  async (slug: string): Promise<Solution | undefined> =>
    (await catalogue.solutions()).find((solution) => solution.slug === slug);

export type BrowseSolution = ReturnType<typeof createBrowseSolution>;
