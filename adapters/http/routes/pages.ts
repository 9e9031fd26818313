import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { createCachedPages } from '../cache/cached-pages.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { RenderPage, RenderedPage } from '../contracts/page.ts';
import { formPages } from '../forms/form-pages.ts';
import { languageFor, pathOf } from '../pages/negotiate-language.ts';
import { pageAddress } from '../pages/page-address.ts';
import { sendPage } from '../pages/send-page.ts';

/**
 * Form pages contain a new idempotency key each time. Queries and percent-encoded variants of a path are unlimited in
 * number, so they would fill the cache; numbers of pages are not, as there is no page beyond the last.
 */
const isCacheable = (url: string): boolean => {
  const path = url.replace(/\?page=\d+$/u, '');
  return path === pathOf(path) && !(path.replace(/^\/(?:tr|en)(?=\/)/u, '') in formPages);
};

interface Options {
  readonly renderPage: RenderPage;
  readonly cache: ResponseCache;
}

/** Server-rendered pages at all URLs without another route, cached until the content changes. */
export const pageRoutes =
  ({ renderPage, cache }: Options): FastifyPluginAsync =>
  async (app) => {
    const cachedPage = createCachedPages({
      cache,
      warn: (err) => app.log.error({ err }, 'page failed while it was sent'),
    });
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const language = languageFor(request, reply);
      const url = pageAddress(request.url);
      const render = (): Promise<RenderedPage> => renderPage({ url, language });
      const send = async (page: RenderedPage): Promise<FastifyReply> => {
        // A redirect keeps the whole query.
        const isShortened = page.kind === 'redirect' && url !== request.url;
        return sendPage(reply, isShortened ? await renderPage({ url: request.url, language }) : page, {
          language,
        });
      };
      const key = isCacheable(url) ? cache.key(`${language} ${url}`) : undefined;
      if (key === undefined) return send(await render());
      const page = await cachedPage(key, render);
      return 'cached' in page
        ? sendCached(request, reply.header('content-language', language), page.cached)
        : send(page.rendered);
    });
  };
