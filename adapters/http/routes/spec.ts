import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { BrowseBrand } from '#domain/catalogue/groups/browse-brand.ts';
import type { BrowseCategory } from '#domain/catalogue/groups/browse-category.ts';
import type { BrowseSolution } from '#domain/catalogue/groups/browse-solution.ts';
import type { ListProductNames } from '#domain/catalogue/products/list-product-names.ts';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import type { ViewProduct } from '#domain/catalogue/view-product.ts';
import type { SearchOptions } from '#domain/search/query/search-items.ts';
import { defaultLanguage } from '#domain/shared/language.ts';
import type { ListNews } from '#domain/news/list-news.ts';
import type { ReadNewsItem } from '#domain/news/read-news-item.ts';
import { apiPaths } from '#contracts/api-paths.ts';
import { categoryNames } from '#contracts/spec/categories.ts';
import { newsList, newsResponse } from '#contracts/spec/news.ts';
import { productResponse, productList, productNames, productNamesQuery } from '#contracts/spec/products.ts';
import { parseItemKey } from '#contracts/list/items.ts';
import { searchQuery } from '#contracts/spec/search.ts';

interface SpecUseCases {
  readonly browseSolution: BrowseSolution;
  readonly browseCategory: BrowseCategory;
  readonly browseBrand: BrowseBrand;
  readonly viewProduct: ViewProduct;
  readonly searchProducts: (query: string, options: SearchOptions) => Promise<readonly FoundProduct[]>;
  readonly listProductNames: ListProductNames;
  readonly listNews: ListNews;
  readonly readNewsItem: ReadNewsItem;
}

interface Options {
  readonly useCases: SpecUseCases;
}

const slugParams = z.object({ slug: z.string() });

/** Products, and the groups that they are in. */
const productRoutes =
  ({ useCases }: Options): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      apiPaths.categoriesOfSolution(':slug'),
      {
        schema: {
          summary: 'The categories of a solution; none for an unknown one',
          params: slugParams,
          response: { 200: categoryNames },
        },
      },
      async ({ params }) => (await useCases.browseSolution(params.slug))?.categories ?? [],
    );

    app.get(
      apiPaths.productsOfCategory(':slug'),
      {
        schema: {
          summary: 'The products of a category; none for an unknown one',
          params: slugParams,
          response: { 200: productList },
        },
      },
      async ({ params }) => (await useCases.browseCategory(params.slug)) ?? [],
    );

    app.get(
      apiPaths.productsOfBrand(':slug'),
      {
        schema: {
          summary: 'The products of a brand; none for an unknown one',
          params: slugParams,
          response: { 200: productList },
        },
      },
      async ({ params }) => (await useCases.browseBrand(params.slug)) ?? [],
    );

    app.get(
      apiPaths.product(':slug'),
      {
        schema: {
          summary: 'One product by its English or Turkish slug; -1 for an unknown one',
          params: slugParams,
          response: { 200: productResponse },
        },
      },
      async ({ params }) => (await useCases.viewProduct(params.slug)) ?? -1,
    );
  };

/** Products by words, and their names. */
const searchRoutes =
  ({ useCases }: Options): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      apiPaths.search,
      {
        schema: {
          summary:
            'Products by name, brand, category or text in either language, or REF, best first; none for a blank query',
          querystring: searchQuery,
          response: { 200: productList },
        },
      },
      ({ query: { q = '', lang: language = defaultLanguage, limit, excerpts } }) =>
        useCases.searchProducts(q, {
          language,
          hasExcerpts: excerpts === 'true',
          ...(limit !== undefined && { limit }),
        }),
    );

    app.get(
      apiPaths.productNames,
      {
        schema: {
          summary:
            'Every product’s names and slug, as parallel lists; with url_name, only of these products, and their variants',
          querystring: productNamesQuery,
          response: { 200: productNames },
        },
      },
      ({ query: { url_name: keys } }) =>
        useCases.listProductNames(
          keys === undefined ? undefined : [keys].flat().flatMap((key) => parseItemKey(key) ?? []),
        ),
    );
  };

/** News items. */
const newsRoutes =
  ({ useCases }: Options): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      apiPaths.news,
      { schema: { summary: 'All news, newest first', response: { 200: newsList } } },
      () => useCases.listNews(),
    );

    app.get(
      apiPaths.newsItem(':id'),
      {
        schema: {
          summary: 'One news item with its neighbours; -1 for an unknown one',
          params: z.object({ id: z.string() }),
          response: { 200: newsResponse },
        },
      },
      async ({ params }) => (await useCases.readNewsItem(params.id)) ?? -1,
    );
  };

/** The calls of spec §7 but for the forms, and the search of products. */
export const specRoutes =
  (options: Options): FastifyPluginAsyncZod =>
  async (app) => {
    for (const routes of [productRoutes, searchRoutes, newsRoutes]) await app.register(routes(options));
  };
