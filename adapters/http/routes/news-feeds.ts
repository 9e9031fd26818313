import type { FastifyPluginAsync } from 'fastify';
import { feedPath, inLanguage } from '#domain/site/paths.ts';
import { type Language, defaultLanguage, languages } from '#domain/shared/language.ts';
import type { Delivery } from '../cache/delivery.ts';
import type { CacheableResponse, ResponseCache } from '../cache/response-cache.ts';
import { newsFeed } from '../xml/news-feed.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { GetCompany } from '#domain/company/get-company.ts';
import type { BrowseNews } from '#domain/news/browse-news.ts';

interface Options {
  readonly useCases: { readonly browseNews: BrowseNews; readonly getCompany: GetCompany };
  readonly cache: ResponseCache;
  readonly delivery: Delivery;
  readonly publicUrl: string;
}

const maxItems = 50;

const produceFeed = async (
  { useCases, publicUrl }: Omit<Options, 'cache' | 'delivery'>,
  language: Language,
): Promise<CacheableResponse> => {
  const [latest, { name }] = await Promise.all([
    useCases.browseNews({ page: 1, size: maxItems }),
    useCases.getCompany(),
  ]);
  const xml = newsFeed({ news: latest?.items ?? [], company: name, language, publicUrl });
  return { type: 'application/atom+xml; charset=utf-8', body: Buffer.from(xml), isCompressible: true };
};

/** The news feed in each language. The URL without a language serves the default language, whatever the visitor's is. */
export const newsFeedRoutes =
  ({ cache, delivery, ...options }: Options): FastifyPluginAsync =>
  async (app) => {
    const serve = (path: string, language: Language): void => {
      app.get(path, { schema: { hide: true } }, async (request, reply) => {
        const feed = await cache.fetch(`${language} news feed`, () => produceFeed(options, language));
        return feed && sendCached(request, reply, feed, delivery.shared[language]);
      });
    };
    serve(feedPath, defaultLanguage);
    for (const language of languages) serve(inLanguage(language, feedPath), language);
  };
