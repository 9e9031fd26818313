import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestCoding } from './content-coding.ts';
import type { DeliveryHeaders } from './delivery.ts';
import { matchesEtag } from './etag.ts';
import type { CachedResponse } from './response-cache.ts';
import { type ResponseHeaders, responseHead } from './response-head.ts';

/** Writes the body in a coding that the client accepts, or 304. Each coding has its own strong ETag. */
export const writeCached = (
  { headers: { 'accept-encoding': acceptEncoding = '', 'if-none-match': ifNoneMatch } }: IncomingMessage,
  raw: ServerResponse,
  response: CachedResponse,
  headers: ResponseHeaders,
): void => {
  const coding = response.isCompressible ? bestCoding(acceptEncoding) : undefined;
  const head = responseHead(response, headers, coding);
  if (ifNoneMatch !== undefined && head.etag !== undefined && matchesEtag(ifNoneMatch, head.etag)) {
    raw.writeHead(304, head.notModified).end();
  } else {
    raw.writeHead(response.status ?? 200, head.headers).end(head.body);
    if (coding === 'br') response.onBrotliSent?.();
  }
};

/** Sends a cached response past Fastify, which would assemble the headers and run hooks for each. */
export const sendCached = (
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  delivery: DeliveryHeaders,
): FastifyReply => {
  reply.hijack();
  writeCached(request.raw, reply.raw, response, { delivery, security: request.server.securityHeaders });
  return reply;
};
