import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { CatalogueIndex } from '#domain/catalogue/browse-catalogue.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { Solution } from '#domain/catalogue/solution.ts';
import type { ProductView } from '#domain/catalogue/view-product.ts';
import { type Language, defaultLanguage } from '#domain/shared/language.ts';
import { catalogueIndex, categoryNames } from '../contracts/catalogue.ts';
import { productAnswer, productList, productNames } from '../contracts/products.ts';
import { searchQuery } from '../contracts/search.ts';

export interface CatalogueUseCases {
  browseCatalogue(): Promise<CatalogueIndex>;
  browseSolution(slug: string): Promise<Solution | undefined>;
  browseCategory(slug: string): Promise<readonly ProductSummary[] | undefined>;
  browseBrand(slug: string): Promise<readonly ProductSummary[] | undefined>;
  viewProduct(item: string): Promise<ProductView | undefined>;
  searchProducts(
    query: string,
    wish: { readonly language: Language; readonly limit?: number },
  ): Promise<readonly ProductSummary[]>;
  listProductNames(): Promise<readonly Pick<ProductSummary, 'name' | 'slug'>[]>;
}

const slugParams = z.object({ slug: z.string() });

/** GETs of spec §7 about products. */
export const catalogueRoutes =
  (useCases: CatalogueUseCases): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/catalogue',
      {
        schema: {
          summary: 'Solutions with their categories, and brands, with what they hold',
          response: { 200: catalogueIndex },
        },
      },
      () => useCases.browseCatalogue(),
    );

    app.get(
      '/api/category/:slug',
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
      '/api/products/:slug',
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
      '/api/products/partners/:slug',
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
      '/api/product/:slug',
      {
        schema: {
          summary: 'One product by its English or Turkish slug; -1 when there is none',
          params: slugParams,
          response: { 200: productAnswer },
        },
      },
      async ({ params }) => (await useCases.viewProduct(params.slug)) ?? -1,
    );

    app.get(
      '/api/search',
      {
        schema: {
          summary:
            'Products by name, brand or category in either language, best first; none for a blank query',
          querystring: searchQuery,
          response: { 200: productList },
        },
      },
      ({ query: { q = '', lang: language = defaultLanguage, limit } }) =>
        useCases.searchProducts(q, { language, ...(limit !== undefined && { limit }) }),
    );

    app.get(
      '/api/product-names',
      {
        schema: {
          summary: 'Every product’s names and slug, as parallel lists',
          response: { 200: productNames },
        },
      },
      async () => (await useCases.listProductNames()).map(({ name, slug }) => ({ name, slug: slug.en })),
    );
  };
