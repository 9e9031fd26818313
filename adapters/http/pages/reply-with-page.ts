import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAddress } from '#domain/site/page-address.ts';
import type { PageRequest, RenderedPage } from '#contracts/page.ts';
import { createCachedPages } from '../cache/cached-pages.ts';
import { type Delivery, type DeliveryHeaders, deliveryOfCached } from '../cache/delivery.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { allowStyles } from '../plugins/security-headers.ts';
import type { RenderInTurn } from './render-queue.ts';
import { sendPage } from './send-page.ts';
import { withWholeQuery } from './whole-query.ts';

interface Options {
  readonly app: FastifyInstance;
  readonly renderPage: RenderInTurn;
  readonly cache: ResponseCache;
  readonly delivery: Delivery;
}

const send = (
  reply: FastifyReply,
  address: PageAddress,
  page: RenderedPage,
  delivery: DeliveryHeaders,
): FastifyReply =>
  sendPage(
    reply,
    page.kind === 'redirect' ? { ...page, location: withWholeQuery(page.location, address) } : page,
    { delivery },
  );

/** Key of a page that can be cached: those of an unlimited number of addresses would fill the cache. */
const keyOf = (cache: ResponseCache, { extent, isExplicit, language, url }: PageAddress) =>
  extent === 'unbounded' ? undefined : cache.key(isExplicit ? url : `${language} ${url}`);

/** Replies with pages, each in the way that its address allows. */
export const createPageReplies = ({ app, renderPage, cache, delivery }: Options) => {
  const cachedPage = createCachedPages({
    cache,
    headersOf: ({ styleHash }) => allowStyles(app.securityHeaders, styleHash),
    warn: (err) => app.log.error({ err }, 'page failed while it was sent'),
  });
  const deliveryOf = ({ isExplicit, language }: PageAddress, kind: 'personal' | 'incomplete') =>
    delivery[isExplicit ? kind : 'negotiated'][language];

  /** Renders the page for this visitor, unless they have left when its turn comes. */
  const renderAlone = (reply: FastifyReply, page: PageRequest): Promise<RenderedPage> =>
    renderPage({ ...page, isNeeded: () => !reply.raw.destroyed });

  return {
    /** Replies with a page that nobody else may see. */
    personal: async (reply: FastifyReply, page: PageRequest): Promise<FastifyReply> =>
      send(reply, page.address, await renderAlone(reply, page), deliveryOf(page.address, 'personal')),

    /** Replies with a page that is the same for all visitors, from the cache if it can be there. */
    shared: async (
      request: FastifyRequest,
      reply: FastifyReply,
      address: PageAddress,
    ): Promise<FastifyReply> => {
      const incomplete = deliveryOf(address, 'incomplete');
      const key = keyOf(cache, address);
      if (key === undefined) return send(reply, address, await renderAlone(reply, { address }), incomplete);
      // Others may wait for it too, and it is cached.
      const page = await cachedPage(key, () => renderPage({ address }), {
        isEndless: address.extent === 'endless',
      });
      if ('rendered' in page) return send(reply, address, page.rendered, incomplete);
      const { cached } = page;
      const location = cached.headers?.['location'];
      if (location !== undefined && address.search !== address.wholeSearch)
        return send(reply, address, { kind: 'redirect', status: cached.status ?? 302, location }, incomplete);
      const { isExplicit, language } = address;
      const headers = isExplicit
        ? deliveryOfCached(delivery, language, cached)
        : delivery.negotiated[language];
      return sendCached(request, reply, cached, headers);
    },
  };
};
