import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { mapPath } from '#domain/site/paths.ts';
import { type ShowMap, mapNames } from '#domain/site/show-map.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { sendProblem } from '../plugins/problems.ts';

const mapParams = z.object({ name: z.enum(mapNames) });

export interface MapUseCases {
  readonly showMap: ShowMap;
}

interface Options extends MapUseCases {
  readonly cache: ResponseCache;
}

const delivery = { 'cache-control': 'public, max-age=86400' };

/** Whoever opens a drawing by itself is protected by this too. */
const headers = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox" };

/** The maps, drawn once for each version of the content. */
export const mapRoutes =
  ({ showMap, cache }: Options): FastifyPluginAsync =>
  async (app) => {
    app.get(mapPath(':name'), { schema: { hide: true } }, async (request, reply) => {
      const { success, data } = mapParams.safeParse(request.params);
      const map =
        success &&
        (await cache.fetch(`map ${data.name}`, async () => {
          const svg = await showMap(data.name);
          if (svg === undefined) return undefined;
          return { type: 'image/svg+xml', body: Buffer.from(svg), isCompressible: true, headers };
        }));
      if (!map) return sendProblem(reply, 404, 'There is no such map.');
      return sendCached(request, reply, map, delivery);
    });
  };
