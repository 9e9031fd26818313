import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A response that is the same for everybody who asks for it. */
export interface CacheableResponse {
  /** Media type, with its charset. */
  readonly type: string;
  readonly body: Buffer;
  /** Whether compression makes it smaller; PDFs and pictures are compressed already. */
  readonly isCompressible: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CachedResponse extends CacheableResponse {
  /** Of type and body, for entity tags. */
  readonly hash: string;
  /** By content coding (RFC 9110, 8.4.1). */
  readonly encoded: Readonly<Partial<Record<'br' | 'gzip', Buffer>>>;
}

/** Resolves to `undefined` when there is nothing to cache. */
type Produce = () => Promise<CacheableResponse | undefined>;

interface Options {
  readonly maxBytes: number;
  /** After this time a response is produced again: pages show the year. */
  readonly maxAgeMs?: number;
  /** Stands for the content that responses are made from; `undefined`: unknown, so nothing is cached. */
  readonly contentVersion: () => string | undefined;
  /** In milliseconds, from any moment on. */
  readonly clock?: { readonly now: () => number };
  /** Called with the reason why a stale response is served (stale-if-error, RFC 5861). */
  readonly warn: (error: unknown) => void;
}

export interface ResponseCache {
  /** The key of a response made from the present content; `undefined` while nothing is to be cached. */
  key(name: string): string | undefined;
  /** The response under the key, unless it has expired. */
  get(key: string): CachedResponse | undefined;
  set(key: string, response: CacheableResponse): Promise<void>;
  /** The expired response under the key, which counts as fresh for another minute, and whose use is logged. */
  staleIfError(key: string, error: unknown): CachedResponse | undefined;
  /**
   * The response of that name, produced on a miss; concurrent misses produce once. Where producing rejects, an expired
   * response is served in its place; without one, it rejects likewise.
   */
  fetch(name: string, produce: Produce): Promise<CachedResponse | undefined>;
}

const oneMinuteMs = 60_000;
const oneHourMs = 60 * oneMinuteMs;

/** The highest quality takes fifty times as long, for a tenth fewer bytes. */
const brotliQuality = 6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const encode = async (response: CacheableResponse): Promise<CachedResponse> => {
  const { body, isCompressible } = response;
  const hash = createHash('sha256').update(response.type).update(body).digest('base64url').slice(0, 22);
  if (!isCompressible) return { ...response, hash, encoded: {} };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([compressBrotli(body, { params }), compressGzip(body)]);
  return { ...response, hash, encoded: { br, gzip: gz } };
};

const sizeOf = ({ body, encoded }: CachedResponse): number =>
  body.length + (encoded.br?.length ?? 0) + (encoded.gzip?.length ?? 0) + 1;

/**
 * Caches whole responses in memory and evicts the least recently used. The content's version is part of every key, so a
 * response that was begun before a change of the content is not served after it.
 */
export const createResponseCache = ({
  maxBytes,
  maxAgeMs = oneHourMs,
  contentVersion,
  clock = performance,
  warn,
}: Options): ResponseCache => {
  const staleTtl = Math.min(maxAgeMs, oneMinuteMs);
  const responses = new LRUCache<string, CachedResponse, Produce>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: maxAgeMs,
    perf: clock,
    // Ask the clock each time, not once a millisecond.
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    // Evicted while it is produced, a response still goes to those who wait for it.
    ignoreFetchAbort: true,
    async fetchMethod(_key, stale, { options, context: produce }) {
      try {
        const response = await produce();
        return response && (await encode(response));
      } catch (error) {
        if (!stale) throw error;
        warn(error);
        options.ttl = staleTtl;
        return stale;
      }
    },
  });

  const key = (name: string): string | undefined => {
    const version = contentVersion();
    return version === undefined ? undefined : `${version} ${name}`;
  };

  return {
    key,
    get: (fullKey) => responses.get(fullKey),
    async set(fullKey, response) {
      responses.set(fullKey, await encode(response));
    },
    staleIfError(fullKey, error) {
      const stale = responses.get(fullKey, { allowStale: true });
      if (!stale) return undefined;
      warn(error);
      responses.set(fullKey, stale, { ttl: staleTtl });
      return stale;
    },
    async fetch(name, produce) {
      const fullKey = key(name);
      if (fullKey !== undefined) return responses.fetch(fullKey, { context: produce });
      const response = await produce();
      return response && encode(response);
    },
  };
};
