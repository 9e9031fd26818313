import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { isFormPath } from '#domain/site/pages.ts';
import { splitLanguage } from '#domain/site/paths.ts';
import { createCachedPages } from '../cache/cached-pages.ts';
import { type Delivery, deliveryOfCached } from '../cache/delivery.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { RenderedPage } from '#contracts/page.ts';
import { takeListAddition } from '../forms/list-addition.ts';
import { type ReceiptUseCases, findReceipt } from '../forms/find-receipt.ts';
import { unsignedReceiptAddress } from '../forms/receipt-link.ts';
import { sentRequestsOf } from '../forms/sent-requests.ts';
import { visitorListAddress, visitorListOf } from '../forms/visitor-list.ts';
import { negotiateLanguageOf, pathOf } from '../pages/negotiate-language.ts';
import { correctedAddress, isBoundedAddress, isComparison, pageAddress } from '../pages/page-address.ts';
import type { RenderInTurn } from '../pages/render-queue.ts';
import { sendPage } from '../pages/send-page.ts';
import { allowStyles } from '../plugins/security-headers.ts';

/** Form pages contain a new idempotency key each time. */
const hasForm = (path: string): boolean => isFormPath(splitLanguage(path).path);

const searchOf = (url: string): string => new URL(url, 'http://site').search;

/** Redirects pass the query on, of which a shortened URL has a part. */
const withWholeQuery = (location: string, shortened: string, whole: string): string => {
  const part = searchOf(shortened);
  const [fragment = ''] = /#.*$/u.exec(location) ?? [];
  const address = location.slice(0, location.length - fragment.length);
  return address.endsWith(part)
    ? address.slice(0, address.length - part.length) + searchOf(whole) + fragment
    : location;
};

interface Options {
  readonly useCases: ReceiptUseCases;
  readonly renderInTurn: RenderInTurn;
  readonly cache: ResponseCache;
  readonly delivery: Delivery;
}

/** Server-rendered pages at all URLs without another route, cached until the content changes. */
export const pageRoutes =
  ({ useCases, renderInTurn, cache, delivery }: Options): FastifyPluginAsync =>
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
      const otherAddress =
        correctedAddress(request.url) ?? visitorListAddress(request, url) ?? unsignedReceiptAddress(request);
      if (otherAddress !== undefined)
        return reply.header('cache-control', 'no-store').redirect(otherAddress, 302);
      const isPersonal = hasForm(path);
      const isShortened = url !== request.url;
      const form = isPersonal ? await findReceipt(request, useCases) : undefined;
      const isThere = (): boolean => !reply.raw.destroyed;
      const send = (page: RenderedPage): FastifyReply =>
        sendPage(reply, page, {
          delivery: explicit
            ? (isPersonal ? delivery.personal : delivery.incomplete)[language]
            : delivery.negotiated[language],
        });
      const sendRedirect = (status: number, location: string): FastifyReply =>
        send({ kind: 'redirect', status, location: withWholeQuery(location, url, request.url) });
      const isEndless = isComparison(url.split('?', 1)[0] ?? '');
      // Queries and percent-encoded variants of a path are unlimited in number, so they would fill the cache; solutions and
      // numbers of pages are not, as there is no page beyond the last.
      const isBounded = isBoundedAddress(url) && url.split('?', 1)[0] === path;
      const isCacheable = (isBounded || isEndless) && !isPersonal;
      const key = isCacheable ? cache.key(explicit ? url : `${language} ${url}`) : undefined;
      const pageRequest = {
        url,
        language,
        ...(form && { form }),
        ...(isPersonal && {
          visitorList: visitorListOf(request),
          sentRequests: sentRequestsOf(request),
          listAddition: takeListAddition(request, reply, path),
        }),
      };
      const page =
        key === undefined
          ? { rendered: await renderInTurn(pageRequest, isThere) }
          : // Others may wait for it too, and it is cached.
            await cachedPage(key, () => renderInTurn(pageRequest, () => true), { isEndless });
      if ('rendered' in page) {
        const { rendered } = page;
        return isShortened && rendered.kind === 'redirect'
          ? sendRedirect(rendered.status, rendered.location)
          : send(rendered);
      }
      const { cached } = page;
      const location = cached.headers?.['location'];
      if (isShortened && location !== undefined) return sendRedirect(cached.status ?? 302, location);
      const headers = explicit ? deliveryOfCached(delivery, language, cached) : delivery.negotiated[language];
      return sendCached(request, reply, cached, headers);
    });
  };
