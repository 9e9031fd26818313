import type { CardSource } from '#domain/catalogue/products/product-card.ts';
import type { Product, ProductSummary } from '#domain/catalogue/products/product.ts';
import { inEachLanguage } from '#domain/shared/language.ts';

/** A part of a product that names each of its fields: those that are left out are `undefined`, as JSON drops them. */
type Complete<Part> = { readonly [Field in keyof Part]-?: Part[Field] | undefined };

type NewProduct = Omit<Product, 'id'>;

/** Returns the data of a product that lists show. */
export const summaryOf = ({
  slug,
  name,
  brand,
  category,
  picture,
  drawing,
  variants,
}: NewProduct): Complete<Omit<ProductSummary, 'id'>> => ({
  slug,
  name,
  brand,
  category,
  picture,
  drawing,
  hasVariants: variants.length > 0 ? true : undefined,
});

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
}: NewProduct): Complete<CardSource> => ({
  description: inEachLanguage((language) => beginningOf(description[language])),
  classification: regulatory?.classification,
  attributes,
  detailsTable,
});
