import type { CatalogueRepository } from '#domain/catalogue/products/ports.ts';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'category' | 'productsOfCategory'>;
}

/** The products of a category; `undefined` when there is no such category. */
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
