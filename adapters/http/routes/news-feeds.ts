import type { FastifyPluginAsync } from 'fastify';
import { feedPath, inLanguage } from '#domain/site/paths.ts';
import { defaultLanguage, languages } from '#domain/shared/language.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { newsFeed } from '../news-feed.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { CompanyUseCases } from './company.ts';
import type { NewsUseCases } from './news.ts';

interface Options {
  readonly useCases: Pick<NewsUseCases, 'listNews'> & CompanyUseCases;
  readonly kept: ResponseCache;
  readonly publicUrl: string;
}

/** The news as feeds: one in each language. The plain address is the default language's, whoever asks. */
export const newsFeedRoutes =
  ({ useCases, kept, publicUrl }: Options): FastifyPluginAsync =>
  async (app) => {
    const keep = kept.keeper<never>();
    const serve = (path: string, language: (typeof languages)[number]): void => {
      app.get(path, { schema: { hide: true } }, async (request, reply) => {
        const feed = await keep(`${language} news feed`, async () => {
          const [news, { name }] = await Promise.all([useCases.listNews(), useCases.getCompany()]);
          const xml = newsFeed({ news, company: name, language, publicUrl });
          return {
            made: { type: 'application/atom+xml; charset=utf-8', body: Buffer.from(xml), compressible: true },
          };
        });
        return 'kept' in feed
          ? sendCached(request, reply.header('content-language', language), feed.kept)
          : feed.other;
      });
    };
    serve(feedPath, defaultLanguage);
    for (const language of languages) serve(inLanguage(language, feedPath), language);
  };
