import type { FastifyPluginAsync } from 'fastify';
import { feedPath, inLanguage } from '#domain/shared/address.ts';
import { defaultLanguage, languages } from '#domain/shared/language.ts';
import { isKnown, weakTag } from '../conditional.ts';
import { newsFeed } from '../news-feed.ts';
import type { CompanyUseCases } from './company.ts';
import type { NewsUseCases } from './news.ts';

interface Options {
  readonly useCases: Pick<NewsUseCases, 'listNews'> & CompanyUseCases;
  readonly publicUrl: string;
}

/** The news as feeds: one in each language. The plain address is the default language's, whoever asks. */
export const newsFeedRoutes =
  ({ useCases, publicUrl }: Options): FastifyPluginAsync =>
  async (app) => {
    const serve = (path: string, language: (typeof languages)[number]): void => {
      app.get(path, { schema: { hide: true } }, async (request, reply) => {
        const [news, { name }] = await Promise.all([useCases.listNews(), useCases.introduceCompany()]);
        const xml = newsFeed({ news, company: name, language, publicUrl });
        reply.header('cache-control', 'no-cache').header('content-language', language);
        if (isKnown(request, reply, weakTag(xml))) return reply.code(304).send();
        return reply.type('application/atom+xml; charset=utf-8').send(xml);
      });
    };
    serve(feedPath, defaultLanguage);
    for (const language of languages) serve(inLanguage(language, feedPath), language);
  };
