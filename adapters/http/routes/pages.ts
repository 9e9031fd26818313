import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { splitLanguage } from '#domain/site/paths.ts';
import { createCachedPages } from '../cache/cached-pages.ts';
import type { Delivery } from '../cache/delivery.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { RenderPage, RenderedPage } from '../contracts/page.ts';
import { formPages } from '../forms/form-pages.ts';
import { type ReceiptUseCases, findReceipt } from '../forms/find-receipt.ts';
import { visitorListAddress, visitorListOf } from '../forms/visitor-list.ts';
import { negotiateLanguageOf, pathOf } from '../pages/negotiate-language.ts';
import { pageAddress } from '../pages/page-address.ts';
import { sendPage } from '../pages/send-page.ts';
import { allowStyles } from '../plugins/security-headers.ts';

/** Form pages contain a new idempotency key each time. */
const hasForm = (path: string): boolean => splitLanguage(path).path in formPages;

/** Without the number of a listing's page. */
const withoutPage = (url: string): string => url.replace(/\?page=\d+$/u, '');

interface Options {
  readonly useCases: ReceiptUseCases;
  readonly renderPage: RenderPage;
  readonly cache: ResponseCache;
  readonly delivery: Delivery;
}

/** Server-rendered pages at all URLs without another route, cached until the content changes. */
export const pageRoutes =
  ({ useCases, renderPage, cache, delivery }: Options): FastifyPluginAsync =>
  async (app) => {
    const cachedPage = createCachedPages({
      cache,
      headersOf: ({ styleHash }) => allowStyles(app.securityHeaders, styleHash),
      warn: (err) => app.log.error({ err }, 'page failed while it was sent'),
    });
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const { language, explicit } = negotiateLanguageOf(request);
      const url = pageAddress(request.url);
      const path = pathOf(url);
      const listAddress = visitorListAddress(request, url);
      if (listAddress !== undefined)
        return reply.header('cache-control', 'no-store').redirect(listAddress, 302);
      const isPersonal = hasForm(path);
      const isShortened = url !== request.url;
      const form = isPersonal ? await findReceipt(request, useCases) : undefined;
      const render = (): Promise<RenderedPage> =>
        renderPage({
          url,
          language,
          ...(form && { form }),
          ...(isPersonal && { visitorList: visitorListOf(request) }),
        });
      const send = (page: RenderedPage): FastifyReply =>
        sendPage(reply, page, {
          delivery: explicit
            ? (isPersonal ? delivery.personal : delivery.incomplete)[language]
            : delivery.negotiated[language],
        });
      const redirectWholeQuery = async () => send(await renderPage({ url: request.url, language }));
      // Queries and percent-encoded variants of a path are unlimited in number, so they would fill the cache; numbers of
      // pages are not, as there is no page beyond the last.
      const isCacheable = withoutPage(url) === path && !isPersonal;
      const key = isCacheable ? cache.key(explicit ? url : `${language} ${url}`) : undefined;
      const page = key === undefined ? { rendered: await render() } : await cachedPage(key, render);
      if ('rendered' in page)
        return isShortened && page.rendered.kind === 'redirect' ? redirectWholeQuery() : send(page.rendered);
      if (isShortened && page.cached.status !== undefined) return redirectWholeQuery();
      const headers = (explicit ? delivery.shared : delivery.negotiated)[language];
      return sendCached(request, reply, page.cached, headers);
    });
  };
