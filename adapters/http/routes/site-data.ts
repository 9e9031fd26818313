import type { FastifyPluginAsync } from 'fastify';
import { siteDataPath } from '#domain/site/paths.ts';
import type { Delivery } from '../cache/delivery.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { siteDataFile } from '../pages/site-data-file.ts';

interface SiteDataUseCases {
  /** The same object until the content changes. */
  readonly getSiteData: () => Promise<object>;
}

interface Options {
  readonly useCases: SiteDataUseCases;
  readonly cache: ResponseCache;
  readonly delivery: Delivery;
}

/**
 * The data that every page shows. A page of other content, or of another release, names another file: it gets the present
 * data, without the permission to cache it.
 */
export const siteDataRoutes =
  ({ useCases, cache, delivery }: Options): FastifyPluginAsync =>
  async (app) => {
    app.get(siteDataPath(':hash'), { schema: { hide: true } }, async (request, reply) => {
      const { path, body } = siteDataFile(await useCases.getSiteData());
      const cached = await cache.fetch(`file ${path}`, async () => ({
        type: 'application/json; charset=utf-8',
        body,
        isCompressible: true,
      }));
      return cached && sendCached(request, reply, cached, delivery[request.url === path ? 'file' : 'api']);
    });
  };
