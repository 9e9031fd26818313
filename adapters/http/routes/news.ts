import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { BrowseNews } from '#domain/news/browse-news.ts';
import type { ListNews } from '#domain/news/list-news.ts';
import type { ReadNewsItem } from '#domain/news/read-news-item.ts';
import { apiPaths } from '#contracts/api-paths.ts';
import { newsList, newsPageQuery, newsPageResponse, newsResponse } from '#contracts/news.ts';

export interface NewsUseCases {
  readonly listNews: ListNews;
  readonly browseNews: BrowseNews;
  readonly readNewsItem: ReadNewsItem;
}

/** The part of the API that serves news (spec §7). */
export const newsRoutes =
  ({ useCases }: { readonly useCases: NewsUseCases }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      apiPaths.news,
      { schema: { summary: 'All news, newest first', response: { 200: newsList } } },
      () => useCases.listNews(),
    );

    app.get(
      apiPaths.newsPage,
      {
        schema: {
          summary: 'One page of the news, newest first, with the number of all; -1 when there is none',
          querystring: newsPageQuery,
          response: { 200: newsPageResponse },
        },
      },
      async ({ query: { page = '1', size } }) =>
        (await useCases.browseNews({
          page: Number(page),
          ...(size !== undefined && { size: Number(size) }),
        })) ?? -1,
    );

    app.get(
      apiPaths.newsItem(':id'),
      {
        schema: {
          summary: 'One news item with its neighbours; -1 when there is none',
          params: z.object({ id: z.string() }),
          response: { 200: newsResponse },
        },
      },
      async ({ params }) => (await useCases.readNewsItem(params.id)) ?? -1,
    );
  };
