import {
  type FacetCount,
  type Listing,
  type ListingKind,
  type ListingQuery,
  collatorOf,
  facetOf,
  listingPageSize,
  pagesOf,
  totalOf,
} from '#domain/catalogue/listing.ts';
import type { CatalogueRepository, ProductRange } from '#domain/catalogue/ports.ts';
import type { ProductCount } from '#domain/catalogue/product-count.ts';
import type { Language } from '#domain/shared/language.ts';

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
