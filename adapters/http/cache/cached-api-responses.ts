import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isPlainUrl } from '#domain/site/plain-url.ts';
import type { ResponseCache } from './response-cache.ts';

/** Shorter are the responses about what does not exist (`[]`, `-1`): there is no end of such URLs. */
const minLength = 3;

/**
 * Caches the responses of these routes of the API until the content changes; send-cached-first.ts sends them. Those
 * with a query are not cached: they have no end.
 */
export const withCachedResponses =
  (cache: ResponseCache, routes: FastifyPluginAsync): FastifyPluginAsync =>
  async (app) => {
    // Taken before the response is made: one that was begun before a content change is not served after it.
    const keys = new WeakMap<FastifyRequest, string>();

    app.addHook('onRequest', async (request) => {
      const key = request.method === 'GET' && isPlainUrl(request.url) ? cache.key(request.url) : undefined;
      if (key !== undefined) keys.set(request, key);
    });

    app.addHook('onSend', async (request, reply, payload) => {
      const key = keys.get(request);
      if (key === undefined || reply.statusCode !== 200) return payload;
      if (typeof payload !== 'string' || payload.length < minLength) return payload;
      const type = String(reply.getHeader('content-type'));
      await cache.set(key, { type, body: Buffer.from(payload), isCompressible: true });
      return payload;
    });

    await app.register(routes);
  };
