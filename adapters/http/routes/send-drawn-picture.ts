import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnPicture } from '#domain/site/drawings/drawn-picture.ts';
import { oneDay, oneYear } from '../cache/delivery.ts';
import { type CacheableResponse, type ResponseCache, redirectResponse } from '../cache/response-cache.ts';
import { sendCached } from '../cache/send-cached.ts';
import { sendProblem } from '../plugins/problems.ts';

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
  // Addresses of missing versions are without end: all of them share this redirect.
  const plain = await cache.fetch(key, async () => {
    const present = await find();
    if (!present) return undefined;
    return present.version === undefined ? drawn(present) : redirectResponse(302, pathOf(present.version));
  });
  if (!plain) return sendProblem(reply, 404, 'There is no such picture.');
  return sendCached(request, reply, plain, plain.status === undefined ? oneDay : noCache);
};
