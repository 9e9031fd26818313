import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { isNotModified } from './etag.ts';
import type { CachedResponse } from './response-cache.ts';
import { varyByEncoding } from './vary.ts';

/** In the order of preference. */
const codings = ['br', 'gzip'] as const;

/** Sends the body in a coding that the client accepts, or 304. Each coding has its own strong ETag. */
export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, isCompressible, headers, hash, encoded }: CachedResponse,
): FastifyReply => {
  const accepted = isCompressible ? new Negotiator(request).encodings([...codings]) : [];
  const coding = codings.find((known) => accepted.includes(known));
  const etag = coding ? `"${hash}-${coding}"` : `"${hash}"`;
  reply.header('cache-control', 'no-cache');
  if (isCompressible) varyByEncoding(reply);
  reply.headers(headers ?? {});
  if (isNotModified(request, reply, etag)) return reply.code(304).send();
  if (coding) reply.header('content-encoding', coding);
  return reply.type(type).send((coding && encoded[coding]) ?? body);
};
