import type { CardSource } from '#domain/catalogue/products/product-card.ts';
import type { Product, ProductSummary } from '#domain/catalogue/products/product.ts';
import { inEachLanguage } from '#domain/shared/language.ts';

/** Returns the data of a product that lists show. */
export const summaryOf = (product: Omit<Product, 'id'>): Omit<ProductSummary, 'id'> => {
  const { slug, name, brand, category, picture, drawing, variants } = product;
  return {
    slug,
    name,
    brand,
    category,
    picture,
    ...(drawing !== undefined && { drawing }),
    ...(variants.length > 0 && { hasVariants: true }),
  };
};

/** Code points: cards show the beginning. */
const maxDescription = 300;

const beginningOf = (description: string): string =>
  Array.from(description).slice(0, maxDescription).join('');

/** Returns the data of a product that its card depends on. */
export const cardSourceOf = ({
  description,
  regulatory,
  attributes = {},
  detailsTable,
}: Omit<Product, 'id'>): CardSource => ({
  description: inEachLanguage((language) => beginningOf(description[language])),
  ...(regulatory && { classification: regulatory.classification }),
  attributes,
  ...(detailsTable && { detailsTable }),
});
