import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names a state of an answer; weak, as the answer may be sent compressed or plain (RFC 9110, 8.8.1). */
export const weakEtag = (state: string | Uint8Array): string =>
  `W/"${createHash('sha256').update(state).digest('base64url').slice(0, 22)}"`;

const opaque = (tag: string): string => tag.trim().replace(/^W\//u, '');

/**
 * Tags the answer with its state.
 * @returns whether the client has it already: then there is nothing to send but 304. The comparison is the weak one
 * (RFC 9110, 13.1.2).
 */
export const setEtag = (request: FastifyRequest, reply: FastifyReply, tag: string): { known: boolean } => {
  reply.header('etag', tag);
  const header = request.headers['if-none-match'];
  return {
    known: header === '*' || (header?.split(',').some((part) => opaque(part) === opaque(tag)) ?? false),
  };
};
