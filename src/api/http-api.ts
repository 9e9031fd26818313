import * as z from 'zod/mini';
import { apiPaths } from '#contracts/api-paths.ts';
import { newsPageResponse, newsResponse } from '#contracts/news.ts';
import { productKey } from '#contracts/request-items.ts';
import { productPageResponse } from '#contracts/product-page.ts';
import { productResponse, productList, productNames } from '#contracts/products.ts';
import { fetchOk } from '../lib/fetch-ok.ts';
import { findByName } from '#domain/search/words/find-by-name.ts';
import { findExactName } from '#domain/search/words/find-exact-name.ts';
import type { SiteData } from '#domain/content/get-site-data.ts';
import type { Api } from '#contracts/api.ts';
import { fetchPageTexts } from './page-texts.ts';

const get = async <Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema>> => {
  const response = await fetchOk(path, { headers: { accept: 'application/json' } });
  return z.parse(schema, await response.json());
};

const valueOrUndefined = <Value>(value: Value | -1): Value | undefined => (value === -1 ? undefined : value);

/** The `Api` of the browser: same-origin requests, validated against the contracts. */
export const createHttpApi = (site: SiteData): Api => ({
  site: async () => site,
  pageTexts: fetchPageTexts,
  async products(search, language, fixed) {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    const path = fixed
      ? apiPaths.productPageOf(fixed.facet, encodeURIComponent(fixed.value))
      : apiPaths.productPage;
    return valueOrUndefined(await get(`${path}?${query}`, productPageResponse));
  },
  product: async (item) =>
    valueOrUndefined(await get(apiPaths.product(encodeURIComponent(item)), productResponse)),
  productNames: (items) =>
    get(
      `${apiPaths.productNames}?${new URLSearchParams(items.map((item) => ['url_name', productKey(item)]))}`,
      productNames,
    ),
  async search(query, { language, limit }) {
    const parameters = new URLSearchParams({ q: query, lang: language, excerpts: 'true' });
    if (limit !== undefined) parameters.set('limit', String(limit));
    const [found, { limitOfWords }] = await Promise.all([
      get(`${apiPaths.search}?${parameters}`, productList),
      // Few search without loading a page, and the rules of words are kilobytes.
      import('#domain/search/query/parse-query.ts'),
    ]);
    const procedures = findByName(site.procedures, query).map(({ slug }) => slug);
    return { found, exact: findExactName(found, query), procedures, ...limitOfWords(query) };
  },
  async news({ page, size }) {
    const parameters = new URLSearchParams({ page: String(page) });
    if (size !== undefined) parameters.set('size', String(size));
    return valueOrUndefined(await get(`${apiPaths.newsPage}?${parameters}`, newsPageResponse));
  },
  newsItem: async (id) =>
    valueOrUndefined(await get(apiPaths.newsItem(encodeURIComponent(id)), newsResponse)),
});
