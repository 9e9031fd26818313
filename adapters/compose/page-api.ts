import { parseFilter } from '#domain/catalogue/facets/product-filter.ts';
import { findByName } from '#domain/search/words/find-by-name.ts';
import { findExactName } from '#domain/search/words/find-exact-name.ts';
import { limitOfWords } from '#domain/search/query/parse-query.ts';
import type { Api } from '#contracts/api.ts';
import type { UseCases } from './use-cases.ts';

/** Creates the pages' source of data on the server: the use cases themselves, so rendering a page costs no HTTP call. */
export const createPageApi = (useCases: UseCases): Api => ({
  site: useCases.getSiteData,
  pageTexts: useCases.getPageTexts,
  products: (search, language, fixed) =>
    useCases.browseProducts(parseFilter(new URLSearchParams(search)), language, fixed),
  product: useCases.viewProduct,
  productNames: useCases.listProductNames,
  documents: useCases.browseDocuments,
  comparison: useCases.viewComparison,
  procedures: useCases.browseProcedures,
  procedure: useCases.viewProcedure,
  async search(query, options) {
    const found = await useCases.searchProducts(query, { ...options, hasExcerpts: true });
    const { procedures: known } = await useCases.getSiteData();
    const procedures = findByName(known, query).map(({ slug }) => slug);
    return { found, exact: findExactName(found, query), procedures, ...limitOfWords(query) };
  },
  news: useCases.browseNews,
  newsItem: useCases.readNewsItem,
});
