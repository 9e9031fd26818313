import type { FastifyPluginAsync } from 'fastify';
import { createCachedPages } from '../cache/cached-pages.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { RenderPage, RenderedPage } from '../contracts/page.ts';
import { formPages } from '../form-pages.ts';
import { languageFor, pathOf } from '../negotiate-language.ts';
import { sendPage } from '../send-page.ts';

/**
 * Whether everybody gets the same page: form pages have a new idempotency key each time, and there is no end of queries,
 * nor of the ways to percent-encode one path.
 */
const isCacheable = (url: string): boolean =>
  url === pathOf(url) && !(url.replace(/^\/(?:tr|en)(?=\/)/u, '') in formPages);

interface Options {
  readonly renderPage: RenderPage;
  readonly cache: ResponseCache;
}

/** Every URL that is no file and no API call: server-rendered pages, cached until the content changes. */
export const pageRoutes =
  ({ renderPage, cache }: Options): FastifyPluginAsync =>
  async (app) => {
    const cachedPage = createCachedPages({
      cache,
      warn: (err) => app.log.error({ err }, 'page failed while it was sent'),
    });
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const language = languageFor(request, reply);
      const { url } = request;
      const render = (): Promise<RenderedPage> => renderPage({ url, language });
      const key = isCacheable(url) ? cache.key(`${language} ${url}`) : undefined;
      if (key === undefined) return sendPage(reply, await render(), { language });
      const page = await cachedPage(key, render);
      return 'cached' in page
        ? sendCached(request, reply.header('content-language', language), page.cached)
        : sendPage(reply, page.rendered, { language });
    });
  };
