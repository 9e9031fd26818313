import { loadEarly } from '../lib/load-early.ts';
import { memoize } from '../lib/memoize.ts';
import { whenIdle } from '../lib/when-idle.ts';
import type { SiteData } from '#domain/content/get-site-data.ts';
import type { Api } from '#contracts/api.ts';
import { fetchPageTexts } from './page-texts.ts';

/** The `Api` of the browser. */
interface DeferredApi extends Api {
  /** Loads it when the browser has nothing else to do, so that the first navigation need not wait for it. */
  loadWhenIdle(): void;
}

/** The `Api` of the browser, loaded with its first call: the first page comes with its data. */
export const createDeferredHttpApi = (site: SiteData): DeferredApi => {
  const load = memoize(async () => (await import('./http-api.ts')).createHttpApi(site));
  return {
    site: async () => site,
    pageTexts: fetchPageTexts,
    products: async (...query) => (await load()).products(...query),
    product: async (item) => (await load()).product(item),
    productNames: async (items) => (await load()).productNames(items),
    search: async (query, options) => (await load()).search(query, options),
    news: async (query) => (await load()).news(query),
    newsItem: async (id) => (await load()).newsItem(id),
    loadWhenIdle: () => whenIdle(() => loadEarly(load)),
  };
};
