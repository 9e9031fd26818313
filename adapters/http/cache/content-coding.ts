import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The smallest first. */
const codings = ['br', 'gzip'] as const;

export type ContentCoding = (typeof codings)[number];

/** Name of the header in lower case, as @fastify/compress looks for it before it adds it again. */
const header = 'accept-encoding';

const chooseCoding = (acceptEncoding: string): ContentCoding | 'identity' => {
  const accepted = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings([...codings]);
  return codings.find((coding) => accepted.includes(coding)) ?? 'identity';
};

/** Browsers send a handful of different headers. */
const chosen = new LRUCache<string, ContentCoding | 'identity'>({ max: 100, memoMethod: chooseCoding });

/** The best coding that the client accepts, if any. */
export const bestCoding = (acceptEncoding: string): ContentCoding | undefined => {
  const coding = chosen.memo(acceptEncoding);
  return coding === 'identity' ? undefined : coding;
};

/** Whether the client accepts what is there in this coding only. */
export const acceptsGzip = (acceptEncoding: string): boolean =>
  new Negotiator({ headers: { 'accept-encoding': acceptEncoding } }).encodings(['gzip']).includes('gzip');

/** The best coding that the client accepts, if any. Says that the response varies by it (RFC 9110, 12.5.5). */
export const negotiateCoding = (reply: FastifyReply): ContentCoding | undefined => {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? header : `${String(vary)}, ${header}`);
  return bestCoding(reply.request.headers['accept-encoding'] ?? '');
};
