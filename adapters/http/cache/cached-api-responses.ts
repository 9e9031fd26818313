import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { isPlainUrl } from '../plugins/plain-url.ts';
import type { ResponseCache } from './response-cache.ts';
import { sendCached } from './send-cached.ts';

/** Shorter are the responses about what does not exist (`[]`, `-1`): there is no end of such URLs. */
const minLength = 3;

/** Routes of the API whose responses are cached until the content changes. Those with a query are not: they have no end. */
export const withCachedResponses =
  (cache: ResponseCache, routes: FastifyPluginAsync): FastifyPluginAsync =>
  async (app) => {
    // Taken before the response is made: one that was begun before a content change is not served after it.
    const keys = new WeakMap<FastifyRequest, string>();

    app.addHook('onRequest', async (request, reply) => {
      const key = isPlainUrl(request.url) ? cache.key(request.url) : undefined;
      if (key === undefined) return undefined;
      const cached = cache.get(key);
      if (cached) return sendCached(request, reply, cached);
      if (request.method === 'GET') keys.set(request, key);
      return undefined;
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
