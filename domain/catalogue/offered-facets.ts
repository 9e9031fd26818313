import { type Attribute, belongsTo, valueKeys } from '#domain/catalogue/attribute.ts';
import { commonFacets, facetKey, fromFacetKey } from '#domain/catalogue/facet.ts';
import type { FacetIndex } from '#domain/catalogue/facet-repository.ts';
import type { ChosenKeys } from '#domain/catalogue/known-counts.ts';
import { classifications } from '#domain/catalogue/regulatory.ts';

/** A facet that is offered beside some choices, if it has values then. */
interface OfferedFacet {
  /** One of `commonFacets`, or the key of the attribute. */
  readonly facet: string;
  readonly attribute: Attribute | undefined;
  /** Of its values: those of an attribute and device classes in the order in which they are shown. */
  readonly keys: readonly string[];
}

/** Attributes of some categories are offered where one of these is chosen. */
const isOffered = (attribute: Attribute, chosen: ChosenKeys): boolean =>
  attribute.categories === undefined ||
  chosen.has(attribute.key) ||
  (chosen.get('category') ?? []).some((key) => belongsTo(attribute, fromFacetKey(key).value));

const toKeys = (facet: string, values: readonly string[]): readonly string[] =>
  values.map((value) => facetKey({ facet, value }));

/** The facets beside these choices, in the order in which they are shown. */
export const offeredFacets = (
  { attributes, values }: FacetIndex,
  chosen: ChosenKeys,
): readonly OfferedFacet[] => {
  const stored = Map.groupBy(values.keys(), (key) => fromFacetKey(key).facet);
  return [
    ...commonFacets.map((facet) => ({
      facet,
      attribute: undefined,
      keys: facet === 'class' ? toKeys(facet, classifications) : (stored.get(facet) ?? []),
    })),
    ...attributes
      .filter((attribute) => isOffered(attribute, chosen))
      .map((attribute) => ({
        facet: attribute.key,
        attribute,
        keys: toKeys(attribute.key, valueKeys(attribute)),
      })),
  ];
};
