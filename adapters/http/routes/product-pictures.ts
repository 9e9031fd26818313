import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { pictureFormats } from '#domain/content/picture.ts';
import { oneDaySeconds } from '../plugins/static-files.ts';
import { sendProblem } from '../plugins/problems.ts';

export interface PictureUseCases {
  /** Name of the product's picture. @param slug the English one */
  readonly pictureOfProduct: (slug: string) => Promise<string | undefined>;
}

interface Options {
  readonly useCases: PictureUseCases;
  /** Absolute path of the folder that is served as /images. */
  readonly images: string;
}

const paramsSchema = z.object({ width: z.string().default(''), file: z.string() });

const { folder } = pictureFormats.product;

/** Pictures of products at addresses with the product's slug (spec §3). Products that share a picture share its files. */
export const productPictureRoutes =
  ({ useCases, images }: Options): FastifyPluginAsync =>
  async (app) => {
    for (const url of [`/images/${folder}/:file`, `/images/${folder}/:width(^\\d+$)/:file`]) {
      app.get(url, { schema: { hide: true } }, async (request, reply) => {
        const { width, file } = paramsSchema.parse(request.params);
        const { name, ext } = path.parse(file);
        const picture = await useCases.pictureOfProduct(name);
        if (picture === undefined) return sendProblem(reply, 404, 'There is no such picture.');
        reply.header('cache-control', `public, max-age=${oneDaySeconds}`);
        return reply.sendFile(path.posix.join(folder, width, picture + ext), images, { cacheControl: false });
      });
    }
  };
