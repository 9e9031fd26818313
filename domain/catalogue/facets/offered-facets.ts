import { type Attribute, belongsTo, valueKeys } from '#domain/catalogue/attributes/attribute.ts';
import { type CommonFacet, commonFacets, facetKey, fromFacetKey } from '#domain/catalogue/facets/facet.ts';
import type { FacetIndex } from '#domain/catalogue/facets/facet-repository.ts';
import { type FixedFacet, isOpenFacet } from '#domain/catalogue/facets/fixed-facet.ts';
import { type ChosenKeys, createKnownCount } from '#domain/catalogue/facets/known-counts.ts';
import { classifications } from '#domain/catalogue/products/regulatory.ts';

/** A facet that is offered beside some choices. */
interface OfferedFacet {
  /** One of `commonFacets`, or the key of the attribute. */
  readonly facet: string;
  readonly attribute: Attribute | undefined;
  /** Keys of its values: those of an attribute and device classes are in the order in which they are shown. */
  readonly keys: readonly string[];
}

/** Values of common facets in the order in which they are shown; those of others are in plain order. */
const orderedValues: Readonly<Partial<Record<CommonFacet, readonly string[]>>> = { class: classifications };

const toKeys = (facet: string, values: readonly string[]): readonly string[] =>
  values.map((value) => facetKey({ facet, value }));

/** Length of a short list, in products. */
const shortList = 12;

/**
 * The facets beside these choices, in the order in which they are shown: those with at least two values among the products
 * of the list, whatever is chosen, so that none appears or vanishes by a choice; only attributes of some categories are
 * offered where one of these is chosen. What is chosen is always offered.
 * @param chosen with the fixed facet
 */
export const offeredFacets = (
  index: FacetIndex,
  chosen: ChosenKeys,
  fixed: FixedFacet | undefined,
): readonly OfferedFacet[] => {
  const { attributes, values } = index;
  const stored = Map.groupBy(values.keys(), (key) => fromFacetKey(key).facet);
  const countInList = createKnownCount(index, new Map(fixed && [[fixed.facet, [facetKey(fixed)]]]));
  // In a list of a few products, a measure that most of them do not have tells nothing.
  const all = fixed && values.get(facetKey(fixed))?.products;
  const tellsApart = (keys: readonly string[]): boolean =>
    all === undefined ||
    all >= shortList ||
    keys.reduce((sum, key) => sum + (countInList('', key) ?? 0), 0) >= all / 2;
  const categories = chosen.get('category') ?? [];
  const countInCategory = (key: string, category: string): number =>
    createKnownCount(index, new Map([['category', [category]]]))('', key) ?? 0;

  const isThere = (key: string, attribute: Attribute | undefined): boolean =>
    (countInList('', key) ?? 0) > 0 &&
    (attribute?.categories === undefined ||
      categories.some(
        (category) =>
          belongsTo(attribute, fromFacetKey(category).value) && countInCategory(key, category) > 0,
      ));

  const common = commonFacets.map((facet) => {
    const ordered = orderedValues[facet];
    return {
      facet,
      attribute: undefined,
      keys: ordered ? toKeys(facet, ordered) : (stored.get(facet) ?? []),
    };
  });
  const others = attributes.map((attribute) => ({
    facet: attribute.key,
    attribute,
    keys: toKeys(attribute.key, valueKeys(attribute)),
  }));
  return [...common, ...others]
    .filter(({ facet }) => isOpenFacet(facet, fixed))
    .map(({ facet, attribute, keys }) => ({
      facet,
      attribute,
      keys: keys.filter((key) => isThere(key, attribute) || chosen.get(facet)?.includes(key)),
    }))
    .filter(
      ({ facet, attribute, keys }) =>
        chosen.has(facet) || (keys.length > 1 && (!attribute || tellsApart(keys))),
    );
};
