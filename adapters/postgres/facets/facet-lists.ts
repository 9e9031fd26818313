import type { ProductOrder } from '#domain/catalogue/facets/product-filter.ts';
import { type Language, languages } from '#domain/shared/language.ts';

/** Bits of a block. A block of a bitmap is counted at once, and a row has the ids of its products. */
export const blockBits = 256;

/** The bitmap of all products. */
export const allProducts = '';

const listOrders = ['name', 'brand', 'category'] as const;

type ListOrder = (typeof listOrders)[number];

/** Every order is that of a list, forwards or backwards: the n-th bit of a bitmap is about its n-th product. */
const nameOf = (order: ListOrder, language: Language): string => `${order}-${language}`;

export const listOf = (order: ProductOrder, language: Language): string =>
  nameOf(order === 'name-desc' ? 'name' : order, language);

/** The place of a product's category in the catalogue: that of the first solution with it, and its place there. */
const categoryPlace = `(
  SELECT min(ARRAY[solutions.position, array_position(solutions.categories, products.category)])
  FROM solutions WHERE products.category = ANY (solutions.categories))`;

const sortKeys = (order: ListOrder, language: Language): string => {
  const collation = `COLLATE catalogue_${language}`;
  const name = `name_${language} ${collation}, slug_en`;
  if (order === 'brand') return `brands.name ${collation}, ${name}`;
  return order === 'category' ? `${categoryPlace}, ${name}` : name;
};

/** Names of the lists, each with the expressions of SQL that its products are ordered by. */
export const facetLists: readonly { readonly list: string; readonly orderBy: string }[] = languages.flatMap(
  (language) =>
    listOrders.map((order) => ({ list: nameOf(order, language), orderBy: sortKeys(order, language) })),
);
