import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { splitHash } from '#domain/shared/hashed-file.ts';
import { mapNames, mapPath } from '#domain/site/map-path.ts';
import type { ShowMap } from '#domain/site/show-map.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendProblem } from '../plugins/problems.ts';
import { sendDrawnPicture } from './send-drawn-picture.ts';

const mapName = z.enum(mapNames);

interface MapUseCases {
  readonly showMap: ShowMap;
}

interface Options {
  readonly useCases: MapUseCases;
  readonly cache: ResponseCache;
}

const format = {
  type: 'image/svg+xml',
  isCompressible: true,
  // Whoever opens a drawing by itself is protected by this too.
  headers: { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox" },
};

/** The maps. */
export const mapRoutes =
  ({ useCases: { showMap }, cache }: Options): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { name: string } }>(
      mapPath(':name'),
      { schema: { hide: true } },
      async (request, reply) => {
        const { plain: name, hash: version } = splitHash(request.params.name);
        const { success, data } = mapName.safeParse(name);
        if (!success) return sendProblem(reply, 404, 'There is no such map.');
        const asked = {
          key: `map ${data}`,
          version,
          find: () => showMap(data),
          pathOf: (present: string) => mapPath(data, present),
          format,
        };
        return sendDrawnPicture(request, reply, { cache, asked });
      },
    );
  };
