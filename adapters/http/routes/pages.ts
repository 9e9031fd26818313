import type { FastifyPluginAsync } from 'fastify';
import { inFormOf } from '#domain/site/page-address.ts';
import { isFormPage, paths } from '#domain/site/pages.ts';
import type { Delivery } from '../cache/delivery.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { type ReceiptUseCases, findReceipt } from '../forms/find-receipt.ts';
import { takeListAddition } from '../forms/list-addition.ts';
import { unsignedReceiptAddress } from '../forms/receipt-link.ts';
import { sentRequestsOf } from '../forms/sent-requests.ts';
import { ownListAddress, ownListOf } from '../forms/own-list.ts';
import { pageAddressOf } from '../pages/page-address.ts';
import type { RenderInTurn } from '../pages/render-queue.ts';
import { createPageReplies, htmlFormat } from '../pages/reply-with-page.ts';

interface Options {
  readonly useCases: ReceiptUseCases;
  readonly renderPage: RenderInTurn;
  readonly cache: ResponseCache;
  readonly delivery: Delivery;
}

/** Server-rendered pages at all URLs without another route: those with a form for each visitor, others cached. */
export const pageRoutes =
  ({ useCases, ...options }: Options): FastifyPluginAsync =>
  async (app) => {
    const replies = createPageReplies({ app, format: htmlFormat, ...options });
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const address = pageAddressOf(request);
      const { page, correctedUrl } = address;
      const otherUrl =
        correctedUrl ?? ownListAddress(request, address) ?? unsignedReceiptAddress(request, address);
      if (otherUrl !== undefined) return reply.header('cache-control', 'no-store').redirect(otherUrl, 302);
      if (page === undefined || !isFormPage(page)) return replies.shared(request, reply, address);
      const form = await findReceipt(request, address, useCases);
      return replies.personal(reply, {
        address,
        ...(form && { form }),
        ownList: ownListOf(request),
        sentRequests: sentRequestsOf(request),
        listAddition: takeListAddition(request, reply, inFormOf(address, paths[page])),
      });
    });
  };
