import { withProducts } from './with-products.ts';

/** The groups with products, in the order of the menu, each once: several solutions may share one. */
export const allGroups = <Group extends { readonly slug: string; readonly products: number }>(
  solutions: readonly { readonly categories: readonly Group[] }[],
): readonly Group[] => [
  ...new Map(
    withProducts(solutions.flatMap(({ categories }) => categories)).map((group) => [group.slug, group]),
  ).values(),
];

/** Counts the products that the groups have in all. */
export const productsOf = (groups: readonly { readonly products: number }[]): number =>
  groups.reduce((total, { products }) => total + products, 0);
