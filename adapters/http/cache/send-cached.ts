import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiateCoding } from './content-coding.ts';
import { isNotModified } from './etag.ts';
import type { CachedResponse } from './response-cache.ts';

/** Sends the body in a coding that the client accepts, or 304. Each coding has its own strong ETag. */
export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, isCompressible, headers, hash, encoded }: CachedResponse,
): FastifyReply => {
  const coding = isCompressible ? negotiateCoding(reply) : undefined;
  const etag = coding ? `"${hash}-${coding}"` : `"${hash}"`;
  reply.header('cache-control', 'no-cache').headers(headers ?? {});
  if (isNotModified(request, reply, etag)) return reply.code(304).send();
  if (coding) reply.header('content-encoding', coding);
  return reply.type(type).send((coding && encoded[coding]) ?? body);
};
