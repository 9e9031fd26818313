import {
  type AlignedRow,
  type LabelGroup,
  alignRows,
  createIsSameLabel,
} from '#domain/catalogue/attributes/align-rows.ts';
import { type Attribute, belongsTo } from '#domain/catalogue/attributes/attribute.ts';
import { attributeText } from '#domain/catalogue/attributes/attribute-text.ts';
import type { Product, ProductSummary } from '#domain/catalogue/products/product.ts';
import {
  type RegulatoryFact,
  type RegulatoryField,
  regulatoryFacts,
} from '#domain/catalogue/products/regulatory.ts';
import { restates } from '#domain/catalogue/attributes/restates.ts';
import { technicalRows } from '#domain/catalogue/attributes/technical-data.ts';
import { fold } from '#domain/shared/fold.ts';
import { type Localized, inEachLanguage, languages } from '#domain/shared/language.ts';

/** Product with the data that is compared. */
export type ComparableProduct = ProductSummary &
  Pick<Product, 'description' | 'detailsTable' | 'variants' | 'regulatory' | 'attributes'>;

/** Terms that the content has for the things that are compared. */
export interface ComparisonTerms {
  /** Attributes in the order in which they are shown. */
  readonly attributes: readonly Attribute[];
  readonly labels: readonly LabelGroup[];
}

/** A product as the head of a column. */
export interface ComparedProduct extends Omit<ProductSummary, 'id'>, Pick<Product, 'variants'> {
  /** The first paragraph of its description. */
  readonly summary: Localized;
}

/** Whether products say the same of something, or at least those that say something of it. */
export type Agreement = 'same' | 'partial' | 'none';

export interface ComparedRow extends AlignedRow {
  readonly agreement: Agreement;
}

export interface RegulatoryRow {
  readonly field: RegulatoryField | 'professionalUse';
  /** One for each product; `undefined`: does not apply. */
  readonly values: readonly (RegulatoryFact | boolean | undefined)[];
  readonly agreement: Agreement;
}

/** Products side by side: the n-th value of each row is that of the n-th product. */
export interface Comparison {
  readonly products: readonly ComparedProduct[];
  /** Agreement of the products in what `products` says. */
  readonly agreement: Readonly<Record<'brand' | 'category' | 'variants' | 'packs', Agreement>>;
  readonly attributes: readonly ComparedRow[];
  readonly technical: readonly ComparedRow[];
  readonly regulatory: readonly RegulatoryRow[];
}

/** Whether no two values differ, apart from those that are not known. */
const isAlike = (values: readonly unknown[]): boolean =>
  new Set(values.filter((value) => value !== undefined).map((value) => JSON.stringify(value))).size <= 1;

const agreementOf = (values: readonly unknown[], alike = isAlike(values)): Agreement => {
  if (!alike) return 'none';
  const known = values.filter((value) => value !== undefined).length;
  return known > 0 && known < values.length ? 'partial' : 'same';
};

const normalized = (text: string): string => fold(text).replaceAll(/\s+/gu, ' ').trim();

/** Translations of one value may differ in a word: equal in a language is equal. */
const isAlikeInSomeLanguage = (values: AlignedRow['values']): boolean =>
  languages.some((language) => isAlike(values.map((value) => value && normalized(value[language]))));

const withAgreement = (row: AlignedRow): ComparedRow => ({
  ...row,
  agreement: agreementOf(row.values, isAlikeInSomeLanguage(row.values)),
});

const toCompared = ({
  slug,
  name,
  brand,
  category,
  picture,
  variants,
  description,
}: ComparableProduct): ComparedProduct => ({
  slug,
  name,
  brand,
  category,
  picture,
  variants,
  summary: inEachLanguage((language) => description[language].split('\n', 1).join('')),
});

const isSameText = (one: Localized, other: Localized): boolean =>
  languages.every((language) => normalized(one[language]) === normalized(other[language]));

/** Technical data where they say more than the attribute. */
const valueOf = (
  attribute: Attribute,
  { category, attributes = {} }: ComparableProduct,
  detail: Localized | undefined,
): Localized | undefined => {
  const own = belongsTo(attribute, category) ? attributes[attribute.key] : undefined;
  const text = own && attributeText(attribute, own);
  if (!own || !text || !detail) return text ?? detail;
  return isSameText(text, detail) || restates(detail.en, attribute, own) ? text : detail;
};

interface Rows {
  readonly attributes: readonly ComparedRow[];
  readonly technical: readonly ComparedRow[];
}

/** One row for one thing: technical data with the name of an attribute are said by its row. */
const rowsOf = (products: readonly ComparableProduct[], terms: ComparisonTerms): Rows => {
  const isSameLabel = createIsSameLabel(terms.labels);
  const left = new Set(
    alignRows(
      products.map(({ detailsTable }) => (detailsTable ? technicalRows(detailsTable) : [])),
      terms.labels,
    ),
  );
  const attributes = terms.attributes.flatMap((attribute) => {
    const { key, name: label } = attribute;
    const isKnown = products.some(
      (product) => product.attributes?.[key] && belongsTo(attribute, product.category),
    );
    if (!isKnown) return [];
    const row = [...left].find((each) => isSameLabel(each.label, label));
    if (row) left.delete(row);
    return [
      withAgreement({
        label,
        values: products.map((product, index) => valueOf(attribute, product, row?.values[index])),
      }),
    ];
  });
  return { attributes, technical: [...left].map(withAgreement) };
};

const regulatoryFields = ['classification', 'ceMark', 'notifiedBody', 'udiDi', 'uts'] as const;

const knownFact = (value: RegulatoryRow['values'][number]): typeof value =>
  typeof value === 'object' && value.state === 'missing' ? undefined : value;

const regulatoryRows = (products: readonly ComparableProduct[]): readonly RegulatoryRow[] => {
  const facts = products.map(({ regulatory }) => regulatoryFacts(regulatory));
  const rows: Omit<RegulatoryRow, 'agreement'>[] = regulatoryFields.map((field) => ({
    field,
    values: facts.map((list) => list.find((fact) => fact.field === field)),
  }));
  rows.push({
    field: 'professionalUse',
    values: products.map(({ regulatory }) => regulatory?.professionalUse),
  });
  return rows
    .filter(({ values }) => values.some((value) => value !== undefined))
    .map(({ field, values }) => ({ field, values, agreement: agreementOf(values.map(knownFact)) }));
};

/** Numbers of pieces in a pack, ascending; `undefined` where no variant says it. */
export const packsOf = ({ variants }: Pick<Product, 'variants'>): readonly number[] | undefined => {
  const packs = new Set(variants.flatMap(({ piecesPerPack }) => piecesPerPack ?? []));
  return packs.size === 0 ? undefined : [...packs].toSorted((one, other) => one - other);
};

/**
 * Puts products side by side, in their order. There is no agreement where two products say different things; where one
 * says something and another does not, the agreement is partial.
 */
export const compareProducts = (
  products: readonly ComparableProduct[],
  terms: ComparisonTerms,
): Comparison => ({
  products: products.map(toCompared),
  agreement: {
    brand: agreementOf(products.map(({ brand }) => brand)),
    category: agreementOf(products.map(({ category }) => category)),
    variants: agreementOf(products.map(({ variants }) => (variants.length > 0 ? variants : undefined))),
    packs: agreementOf(products.map(packsOf)),
  },
  ...rowsOf(products, terms),
  regulatory: regulatoryRows(products),
});
