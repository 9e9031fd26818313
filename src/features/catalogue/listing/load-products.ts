import { type LoaderArgs, notFound } from '../../../api/loader.ts';

/** The loader of a page of products: of all, or of the category or brand that the address names. */
export const loadProducts = async (
  { api, params, url, language }: LoaderArgs,
  facet?: 'category' | 'brand',
) => {
  const fixed = facet && { facet, value: params['slug'] ?? '' };
  return (await api.products(url.search, language, fixed)) ?? notFound();
};
