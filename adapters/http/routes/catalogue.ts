import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { BrowseBrand } from '#domain/catalogue/groups/browse-brand.ts';
import type { BrowseCatalogue } from '#domain/catalogue/groups/browse-catalogue.ts';
import type { BrowseCategory } from '#domain/catalogue/groups/browse-category.ts';
import type { BrowseProducts } from '#domain/catalogue/facets/browse-products.ts';
import type { BrowseSolution } from '#domain/catalogue/groups/browse-solution.ts';
import type { ListProductNames } from '#domain/catalogue/products/list-product-names.ts';
import { type ProductFilter, parseFilter } from '#domain/catalogue/facets/product-filter.ts';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import type { ViewProduct } from '#domain/catalogue/view-product.ts';
import type { SearchOptions } from '#domain/search/query/search-items.ts';
import { defaultLanguage } from '#domain/shared/language.ts';
import { apiPaths } from '#contracts/api-paths.ts';
import { catalogueIndex, categoryNames } from '#contracts/catalogue.ts';
import { productPageParams, productPageQuery, productPageResponse } from '#contracts/product-page.ts';
import { productResponse, productList, productNames, productNamesQuery } from '#contracts/products.ts';
import { parseItemKey } from '#contracts/request-items.ts';
import { searchQuery } from '#contracts/search.ts';

interface CatalogueUseCases {
  readonly browseCatalogue: BrowseCatalogue;
  readonly browseSolution: BrowseSolution;
  readonly browseCategory: BrowseCategory;
  readonly browseBrand: BrowseBrand;
  readonly browseProducts: BrowseProducts;
  readonly viewProduct: ViewProduct;
  readonly searchProducts: (query: string, options: SearchOptions) => Promise<readonly FoundProduct[]>;
  readonly listProductNames: ListProductNames;
}

interface Options {
  readonly useCases: CatalogueUseCases;
}

const slugParams = z.object({ slug: z.string() });

/** The filter of a call as its page reads it: the parser of the route would group parameters by their names. */
const filterOf = (url: string): ProductFilter => parseFilter(new URL(url, 'http://site').searchParams);

/** Solutions, categories and brands, with what they hold. */
const groupRoutes =
  ({ useCases }: Options): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      apiPaths.catalogue,
      {
        schema: {
          summary: 'Solutions with their categories, and brands, with what they hold',
          response: { 200: catalogueIndex },
        },
      },
      () => useCases.browseCatalogue(),
    );

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
  };

/** Lists of products that are filtered, and single products. */
const productRoutes =
  ({ useCases }: Options): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      apiPaths.productPage,
      {
        schema: {
          summary:
            'One page of all products, filtered by facets, with the number of products of each further choice; -1 when there is none',
          querystring: productPageQuery,
          response: { 200: productPageResponse },
        },
      },
      async ({ url, query: { lang = defaultLanguage } }) =>
        (await useCases.browseProducts(filterOf(url), lang)) ?? -1,
    );

    app.get(
      apiPaths.productPageOf(':facet', ':slug'),
      {
        schema: {
          summary: 'The same of the products of a category or brand',
          params: productPageParams,
          querystring: productPageQuery,
          response: { 200: productPageResponse },
        },
      },
      async ({ url, params: { facet, slug: value }, query: { lang = defaultLanguage } }) =>
        (await useCases.browseProducts(filterOf(url), lang, { facet, value })) ?? -1,
    );

    app.get(
      apiPaths.product(':slug'),
      {
        schema: {
          summary: 'One product by its English or Turkish slug; -1 when there is none',
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

/** The catalogue's part of the API (spec §7). */
export const catalogueRoutes =
  (options: Options): FastifyPluginAsyncZod =>
  async (app) => {
    for (const routes of [groupRoutes, productRoutes, searchRoutes]) await app.register(routes(options));
  };
