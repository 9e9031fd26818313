import type { CatalogueRepository } from '#domain/catalogue/products/ports.ts';
import type { Solution } from '#domain/catalogue/products/solution.ts';

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'solutions'>;
}

/** A solution with its categories; `undefined` when there is no such solution. */
export const createBrowseSolution =
  ({ catalogue }: Dependencies) =>
  async (slug: string): Promise<Solution | undefined> =>
    (await catalogue.solutions()).find((solution) => solution.slug === slug);

export type BrowseSolution = ReturnType<typeof createBrowseSolution>;
