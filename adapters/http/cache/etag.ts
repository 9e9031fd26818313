import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An entity tag of a response; weak, as the response may be sent with or without compression (RFC 9110, 8.8.1). */
export const weakEtag = (state: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`;

const opaqueTag = (etag: string): string => etag.trim().replace(/^W\//u, '');

/** Whether the client has this response, by its If-None-Match header; compared weakly (RFC 9110, 13.1.2). */
export const matchesEtag = (ifNoneMatch: string, etag: string): boolean =>
  ifNoneMatch === etag ||
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((known) => opaqueTag(known) === opaqueTag(etag));

/**
 * Sets the ETag header.
 * @returns whether the client has this response and gets a 304
 */
export const isNotModified = (request: FastifyRequest, reply: FastifyReply, etag: string): boolean => {
  reply.header('etag', etag);
  const header = request.headers['if-none-match'];
  return header !== undefined && matchesEtag(header, etag);
};
