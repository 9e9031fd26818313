import type { ProductAttributes } from '#domain/catalogue/attributes/attribute.ts';
import type { CardSource } from '#domain/catalogue/products/product-card.ts';
import type { Classification } from '#domain/catalogue/products/regulatory.ts';
import type { Localized } from '#domain/shared/language.ts';

/** Characters: cards show the beginning. */
const maxDescription = 300;

const beginning = (language: keyof Localized): string =>
  `'${language}', left(description ->> '${language}', ${maxDescription})`;

/** A `CardSourceRow` as JSON, of a row of products. */
export const cardSourceSql = `json_build_object(
  'description', json_build_object(${beginning('tr')}, ${beginning('en')}),
  'classification', regulatory ->> 'classification', 'attributes', attributes, 'detailsTable', details_table)`;

/** `null` where something is not known. */
export interface CardSourceRow {
  readonly description: Localized;
  readonly classification: Classification | null;
  readonly attributes: ProductAttributes | null;
  readonly detailsTable: Localized | null;
}

export const toCardSource = ({
  description,
  classification,
  attributes,
  detailsTable,
}: CardSourceRow): CardSource => ({
  description,
  ...(classification && { classification }),
  attributes: attributes ?? {},
  ...(detailsTable && { detailsTable }),
});
