import { type ListingKind, facetOf } from '#domain/catalogue/listing.ts';
import { type LoaderArgs, notFound } from '../../api/loader.ts';
import { readView } from './listing-address.ts';

/** The loader of a listing page: one page of products, filtered and ordered by the query. */
export const loadListing = async (kind: ListingKind, { api, params, url, language }: LoaderArgs) => {
  const { solutions, brands } = (await api.site()).catalogue;
  const facet = facetOf(kind);
  const known = facet === 'brand' ? brands : solutions.flatMap(({ categories }) => categories);
  const view = readView(
    url.search,
    facet,
    known.map(({ slug }) => slug),
  );
  return (await api.listing({ ...view, kind, slug: params['slug'] ?? '', language })) ?? notFound();
};
