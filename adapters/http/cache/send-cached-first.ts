import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import { isLanguage } from '#domain/shared/language.ts';
import { type Delivery, type DeliveryHeaders, deliveryOfCached } from './delivery.ts';
import type { CachedResponse, ResponseCache } from './response-cache.ts';
import { sendCached, writeCached } from './send-cached.ts';

interface Options {
  readonly cache: ResponseCache;
  readonly delivery: Delivery;
  /** Whether each request is logged. */
  readonly requestLog: boolean;
}

/**
 * Responds with what is cached under the URL itself: pages whose URL names the language, and the API. Goes before all
 * hooks, which these requests do not need; and unless requests are logged, before Fastify, which takes as long for a
 * request as Node does.
 */
export const sendCachedFirst = ({ cache, delivery, requestLog }: Options): FastifyPluginAsync => {
  const find = (method: string | undefined, url: string): CachedResponse | undefined => {
    if (method !== 'GET' && method !== 'HEAD') return undefined;
    const key = cache.key(url);
    return key === undefined ? undefined : cache.get(key);
  };
  const headersOf = (url: string, cached: CachedResponse): DeliveryHeaders => {
    const language = url.slice(1, 3);
    return isLanguage(language) ? deliveryOfCached(delivery, language, cached) : delivery.api;
  };
  return fp(
    async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        const cached = find(request.method, request.url);
        if (!cached) return done();
        sendCached(request, reply, cached, headersOf(request.url, cached));
        return undefined;
      });
      if (requestLog) return;
      let isClosing = false;
      app.addHook('preClose', (done) => {
        isClosing = true;
        done();
      });
      app.respondFirst((request, response) => {
        const { method, url = '' } = request;
        // Fastify ends the connections of those who still send requests.
        const cached = isClosing ? undefined : find(method, url);
        if (!cached) return false;
        writeCached(request, response, cached, {
          delivery: headersOf(url, cached),
          security: app.securityHeaders,
        });
        return true;
      });
    },
    { name: 'send-cached-first' },
  );
};
