import * as z from 'zod/mini';
import { apiPaths } from '#contracts/api-paths.ts';
import { newsResponse, newsList } from '#contracts/news.ts';
import { productResponse, productList, productNames } from '#contracts/products.ts';
import { memoize } from '../lib/memoize.ts';
import type { Api, SiteData } from './api.ts';

/** The server responded with an error status. */
class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(path: string, status: number) {
    super(`${path} answered ${status}`);
    this.status = status;
  }
}

const get = async <Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> => {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new ApiError(path, response.status);
  return z.parse(schema, await response.json());
};

const valueOrUndefined = <Value>(value: Value | -1): Value | undefined => (value === -1 ? undefined : value);

/** The `Api` of the browser: same-origin requests, validated against the contracts. */
export const createHttpApi = (site: SiteData): Api => {
  const { solutions, brands } = site.catalogue;

  return {
    site: async () => site,
    async productsOfCategory(slug) {
      const exists = solutions.some(({ categories }) =>
        categories.some((category) => category.slug === slug),
      );
      return exists ? get(apiPaths.productsOfCategory(encodeURIComponent(slug)), productList) : undefined;
    },
    async productsOfBrand(slug) {
      const exists = brands.some((brand) => brand.slug === slug);
      return exists ? get(apiPaths.productsOfBrand(encodeURIComponent(slug)), productList) : undefined;
    },
    product: async (item) =>
      valueOrUndefined(await get(apiPaths.product(encodeURIComponent(item)), productResponse)),
    productNames: memoize(() => get(apiPaths.productNames, productNames)),
    search(query, { language, limit }) {
      const parameters = new URLSearchParams({ q: query, lang: language });
      if (limit !== undefined) parameters.set('limit', String(limit));
      return get(`${apiPaths.search}?${parameters}`, productList);
    },
    news: () => get(apiPaths.news, newsList),
    newsItem: async (id) =>
      valueOrUndefined(await get(apiPaths.newsItem(encodeURIComponent(id)), newsResponse)),
  };
};
