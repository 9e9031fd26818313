import {
  type Attribute,
  type ProductAttributes,
  belongsTo,
  valueKeysOf,
} from '#domain/catalogue/attributes/attribute.ts';
import type { Classification } from '#domain/catalogue/products/regulatory.ts';

/** Facets of every product; beside them, each attribute is one. `class` is that of the device (MDR). */
export const commonFacets = ['solution', 'category', 'brand', 'class'] as const;

type CommonFacet = (typeof commonFacets)[number];

export const isCommonFacet = (facet: string): facet is CommonFacet =>
  commonFacets.some((common) => common === facet);

/** A value of a facet: a product has it, or a visitor has chosen it. */
export interface FacetValue {
  /** One of `commonFacets` or the key of an attribute. */
  readonly facet: string;
  /** A slug, a device class, or a key of `valueKeys`. */
  readonly value: string;
}

/** Identifies a value among those of all facets; in plain order of characters, those of a facet follow each other. */
export const facetKey = ({ facet, value }: FacetValue): string => `${facet}=${value}`;

/** The facet and value of a `facetKey`. */
export const fromFacetKey = (key: string): FacetValue => {
  const end = key.indexOf('=');
  return { facet: key.slice(0, end), value: key.slice(end + 1) };
};

/** Data of a product that its facets depend on. */
export interface FacetedProduct {
  readonly category: string;
  readonly brand: string;
  /** Left out while it is not known. */
  readonly classification?: Classification;
  readonly attributes: ProductAttributes;
}

/** The keys of a product's values, each once. @param solutionsOf slugs of a category's solutions */
export const facetKeysOf = (
  { category, brand, classification, attributes }: FacetedProduct,
  solutionsOf: (category: string) => readonly string[],
  known: readonly Attribute[],
): readonly string[] =>
  [
    { facet: 'category', value: category },
    { facet: 'brand', value: brand },
    ...(classification === undefined ? [] : [{ facet: 'class', value: classification }]),
    ...solutionsOf(category).map((value) => ({ facet: 'solution', value })),
    ...known.flatMap((attribute) => {
      const values = attributes[attribute.key];
      return values === undefined || !belongsTo(attribute, category)
        ? []
        : valueKeysOf(attribute, values).map((value) => ({ facet: attribute.key, value }));
    }),
  ].map(facetKey);
