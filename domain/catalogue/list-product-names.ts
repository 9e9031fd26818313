import type { CatalogueRepository } from '#domain/catalogue/ports.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'products' | 'productsOfSlugs'>;
}

type NamedProduct = Pick<ProductSummary, 'name' | 'slug'>;

/** Every product's name and slug, ordered by English slug; with `slugs`, only of the products with these English slugs. */
export const createListProductNames =
  ({ catalogue }: Dependencies) =>
  async (slugs?: readonly string[]): Promise<readonly NamedProduct[]> => {
    const products = await (slugs ? catalogue.productsOfSlugs(slugs) : catalogue.products());
    return products.map(({ name, slug }) => ({ name, slug }));
  };

export type ListProductNames = ReturnType<typeof createListProductNames>;
