import type { Catalogue } from '#domain/catalogue/ports.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';

interface Dependencies {
  readonly catalogue: Pick<Catalogue, 'category' | 'productsOfCategory'>;
}

/** The products of a category, none for a known but empty one; `undefined` when there is no such category. */
export const createBrowseCategory =
  ({ catalogue }: Dependencies) =>
  async (slug: string): Promise<readonly ProductSummary[] | undefined> => {
    const [category, products] = await Promise.all([
      catalogue.category(slug),
      catalogue.productsOfCategory(slug),
    ]);
    return category && products;
  };

export type BrowseCategory = ReturnType<typeof createBrowseCategory>;
