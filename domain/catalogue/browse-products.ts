import type { Attribute } from '#domain/catalogue/attribute.ts';
import { type FacetValue, facetKey, fromFacetKey } from '#domain/catalogue/facet.ts';
import type { FacetRepository } from '#domain/catalogue/facet-repository.ts';
import { type ChosenKeys, createKnownCount } from '#domain/catalogue/known-counts.ts';
import { listingPageSize, pagesOf } from '#domain/catalogue/listing.ts';
import { offeredFacets } from '#domain/catalogue/offered-facets.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { ProductFilter } from '#domain/catalogue/product-filter.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

/** A facet with the values that a visitor can choose now. */
export interface Facet {
  /** One of `commonFacets`, or the key of an attribute. */
  readonly key: string;
  /** Of an attribute: its name, and the unit of a measure. */
  readonly attribute?: { readonly name: Localized; readonly unit?: string };
  /** Those of an attribute, and device classes, in the order in which they are shown. */
  readonly values: readonly {
    readonly value: string;
    /** Of an attribute's option. */
    readonly name?: Localized;
    /** Products that would be shown if it was chosen and no other of its facet: 0 only of one that is chosen. */
    readonly count: number;
  }[];
}

export interface ProductPage extends ProductFilter {
  /** Those of the page. */
  readonly products: readonly ProductSummary[];
  /** Of all pages. */
  readonly count: number;
  readonly facets: readonly Facet[];
  /** Of the order. */
  readonly language: Language;
}

interface Dependencies {
  readonly facets: FacetRepository;
}

const groupByFacet = (choices: readonly FacetValue[]): ChosenKeys =>
  new Map(
    Map.groupBy(choices, ({ facet }) => facet)
      .entries()
      .map(([facet, values]) => [facet, values.map(facetKey)]),
  );

const describe = (attribute: Attribute): NonNullable<Facet['attribute']> =>
  attribute.kind === 'number' ? { name: attribute.name, unit: attribute.unit } : { name: attribute.name };

const toValue = (key: string, count: number, attribute: Attribute | undefined): Facet['values'][number] => {
  const { value } = fromFacetKey(key);
  const option = attribute?.kind === 'option' && attribute.options.find((each) => each.key === value);
  return option ? { value, name: option.name, count } : { value, count };
};

/**
 * One page of the products that match a filter, and how many there would be with each further choice. Products have one
 * of the chosen values of every facet; the choices of a facet do not narrow its own counts. `undefined`: there is no such
 * page.
 */
export const createBrowseProducts =
  ({ facets }: Dependencies) =>
  async (filter: ProductFilter, language: Language): Promise<ProductPage | undefined> => {
    const index = await facets.index();
    const choices = filter.choices.filter((choice) => index.values.has(facetKey(choice)));
    const chosen = groupByFacet(choices);
    const groups = [...chosen.values()];
    const offered = offeredFacets(index, chosen);
    const knownCount = createKnownCount(index, chosen);
    const { products, count, counts } = await facets.page({
      groups,
      counted: offered.flatMap(({ facet, keys }) => {
        const group = [...chosen.keys()].indexOf(facet);
        return keys.filter((key) => knownCount(facet, key) === undefined).map((key) => ({ key, group }));
      }),
      order: filter.order,
      language,
      offset: (filter.page - 1) * listingPageSize,
      limit: listingPageSize,
    });
    if (filter.page > pagesOf(count)) return undefined;

    const toFacet = ({ facet, attribute, keys }: (typeof offered)[number]): Facet => {
      const values = keys
        .map((key) => toValue(key, knownCount(facet, key) ?? counts.get(key) ?? 0, attribute))
        .filter((value) => value.count > 0 || chosen.get(facet)?.includes(facetKey({ facet, ...value })));
      return attribute ? { key: facet, attribute: describe(attribute), values } : { key: facet, values };
    };
    return {
      choices,
      order: filter.order,
      page: filter.page,
      products,
      count,
      language,
      facets: offered.map(toFacet).filter(({ key, values }) => values.length > 1 || chosen.has(key)),
    };
  };

export type BrowseProducts = ReturnType<typeof createBrowseProducts>;
