import type { CatalogueRepository } from '#domain/catalogue/ports.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';

interface Dependencies {
  readonly catalogue: Pick<CatalogueRepository, 'products'>;
}

/** Every product's name and slug, ordered by English slug. */
export const createListProductNames =
  ({ catalogue }: Dependencies) =>
  async (): Promise<readonly Pick<ProductSummary, 'name' | 'slug'>[]> =>
    (await catalogue.products()).map(({ name, slug }) => ({ name, slug }));

export type ListProductNames = ReturnType<typeof createListProductNames>;
