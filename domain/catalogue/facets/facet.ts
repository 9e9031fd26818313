import { type Attribute, belongsTo, valueKeysOf } from '#domain/catalogue/attributes/attribute.ts';
import type { Product } from '#domain/catalogue/products/product.ts';

/**
 * Facets of every product in the order in which they are shown; beside them, each attribute is one. `class` is that of the
 * device (MDR). `readCommonFacets` says how each is read, `facets.json` its name, and those of values that have no other.
 */
export const commonFacets = ['solution', 'category', 'brand', 'class'] as const;

export type CommonFacet = (typeof commonFacets)[number];

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

/** Fields of a product that no facet depends on: its long texts. */
export const unfacetedFields = ['description', 'details', 'detailsTable', 'articles'] as const;

/** A product as its facets are read from it. */
export type FacetedProduct = Omit<Product, 'id' | (typeof unfacetedFields)[number]>;

/** Returns the slugs of a category's solutions. */
type SolutionsOf = (category: string) => readonly string[];

/** Reads the values of a product, each of which it has once. */
type ReadValues = (product: FacetedProduct, solutionsOf: SolutionsOf) => readonly string[];

const readCommonFacets: Readonly<Record<CommonFacet, ReadValues>> = {
  solution: ({ category }, solutionsOf) => solutionsOf(category),
  category: ({ category }) => [category],
  brand: ({ brand }) => [brand],
  class: ({ regulatory }) => (regulatory ? [regulatory.classification] : []),
};

/** Returns the keys of a product's values, each once, in the order of the facets. */
export const facetKeysOf = (
  product: FacetedProduct,
  solutionsOf: SolutionsOf,
  known: readonly Attribute[],
): readonly string[] =>
  [
    ...commonFacets.flatMap((facet) =>
      readCommonFacets[facet](product, solutionsOf).map((value) => ({ facet, value })),
    ),
    ...known.flatMap((attribute) => {
      const values = product.attributes?.[attribute.key];
      return values === undefined || !belongsTo(attribute, product.category)
        ? []
        : valueKeysOf(attribute, values).map((value) => ({ facet: attribute.key, value }));
    }),
  ].map(facetKey);
