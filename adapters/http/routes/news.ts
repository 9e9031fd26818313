import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { NewsItem } from '#domain/news/news-item.ts';
import type { NewsView } from '#domain/news/read-news-item.ts';
import { newsAnswer, newsList } from '../contracts/news.ts';

export interface NewsUseCases {
  listNews(): Promise<readonly NewsItem[]>;
  readNewsItem(id: string): Promise<NewsView | undefined>;
}

/** GETs of spec §7 about news. */
export const newsRoutes =
  (useCases: NewsUseCases): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/api/news', { schema: { summary: 'All news, newest first', response: { 200: newsList } } }, () =>
      useCases.listNews(),
    );

    app.get(
      '/api/news/:id',
      {
        schema: {
          summary: 'One news item with its neighbours; -1 when there is none',
          params: z.object({ id: z.string() }),
          response: { 200: newsAnswer },
        },
      },
      async ({ params }) => (await useCases.readNewsItem(params.id)) ?? -1,
    );
  };
