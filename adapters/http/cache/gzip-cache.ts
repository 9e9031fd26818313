import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { weakEtag } from './etag.ts';
import type { ResponseCache } from './response-cache.ts';

export interface GzippedFile {
  readonly body: Buffer;
  /** Weak: also of the file as it is without compression. */
  readonly etag: string;
}

const gzipped = async (chunks: AsyncIterable<string>): Promise<GzippedFile> => {
  const gzip = createGzip();
  const [body] = await Promise.all([buffer(gzip), pipeline(Readable.from(chunks), gzip)]);
  return { body, etag: weakEtag(body) };
};

/** Resolves to `undefined` when there is no such file. */
type Produce = () => Promise<AsyncIterable<string> | undefined>;

/**
 * Caches texts that are too large to be cached otherwise, compressed only, until the content changes. Concurrent misses
 * produce once.
 */
export const createGzipCache = ({ key }: Pick<ResponseCache, 'key'>, maxBytes: number) => {
  const make = async (produce: Produce): Promise<GzippedFile | undefined> => {
    const chunks = await produce();
    return chunks && gzipped(chunks);
  };
  const files = new LRUCache<string, GzippedFile, Produce>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
    fetchMethod: (_key, _old, { context: produce }) => make(produce),
    // A file that is evicted while it is produced still resolves for those who wait for it.
    ignoreFetchAbort: true,
  });
  return (name: string, produce: Produce): Promise<GzippedFile | undefined> => {
    const fullKey = key(name);
    return fullKey === undefined ? make(produce) : files.fetch(fullKey, { context: produce });
  };
};
