import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { FindPicture } from '#domain/content/find-picture.ts';
import { isHashed } from '#domain/shared/hashed-file.ts';
import {
  type PictureEnding,
  type PictureKind,
  isDrawing,
  pictureFile,
  sizedPictureFile,
  stemOf,
} from '#domain/content/picture.ts';
import { turntableFile } from '#domain/content/turntable.ts';
import { oneDay, oneYear } from '../cache/delivery.ts';
import { isNotModified, weakEtag } from '../cache/etag.ts';
import { sendProblem } from '../plugins/problems.ts';
import { isThere } from './is-there.ts';
import { parsePictureAddress } from './picture-address.ts';

interface Raster {
  readonly kind: PictureKind;
  /** The picture file's name without its ending. */
  readonly stem: string;
  readonly width: number;
  readonly ending: PictureEnding;
}

export interface PictureSources {
  /** Absolute path of the folder with the picture files. */
  readonly folder: string;
  readonly findPicture: FindPicture;
  /** Encodes a picture that is not there as a file; resolves with `undefined` when there is none. */
  readonly encodePicture: (picture: Raster) => Promise<Uint8Array | undefined>;
}

/** Drawings are cleaned when they are loaded. Whoever opens one by itself is protected by this as well. */
const drawingPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const sendNone = (reply: FastifyReply): FastifyReply => sendProblem(reply, 404, 'There is no such picture.');

const sendFile = async (reply: FastifyReply, folder: string, file: string): Promise<FastifyReply> =>
  (await isThere(folder, file)) ? reply.sendFile(file, folder, { cacheControl: false }) : sendNone(reply);

const sendDrawing = (reply: FastifyReply, folder: string, file: string): Promise<FastifyReply> =>
  sendFile(reply.header('content-security-policy', drawingPolicy), folder, file);

interface Context {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const sendRaster = async (
  { request, reply }: Context,
  picture: Raster,
  { folder, encodePicture }: Pick<PictureSources, 'folder' | 'encodePicture'>,
): Promise<FastifyReply> => {
  const { kind, stem, width, ending } = picture;
  const file = sizedPictureFile(kind, stem, width, ending);
  if (await isThere(folder, file)) return reply.sendFile(file, folder, { cacheControl: false });
  const bytes = await encodePicture(picture);
  if (!bytes) return sendNone(reply);
  if (isNotModified(request, reply, weakEtag(bytes))) return reply.code(304).send();
  return reply.type(`image/${ending}`).send(bytes);
};

const sheetAddress = /^[^/]+\.[\da-f]{8}\.avif$/u;

/**
 * The pictures: drawings as SVG, photos in each width, and, in pixels, also drawings, and turntables. An address with a hash never
 * changes; one with an entry's name leads to its present picture (spec §3).
 */
export const pictureRoutes =
  (sources: PictureSources): FastifyPluginAsync =>
  async (app) => {
    const { folder, findPicture } = sources;
    app.get<{ Params: { '*': string } }>(
      '/images/turntables/*',
      { schema: { hide: true } },
      async ({ params: { '*': file } }, reply) => {
        if (!sheetAddress.test(file)) return sendNone(reply);
        reply.headers(oneYear);
        return sendFile(reply, folder, turntableFile(file));
      },
    );
    app.get<{ Params: { '*': string } }>('/images/*', { schema: { hide: true } }, async (request, reply) => {
      const address = parsePictureAddress(request.params['*']);
      if (!address) return sendNone(reply);
      const { kind, name, width, ending } = address;
      const context = { request, reply };
      if (isHashed(name)) {
        reply.headers(oneYear);
        if (ending === 'svg') return sendDrawing(reply, folder, pictureFile(kind, `${name}.svg`));
        return sendRaster(context, { kind, stem: name, width, ending: ending ?? 'webp' }, sources);
      }
      if (ending === 'svg') return sendNone(reply);
      const file = await findPicture(kind, name);
      if (file === undefined) return sendNone(reply);
      reply.headers(oneDay);
      if (!ending && isDrawing(file)) return sendDrawing(reply, folder, pictureFile(kind, file));
      return sendRaster(context, { kind, stem: stemOf(file), width, ending: ending ?? 'webp' }, sources);
    });
  };
