import { createHash } from 'node:crypto';
import type { ContentCoding } from './content-coding.ts';
import type { DeliveryHeaders } from './delivery.ts';
import type { CachedResponse } from './response-cache.ts';

/** Status lines and headers of a cached response in one coding, as `ServerResponse.writeHead` takes them. */
export interface ResponseHead {
  /** Strong; of redirects `undefined`. */
  readonly etag: string | undefined;
  readonly headers: string[];
  /** Headers of a 304: those that RFC 9110, 15.4.5, asks for. */
  readonly notModified: string[];
  readonly body: Buffer;
}

export interface ResponseHeaders {
  readonly delivery: DeliveryHeaders;
  /** Security headers, which every response has. */
  readonly security: DeliveryHeaders;
}

const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);

const createHead = (
  { type, body, headers, hash, encoded, status = 200, isCompressible }: CachedResponse,
  { delivery: { vary, ...delivery }, security }: ResponseHeaders,
  coding: ContentCoding | undefined,
): ResponseHead => {
  const codedBody = (coding && encoded[coding]) ?? body;
  const varying = [vary, isCompressible ? 'accept-encoding' : undefined].filter((name) => name !== undefined);
  const metadata = { ...delivery, ...(varying.length > 0 && { vary: varying.join(', ') }) };
  const rest = {
    ...security,
    ...headers,
    ...(coding && { 'content-encoding': coding }),
    ...(type && { 'content-type': type }),
  };
  // A 304 leaves the client with the headers that it has, so those that it does not repeat are part of the tag.
  const etag = status === 200 ? `"${hashOf(hash, ...Object.entries(rest).flat())}"` : undefined;
  const tagged = { ...metadata, ...(etag !== undefined && { etag }) };
  return {
    etag,
    headers: Object.entries({ ...tagged, ...rest, 'content-length': String(codedBody.length) }).flat(),
    notModified: Object.entries(tagged).flat(),
    body: codedBody,
  };
};

type Heads = Partial<Record<ContentCoding | 'identity', ResponseHead>>;

/** Heads of each response by its delivery headers, which are few. */
const known = new WeakMap<CachedResponse, Map<DeliveryHeaders, Heads>>();

const headsOf = (response: CachedResponse, delivery: DeliveryHeaders): Heads => {
  let byDelivery = known.get(response);
  if (!byDelivery) known.set(response, (byDelivery = new Map()));
  let heads = byDelivery.get(delivery);
  if (!heads) byDelivery.set(delivery, (heads = {}));
  return heads;
};

/** The head of a cached response, made once. */
export const responseHead = (
  response: CachedResponse,
  headers: ResponseHeaders,
  coding: ContentCoding | undefined,
): ResponseHead => {
  const heads = headsOf(response, headers.delivery);
  return (heads[coding ?? 'identity'] ??= createHead(response, headers, coding));
};
