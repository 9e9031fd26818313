import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnPicture } from '#domain/site/drawn-picture.ts';
import { type CacheableResponse, type ResponseCache, redirectResponse } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { sendProblem } from '../plugins/problems.ts';

/** The name of a picture's file without its ending, taken apart. */
export const splitVersion = (
  stem: string,
): { readonly name: string; readonly version: string | undefined } => {
  const { name = stem, version } = /^(?<name>.+)\.(?<version>[\da-f]{8})$/u.exec(stem)?.groups ?? {};
  return { name, version };
};

interface Asked {
  /** Name of the cached response, without the version. */
  readonly key: string;
  /** The version that the address names, if any. */
  readonly version: string | undefined;
  /** `undefined` when there is no such picture. */
  readonly find: () => Promise<DrawnPicture | undefined>;
  readonly pathOf: (version: string) => string;
  /** Media type and headers of the picture. */
  readonly format: Omit<CacheableResponse, 'status' | 'body'>;
}

const oneYear = { 'cache-control': 'public, max-age=31536000, immutable' };
const oneDay = { 'cache-control': 'public, max-age=86400' };
const noCache = { 'cache-control': 'no-cache' };

const toBuffer = (drawn: Uint8Array | string): Buffer =>
  typeof drawn === 'string'
    ? Buffer.from(drawn)
    : Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);

/**
 * Sends a picture that is drawn from the content, once for each version of the content. The address of another version leads to
 * the present one.
 */
export const sendDrawnPicture = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, asked }: { readonly cache: ResponseCache; readonly asked: Asked },
): Promise<FastifyReply> => {
  const { key, version, find, pathOf, format } = asked;
  const drawn = async ({ draw }: DrawnPicture): Promise<CacheableResponse> => ({
    ...format,
    body: toBuffer(await draw()),
  });
  if (version !== undefined) {
    const picture = await cache.fetch(`${key} ${version}`, async () => {
      const present = await find();
      return present?.version === version ? drawn(present) : undefined;
    });
    if (picture) return sendCached(request, reply, picture, oneYear);
  }
  // Versions that there are none of are without end: all of them share this redirect.
  const plain = await cache.fetch(key, async () => {
    const present = await find();
    if (!present) return undefined;
    return present.version === undefined ? drawn(present) : redirectResponse(302, pathOf(present.version));
  });
  if (!plain) return sendProblem(reply, 404, 'There is no such picture.');
  return sendCached(request, reply, plain, plain.status === undefined ? oneDay : noCache);
};
