import type { Category } from '#domain/catalogue/products/category.ts';
import type { CatalogueRepository } from '#domain/catalogue/products/ports.ts';

interface CountedGroup extends Category {
  /** Number of products, at least 1. */
  readonly products: number;
}

/** The groups with products, in the order of the menu, each once. */
export const listEditionGroups = async ({
  solutions,
  productCounts,
}: Pick<CatalogueRepository, 'solutions' | 'productCounts'>): Promise<readonly CountedGroup[]> => {
  const [fields, counts] = await Promise.all([solutions(), productCounts()]);
  const groups = new Map(fields.flatMap(({ categories }) => categories).map((group) => [group.slug, group]));
  return [...groups.values()].flatMap((group) => {
    const products = counts
      .filter(({ category }) => category === group.slug)
      .reduce((sum, count) => sum + count.products, 0);
    return products > 0 ? [{ ...group, products }] : [];
  });
};
