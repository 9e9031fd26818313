import type { FastifyPluginAsync } from 'fastify';
import { isFormPage } from '#domain/site/pages.ts';
import { pageDataPath } from '#contracts/page-data.ts';
import type { Delivery } from '../cache/delivery.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { pageAddressOf } from '../pages/page-address.ts';
import type { RenderInTurn } from '../pages/render-queue.ts';
import { createPageReplies } from '../pages/reply-with-page.ts';
import { sendProblem } from '../plugins/problems.ts';
import { dataFormat, sendPageData } from '../pages/send-page-data.ts';

interface Options {
  readonly renderPage: RenderInTurn;
  readonly cache: ResponseCache;
  readonly delivery: Delivery;
}

/** Beginning of a path whose rest would be read as a host. */
const looksLikeHost = /^\/[/\\]/u;

/** The data of pages, which browsers show the next page from: what its loader returns, cached as the page is. */
export const pageDataRoutes =
  (options: Options): FastifyPluginAsync =>
  async (app) => {
    const replies = createPageReplies({ app, format: dataFormat, ...options });
    app.get(pageDataPath('/*'), { schema: { hide: true } }, async (request, reply) => {
      const url = request.url.slice(pageDataPath('').length);
      if (looksLikeHost.test(url)) return sendProblem(reply, 404);
      const address = pageAddressOf(request, url);
      const { page, correctedUrl: location } = address;
      if (location !== undefined)
        return sendPageData(
          reply,
          { kind: 'redirect', status: 302, location },
          { delivery: { 'cache-control': 'no-store' } },
        );
      return page !== undefined && isFormPage(page)
        ? replies.personal(reply, { address })
        : replies.shared(request, reply, address);
    });
  };
