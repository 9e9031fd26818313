import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageAddress } from '#domain/site/page-address.ts';
import type { PageRequest, RenderedPage } from '#contracts/page.ts';
import { createCachedPages, htmlType } from '../cache/cached-pages.ts';
import { type Delivery, type DeliveryHeaders, deliveryOfCached } from '../cache/delivery.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { allowStyles } from '../plugins/security-headers.ts';
import type { RenderInTurn } from './render-queue.ts';
import { sendPage } from './send-page.ts';
import { withWholeQuery } from './whole-query.ts';

/** The form in which pages are sent. */
export interface PageFormat {
  /** Media type. */
  readonly type: string;
  /** Headers that a cached page has beside those of every response. */
  readonly headersOf: (
    page: { readonly styleHash?: string | undefined },
    app: FastifyInstance,
  ) => DeliveryHeaders;
  readonly send: (
    reply: FastifyReply,
    page: RenderedPage,
    options: { readonly delivery: DeliveryHeaders },
  ) => FastifyReply;
  readonly asData?: true;
}

/** Pages as HTML. */
export const htmlFormat: PageFormat = {
  type: htmlType,
  headersOf: ({ styleHash }, app) => allowStyles(app.securityHeaders, styleHash),
  send: sendPage,
};

interface Options {
  readonly app: FastifyInstance;
  readonly renderPage: RenderInTurn;
  readonly cache: ResponseCache;
  readonly delivery: Delivery;
  readonly format: PageFormat;
}

/** Name of a page in the cache, if it can be there: those of an unlimited number of addresses would fill it. */
const cacheNameOf = (
  { extent, isExplicit, language, url }: PageAddress,
  { asData }: PageFormat,
): string | undefined =>
  extent === 'unbounded' ? undefined : `${asData ? 'data ' : ''}${isExplicit ? '' : `${language} `}${url}`;

/** Replies with pages, each in the way that its address allows. */
export const createPageReplies = ({ app, renderPage, cache, delivery, format }: Options) => {
  const { type, headersOf, asData } = format;
  const cachedPage = createCachedPages({
    cache,
    type,
    headersOf: (page) => headersOf(page, app),
    warn: (err) => app.log.error({ err }, 'page failed while it was sent'),
  });
  const send = (
    reply: FastifyReply,
    address: PageAddress,
    page: RenderedPage,
    headers: DeliveryHeaders,
  ): FastifyReply =>
    format.send(
      reply,
      page.kind === 'redirect' ? { ...page, location: withWholeQuery(page.location, address) } : page,
      { delivery: headers },
    );
  const deliveryOf = ({ isExplicit, language }: PageAddress, kind: 'personal' | 'incomplete') =>
    delivery[isExplicit ? kind : 'negotiated'][language];

  /** Renders the page for this visitor, unless they have left when its turn comes. */
  const renderAlone = (reply: FastifyReply, page: PageRequest): Promise<RenderedPage> =>
    renderPage({ ...page, ...(asData && { asData }), isNeeded: () => !reply.raw.destroyed });

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
      const name = cacheNameOf(address, format);
      const key = name === undefined ? undefined : cache.key(name);
      if (key === undefined) return send(reply, address, await renderAlone(reply, { address }), incomplete);
      // Others may wait for it too, and it is cached.
      const page = await cachedPage(key, () => renderPage({ address, ...(asData && { asData }) }), {
        isEndless: address.extent === 'endless',
      });
      if ('rendered' in page) return send(reply, address, page.rendered, incomplete);
      const { cached } = page;
      const location = cached.headers?.['location'];
      if (location !== undefined && (asData || address.search !== address.wholeSearch))
        return send(reply, address, { kind: 'redirect', status: cached.status ?? 302, location }, incomplete);
      const { isExplicit, language } = address;
      const headers = isExplicit
        ? deliveryOfCached(delivery, language, cached)
        : delivery.negotiated[language];
      return sendCached(request, reply, cached, headers);
    },
  };
};
