import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import { type FacetValue, facetKey, fromFacetKey } from '#domain/catalogue/facets/facet.ts';
import type { FacetRepository } from '#domain/catalogue/facets/facet-repository.ts';
import { type ChosenKeys, createKnownCount } from '#domain/catalogue/facets/known-counts.ts';
import {
  type FixedFacet,
  defaultOrderOf,
  isOpenFacet,
  ordersOf,
} from '#domain/catalogue/facets/fixed-facet.ts';
import { listingPageSize, pagesOf } from '#domain/catalogue/facets/listing.ts';
import { offeredFacets } from '#domain/catalogue/facets/offered-facets.ts';
import type { CatalogueRepository } from '#domain/catalogue/products/ports.ts';
import type { ListedProduct } from '#domain/catalogue/products/product.ts';
import { toCards } from '#domain/catalogue/products/product-card.ts';
import {
  type ProductFilter,
  type ProductOrder,
  splitChoices,
} from '#domain/catalogue/facets/product-filter.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

/** A facet with the values that a visitor can choose now. */
export interface Facet {
  /** One of `commonFacets`, or the key of an attribute. */
  readonly key: string;
  /** Name of an attribute, and the unit of a measure. */
  readonly attribute?: { readonly name: Localized; readonly unit?: string };
  /** Values; those of an attribute, and device classes, are in the order in which they are shown. */
  readonly values: readonly {
    readonly value: string;
    /** Name of an attribute's option. */
    readonly name?: Localized;
    /** Products that would be shown if it was chosen and no other of its facet. */
    readonly count: number;
  }[];
}

export interface ProductPage extends ProductFilter {
  readonly order: ProductOrder;
  /** Choices beyond the maximum, which are not applied; left out if all are. */
  readonly omitted?: readonly FacetValue[];
  /** Left out of a page of all products. */
  readonly fixed?: FixedFacet;
  /** Products of the page. */
  readonly products: readonly ListedProduct[];
  /** Number of products on all pages. */
  readonly count: number;
  readonly facets: readonly Facet[];
  /** Language of the order and the cards. */
  readonly language: Language;
}

interface Dependencies {
  readonly facets: FacetRepository;
  readonly catalogue: Pick<CatalogueRepository, 'solutions' | 'brands'>;
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
 * page, category or brand.
 */
export const createBrowseProducts = ({ facets, catalogue }: Dependencies) => {
  const exists = async ({ facet, value }: FixedFacet): Promise<boolean> => {
    const known =
      facet === 'brand'
        ? await catalogue.brands()
        : (await catalogue.solutions()).flatMap(({ categories }) => categories);
    return known.some(({ slug }) => slug === value);
  };

  return async (
    filter: ProductFilter,
    language: Language,
    fixed?: FixedFacet,
  ): Promise<ProductPage | undefined> => {
    if (fixed && !(await exists(fixed))) return undefined;
    const index = await facets.index();
    const existing = filter.choices.filter(
      (choice) => index.values.has(facetKey(choice)) && isOpenFacet(choice.facet, fixed),
    );
    const { applied: choices, omitted } = splitChoices(existing);
    const unknown = filter.choices.length - existing.length + (filter.unknown ?? 0);
    const order = ordersOf(fixed).find((known) => known === filter.order) ?? defaultOrderOf(fixed);
    const view = {
      ...(fixed && { fixed }),
      choices,
      ...(omitted.length > 0 && { omitted }),
      ...(unknown > 0 && { unknown }),
      order,
      page: filter.page,
      language,
    };
    if (fixed && !index.values.has(facetKey(fixed)))
      return filter.page > 1 ? undefined : { ...view, choices: [], products: [], count: 0, facets: [] };

    const chosen = groupByFacet(fixed ? [fixed, ...choices] : choices);
    const groups = [...chosen.values()];
    const offered = offeredFacets(index, chosen, fixed);
    const knownCount = createKnownCount(index, chosen);
    const { products, count, counts } = await facets.page({
      groups,
      counted: offered.flatMap(({ facet, keys }) => {
        const group = [...chosen.keys()].indexOf(facet);
        return keys.filter((key) => knownCount(facet, key) === undefined).map((key) => ({ key, group }));
      }),
      order,
      language,
      offset: (filter.page - 1) * listingPageSize,
      limit: listingPageSize,
    });
    if (filter.page > pagesOf(count)) return undefined;

    const toFacet = ({ facet, attribute, keys }: (typeof offered)[number]): Facet => {
      const values = keys.map((key) =>
        toValue(key, knownCount(facet, key) ?? counts.get(key) ?? 0, attribute),
      );
      return attribute ? { key: facet, attribute: describe(attribute), values } : { key: facet, values };
    };
    return {
      ...view,
      products: products.map(({ summary, source }) =>
        Object.assign(summary, { card: toCards(source, index.attributes)[language] }),
      ),
      count,
      facets: offered.map(toFacet),
    };
  };
};
