import * as z from 'zod/mini';
import { catalogueIndex } from '#contracts/catalogue.ts';
import { company } from '#contracts/company.ts';
import { newsResponse, newsList } from '#contracts/news.ts';
import { productResponse, productList, productNames } from '#contracts/products.ts';
import { memoize } from '../lib/memoize.ts';
import type { Api } from './api.ts';

/** The server answered a call with something other than the data asked for. */
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

const known = <Value>(answer: Value | -1): Value | undefined => (answer === -1 ? undefined : answer);

/** The `Api` of the browser: same-origin calls, checked against the contracts. */
export const createHttpApi = (): Api => {
  const catalogue = memoize(() => get('/api/catalogue', catalogueIndex));

  return {
    company: memoize(() => get('/api/company', company)),
    catalogue,
    async productsOfCategory(slug) {
      const { solutions } = await catalogue();
      const exists = solutions.some(({ categories }) =>
        categories.some((category) => category.slug === slug),
      );
      return exists ? get(`/api/products/${encodeURIComponent(slug)}`, productList) : undefined;
    },
    async productsOfBrand(slug) {
      const { brands } = await catalogue();
      const exists = brands.some((brand) => brand.slug === slug);
      return exists ? get(`/api/products/partners/${encodeURIComponent(slug)}`, productList) : undefined;
    },
    product: async (item) => known(await get(`/api/product/${encodeURIComponent(item)}`, productResponse)),
    productNames: memoize(() => get('/api/product-names', productNames)),
    search(query, { language, limit }) {
      const asked = new URLSearchParams({ q: query, lang: language });
      if (limit !== undefined) asked.set('limit', String(limit));
      return get(`/api/search?${asked}`, productList);
    },
    news: () => get('/api/news', newsList),
    newsItem: async (id) => known(await get(`/api/news/${encodeURIComponent(id)}`, newsResponse)),
  };
};
