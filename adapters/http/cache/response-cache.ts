import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A response that does not depend on who requests it. */
export interface CacheableResponse {
  /** 200, that of a redirect, or 404. Default: 200. */
  readonly status?: number;
  /** Media type, with its charset; empty without a body. */
  readonly type: string;
  readonly body: Buffer;
  /** False for formats that are compressed themselves, such as PDF. */
  readonly isCompressible: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether there is no end of such pages, so that they are cached apart from the others. Default: false. */
  readonly isEndless?: boolean;
}

/** A redirect. @param status 301, 302 … */
export const redirectResponse = (status: number, location: string): CacheableResponse => ({
  status,
  type: '',
  body: Buffer.alloc(0),
  isCompressible: false,
  headers: { location },
});

export interface CachedResponse extends CacheableResponse {
  /** Hash of type and body, for entity tags. */
  readonly hash: string;
  /** Bodies by content coding (RFC 9110, 8.4.1). */
  readonly encoded: Readonly<Partial<Record<'br' | 'gzip', Buffer>>>;
  /** Called each time that the brotli body is sent. */
  readonly onBrotliSent?: () => void;
}

/** Resolves to `undefined` when there is nothing to cache. */
type Produce = () => Promise<CacheableResponse | undefined>;

interface Options {
  readonly maxBytes: number;
  /** Limited, as pages show the current year. */
  readonly maxAgeMs?: number;
  /** Version of the content that responses are produced from; while it is `undefined`, nothing is cached. */
  readonly contentVersion: () => string | undefined;
  /** Monotonic, in milliseconds. */
  readonly clock?: { readonly now: () => number };
  /** Called with the reason why a stale response is served (stale-if-error, RFC 5861). */
  readonly warn: (error: unknown) => void;
}

export interface ResponseCache {
  /** The cache key for the current content version; `undefined` while nothing is cached. */
  key(name: string): string | undefined;
  /** Whether a page was stored for the current content version, though it may have expired. */
  hasPages(): boolean;
  /** The response under the key, unless it has expired. */
  get(key: string): CachedResponse | undefined;
  /** A 404 is stored as expired: it is only served if making it again fails, as there is no end of missing pages. */
  set(key: string, response: CacheableResponse): Promise<void>;
  /** The expired response under the key, if any: calls `warn`, and serves it as fresh for another minute. */
  staleIfError(key: string, error: unknown): CachedResponse | undefined;
  /**
   * The response of that name, produced on a miss; concurrent misses produce once. If `produce` rejects, resolves to an
   * expired response; without one, rejects with the same error.
   */
  fetch(name: string, produce: Produce): Promise<CachedResponse | undefined>;
}

/** Maximum number of cached redirects: URLs that redirect, such as those of missing products, have no end. */
const maxRedirects = 1000;

/** Maximum size of all cached responses for missing pages, some 200 of them. */
const maxMissingBytes = 8 * 1024 * 1024;

/** Maximum size of all cached pages of which there is no end, such as comparisons: some 200 of them. */
const maxEndlessBytes = 8 * 1024 * 1024;

const oneMinuteMs = 60_000;
const oneHourMs = 60 * oneMinuteMs;

/** Brotli quality for the first visitors. The highest takes fifty times as long and saves a tenth of the bytes. */
const firstQuality = 6;

/** A response that was sent so often from the cache is compressed again at the highest quality. */
const sendsBeforeBest = 2;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

const encode = async (response: CacheableResponse): Promise<CachedResponse> => {
  const { body, isCompressible } = response;
  const hash = createHash('sha256').update(response.type).update(body).digest('base64url').slice(0, 22);
  if (!isCompressible) return { ...response, hash, encoded: {} };
  const [br, gz] = await Promise.all([brotli(body, firstQuality), compressGzip(body)]);
  return { ...response, hash, encoded: { br, gzip: gz } };
};

const sizeOf = ({ body, encoded }: CachedResponse): number =>
  body.length + (encoded.br?.length ?? 0) + (encoded.gzip?.length ?? 0) + 1;

const sized = (maxSize: number) => ({ maxSize, sizeCalculation: sizeOf });

/** Creates the stores of a cache, of which none can evict what another has. */
const createStores = ({
  maxBytes,
  maxAgeMs,
  staleTtl,
  clock,
  warn,
}: Pick<Options, 'maxBytes' | 'warn'> & {
  readonly maxAgeMs: number;
  readonly staleTtl: number;
  readonly clock: NonNullable<Options['clock']>;
}) => {
  // Read the clock on each access; the default is once per millisecond.
  const expiring = { ttl: maxAgeMs, perf: clock, ttlResolution: 0, noDeleteOnStaleGet: true };
  const responses = new LRUCache<string, CachedResponse, Produce>({
    ...expiring,
    ...sized(maxBytes),
    // A response that is evicted while it is produced still resolves for those who wait for it.
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
  return {
    responses,
    redirects: new LRUCache<string, CachedResponse, Produce>({ ...expiring, max: maxRedirects }),
    missing: new LRUCache<string, CachedResponse, Produce>({ ...expiring, ...sized(maxMissingBytes) }),
    endless: new LRUCache<string, CachedResponse, Produce>({ ...expiring, ...sized(maxEndlessBytes) }),
  };
};

type Responses = ReturnType<typeof createStores>['responses'];

/** Has responses that are sent often compressed again at the highest quality, one at a time, in threads of zlib. */
const createBestCompression = (responses: Responses, warn: Options['warn']) => {
  let compressing = Promise.resolve();

  /** The entity tag stays, as it names content and coding; no part of a response can be requested. */
  const compressBest = async (fullKey: string, response: CachedResponse): Promise<void> => {
    const isThere = (): boolean => responses.peek(fullKey) === response;
    if (!isThere()) return;
    const br = await brotli(response.body, constants.BROTLI_MAX_QUALITY);
    const { onBrotliSent: _done, ...rest } = response;
    const ttl = responses.getRemainingTTL(fullKey);
    if (isThere()) responses.set(fullKey, { ...rest, encoded: { ...rest.encoded, br } }, { ttl });
  };

  return (fullKey: string, encoded: CachedResponse): CachedResponse => {
    let sends = 0;
    const response: CachedResponse = {
      ...encoded,
      onBrotliSent() {
        sends += 1;
        if (sends === sendsBeforeBest)
          compressing = compressing.then(() => compressBest(fullKey, response)).catch(warn);
      },
    };
    return response;
  };
};

/**
 * Caches responses in memory and evicts the least recently used, and all of a former content version. The version is part
 * of every key, so a response that was begun before a content change is not served after it.
 */
export const createResponseCache = ({
  maxBytes,
  maxAgeMs = oneHourMs,
  contentVersion,
  clock = performance,
  warn,
}: Options): ResponseCache => {
  const staleTtl = Math.min(maxAgeMs, oneMinuteMs);
  const named = createStores({ maxBytes, maxAgeMs, staleTtl, clock, warn });
  const { responses, redirects, missing, endless } = named;
  const stores = Object.values(named);
  const countingSends = createBestCompression(responses, warn);

  let cachedVersion: string | undefined;

  const key = (name: string): string | undefined => {
    const version = contentVersion();
    if (version === undefined) return undefined;
    if (version !== cachedVersion) for (const store of stores) store.clear();
    cachedVersion = version;
    return `${version} ${name}`;
  };

  let lastStored: string | undefined;

  return {
    key,
    hasPages() {
      const anyKey = key('');
      return anyKey !== undefined && lastStored?.startsWith(anyKey) === true;
    },
    get: (fullKey) =>
      responses.get(fullKey) ?? redirects.get(fullKey) ?? missing.get(fullKey) ?? endless.get(fullKey),
    async set(fullKey, response) {
      const encoded = await encode(response);
      if (response.isEndless) endless.set(fullKey, encoded);
      else if (response.status === undefined) {
        responses.set(fullKey, countingSends(fullKey, encoded));
        lastStored = fullKey;
      } else if (response.status === 404) missing.set(fullKey, encoded, { ttl: 1, start: clock.now() - 2 });
      else redirects.set(fullKey, encoded);
    },
    staleIfError(fullKey, error) {
      for (const store of stores) {
        const stale = store.peek(fullKey, { allowStale: true });
        if (!stale) continue;
        warn(error);
        store.set(fullKey, stale, { ttl: staleTtl });
        return stale;
      }
      return undefined;
    },
    async fetch(name, produce) {
      const fullKey = key(name);
      if (fullKey !== undefined) return responses.fetch(fullKey, { context: produce });
      const response = await produce();
      return response && encode(response);
    },
  };
};
