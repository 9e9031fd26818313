import type { Brand } from '#domain/catalogue/brand.ts';
import type { Catalogue } from '#domain/catalogue/ports.ts';
import type { Solution } from '#domain/catalogue/solution.ts';

/** The whole catalogue without its products: what menus and headings are made of. */
export interface CatalogueIndex {
  readonly solutions: readonly Solution[];
  readonly brands: readonly Brand[];
}

interface Dependencies {
  readonly catalogue: Pick<Catalogue, 'solutions' | 'brands'>;
}

export const createBrowseCatalogue =
  ({ catalogue }: Dependencies) =>
  async (): Promise<CatalogueIndex> => {
    const [solutions, brands] = await Promise.all([catalogue.solutions(), catalogue.brands()]);
    return { solutions, brands };
  };
