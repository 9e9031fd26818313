import type { CatalogueRepository, ProductRange } from '#domain/catalogue/ports.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { ProductCount } from '#domain/catalogue/product-count.ts';
import type { Language } from '#domain/shared/language.ts';

/** A listing shows the products of a category or those of a brand. */
export type ListingKind = 'category' | 'brand';

/** What a listing can be filtered and grouped by: the products of a category by brand, those of a brand by category. */
export type Facet = 'brand' | 'category';

export const facetOf = (kind: ListingKind): Facet => (kind === 'category' ? 'brand' : 'category');

const defaultOrder = 'name';

export const ordersOf = (facet: Facet) => [defaultOrder, 'name-desc', facet] as const;

type ListingOrder = ReturnType<typeof ordersOf>[number];

/** In products. */
const listingPageSize = 24;

/** Sorts names by the language's alphabet, and numbers in them by value; so does the repository. */
export const collatorOf = (language: Language): Intl.Collator =>
  new Intl.Collator(language, { numeric: true });

/** Filter, order and page of a listing. */
export interface ListingView {
  /** Slug of a brand or category; `undefined`: all. */
  readonly value: string | undefined;
  readonly order: ListingOrder;
  /** 1-based. */
  readonly page: number;
}

export interface ListingQuery extends ListingView {
  readonly kind: ListingKind;
  readonly slug: string;
  readonly language: Language;
}

export interface FacetCount {
  readonly slug: string;
  /** Number of products that have it, at least 1. */
  readonly count: number;
}

export interface Listing {
  /**
   * Those of the page in the order of the view; of a listing that fits on one page all products, whatever the view, so
   * that filter and order need no further request.
   */
  readonly products: readonly ProductSummary[];
  /** Of all products, without the filter. */
  readonly values: readonly FacetCount[];
  /** Of the order; left out where it is that of no language, as all products are there. */
  readonly language?: Language;
}

export const totalOf = (values: readonly FacetCount[]): number =>
  values.reduce((sum, { count }) => sum + count, 0);

/** At least 1. */
export const pagesOf = (products: number): number => Math.max(1, Math.ceil(products / listingPageSize));

interface Dependencies {
  readonly catalogue: Pick<
    CatalogueRepository,
    'solutions' | 'brands' | 'productCounts' | 'productsOfRanges'
  >;
}

interface Group extends FacetCount {
  readonly label: string;
}

/** Those parts of the groups, laid end to end, that a page shows. */
const rangesOf = (
  groups: readonly FacetCount[],
  page: number,
  toRange: (slug: string) => Pick<ProductRange, 'category' | 'brand'>,
): ProductRange[] => {
  let start = (page - 1) * listingPageSize;
  let missing = listingPageSize;
  return groups.flatMap(({ slug, count }) => {
    const offset = Math.min(start, count);
    const limit = Math.min(count - offset, missing);
    start -= offset;
    missing -= limit;
    return limit > 0 ? [{ ...toRange(slug), offset, limit }] : [];
  });
};

/** The values of the facet in the order of their names. */
const groupsOf = (
  counts: readonly ProductCount[],
  { kind, slug, language }: ListingQuery,
  labels: ReadonlyMap<string, string>,
): Group[] => {
  const { compare } = collatorOf(language);
  const facet = facetOf(kind);
  return counts
    .filter((count) => count[kind] === slug)
    .map((count) => ({
      slug: count[facet],
      count: count.products,
      label: labels.get(count[facet]) ?? count[facet],
    }))
    .toSorted((a, b) => compare(a.label, b.label));
};

/** One page of a category's or brand's products; `undefined` when there is no such listing or page. */
export const createBrowseListing = ({ catalogue }: Dependencies) => {
  const namesOf = async (kind: ListingKind, language: Language): Promise<ReadonlyMap<string, string>> => {
    if (kind === 'brand') return new Map((await catalogue.brands()).map(({ slug, name }) => [slug, name]));
    const categories = (await catalogue.solutions()).flatMap((solution) => solution.categories);
    return new Map(categories.map(({ slug, name }) => [slug, name[language]]));
  };

  return async (query: ListingQuery): Promise<Listing | undefined> => {
    const { kind, slug, value, order, page, language } = query;
    const facet = facetOf(kind);
    const [known, labels, counts] = await Promise.all([
      namesOf(kind, language),
      namesOf(facet, language),
      catalogue.productCounts(),
    ]);
    if (!known.has(slug)) return undefined;
    const groups = groupsOf(counts, query, labels);
    const values = groups.map((group) => ({ slug: group.slug, count: group.count }));
    const total = totalOf(values);
    const isWhole = total <= listingPageSize;
    const isFiltered = !isWhole && value !== undefined && labels.has(value);
    const shown = isFiltered ? groups.filter((group) => group.slug === value) : groups;
    if (page > pagesOf(totalOf(shown))) return undefined;
    const all = { [kind]: slug, ...(isFiltered && { [facet]: value }) };
    const ranges =
      order === facet && !isWhole
        ? rangesOf(shown, page, (group) => ({ [kind]: slug, [facet]: group }))
        : [{ ...all, offset: (page - 1) * listingPageSize, limit: listingPageSize }];
    const products = await catalogue.productsOfRanges(ranges, {
      language,
      descending: order === 'name-desc',
    });
    return { products, values, ...(!isWhole && { language }) };
  };
};

export type BrowseListing = ReturnType<typeof createBrowseListing>;
