import type { CatalogueRepository } from '#domain/catalogue/products/ports.ts';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'brand' | 'productsOfBrand'>;
}

/** The products of a brand; `undefined` when there is no such brand. */
export const createBrowseBrand =
  ({ catalogue }: Dependencies) =>
  async (slug: string): Promise<readonly ProductSummary[] | undefined> => {
    const [brand, products] = await Promise.all([catalogue.brand(slug), catalogue.productsOfBrand(slug)]);
    return brand && products;
  };

export type BrowseBrand = ReturnType<typeof createBrowseBrand>;
