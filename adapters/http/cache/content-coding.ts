import type { FastifyReply } from 'fastify';
import Negotiator from 'negotiator';

/** The smallest first. */
const codings = ['br', 'gzip'] as const;

export type ContentCoding = (typeof codings)[number];

/** In lower case, as @fastify/compress looks for it before it adds it again. */
const header = 'accept-encoding';

/** The best coding that the client accepts, if any. Says that the response varies by it (RFC 9110, 12.5.5). */
export const negotiateCoding = (reply: FastifyReply): ContentCoding | undefined => {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? header : `${String(vary)}, ${header}`);
  const accepted = new Negotiator(reply.request).encodings([...codings]);
  return codings.find((coding) => accepted.includes(coding));
};
