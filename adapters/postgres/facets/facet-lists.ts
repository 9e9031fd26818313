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

/** Products with their brand and the place of their category: that of the first solution with it, and its place there. */
export const placedProducts = `products
  LEFT JOIN brands ON brands.key = products.brand
  LEFT JOIN (
    SELECT category, min(ARRAY[position, place]) AS place
    FROM solutions, jsonb_array_elements_text(definition -> 'categories') WITH ORDINALITY AS listed (category, place)
    GROUP BY category
  ) AS categories USING (category)`;

const sortKeys = (order: ListOrder, language: Language): string => {
  const collation = `COLLATE catalogue_${language}`;
  const name = `name_${language} ${collation}, slug_en`;
  if (order === 'brand') return `(brands.definition ->> 'name') ${collation}, ${name}`;
  return order === 'category' ? `categories.place, ${name}` : name;
};

/** Names of the lists, each with the expressions of SQL that `placedProducts` are ordered by. */
export const facetLists: readonly { readonly list: string; readonly orderBy: string }[] = languages.flatMap(
  (language) =>
    listOrders.map((order) => ({ list: nameOf(order, language), orderBy: sortKeys(order, language) })),
);
