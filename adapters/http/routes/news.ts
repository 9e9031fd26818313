import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { ListNews } from '#domain/news/list-news.ts';
import type { ReadNewsItem } from '#domain/news/read-news-item.ts';
import { apiPaths } from '../contracts/api-paths.ts';
import { newsResponse, newsList } from '../contracts/news.ts';

export interface NewsUseCases {
  readonly listNews: ListNews;
  readonly readNewsItem: ReadNewsItem;
}

/** The part of the API that serves news (spec §7). */
export const newsRoutes =
  (useCases: NewsUseCases): FastifyPluginAsyncZod =>
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
          summary: 'One news item with its neighbours; -1 when there is none',
          params: z.object({ id: z.string() }),
          response: { 200: newsResponse },
        },
      },
      async ({ params }) => (await useCases.readNewsItem(params.id)) ?? -1,
    );
  };
