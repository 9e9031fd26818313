import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** An answer that everybody gets who asks for the same. */
interface Made {
  /** Media type, with its charset. */
  readonly type: string;
  readonly body: Buffer;
  /** Whether it gets smaller in transit; PDFs and pictures do not. */
  readonly compressible: boolean;
  /** What else is said of it. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface CachedResponse extends Made {
  /** Of the body, for its entity tags. */
  readonly hash: string;
  /** By content coding (RFC 9110, 8.4.1). */
  readonly encoded: Readonly<Partial<Record<'br' | 'gzip', Buffer>>>;
}

/** What came of making an answer: one for everybody, or something else, for those only who asked at the same time. */
export type Outcome<Other> =
  | { readonly made: Made }
  /** `failure`: why it is no answer; then an old one stands in. */
  | { readonly other: Other; readonly failure?: unknown };

export type Kept<Other> = { readonly kept: CachedResponse } | { readonly other: Other };

interface Options {
  readonly maxBytes: number;
  /** Milliseconds after which an answer is made anew: pages show the year. */
  readonly maxAge?: number;
  /** Stands for the content that answers are made from; `undefined`: not known, so nothing is kept. */
  readonly version: () => string | undefined;
  /** Told why an old answer stands in. */
  readonly warn: (error: unknown) => void;
}

/**
 * The answer that is kept under the key, or else is made now, and kept. Asked for twice at once, it is made once.
 * Rejects as `make` does, unless an old answer can stand in.
 */
type Keeper<Other> = (key: string, make: () => Promise<Outcome<Other>>) => Promise<Kept<Other>>;

export interface ResponseCache {
  /** For one sort of answers; all of them share the room. */
  keeper<Other>(): Keeper<Other>;
}

const oneMinute = 60_000;
const oneHour = 60 * oneMinute;

/** Best for its time: the highest takes fifty times as long, for a tenth fewer bytes. */
const brotliQuality = 6;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const encode = async (made: Made): Promise<CachedResponse> => {
  const { body, compressible } = made;
  const hash = createHash('sha256').update(made.type).update(body).digest('base64url').slice(0, 22);
  if (!compressible) return { ...made, hash, encoded: {} };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body)]);
  return { ...made, hash, encoded: { br, gzip: gz } };
};

const bytesOf = ({ body, encoded }: CachedResponse): number =>
  body.length + (encoded.br?.length ?? 0) + (encoded.gzip?.length ?? 0) + 1;

/**
 * Keeps whole answers in memory, the least asked for making room (design: pages are cached whole, never stale). The
 * version is part of their keys, so one that was begun before a change of the content is not seen after it.
 */
export const createResponseCache = ({
  maxBytes,
  maxAge = oneHour,
  version,
  warn,
}: Options): ResponseCache => {
  const answers = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    ttl: maxAge,
    noDeleteOnStaleGet: true,
  });

  const makeAndKeep = async <Other>(
    key: string,
    make: () => Promise<Outcome<Other>>,
  ): Promise<Kept<Other>> => {
    const old = answers.get(key, { allowStale: true });
    const standIn = (old_: CachedResponse, error: unknown): Kept<Other> => {
      warn(error);
      // For a while, so that not everybody waits for the same failure.
      answers.set(key, old_, { ttl: Math.min(maxAge, oneMinute) });
      return { kept: old_ };
    };
    try {
      const outcome = await make();
      if ('other' in outcome)
        return old && outcome.failure !== undefined
          ? standIn(old, outcome.failure)
          : { other: outcome.other };
      const kept = await encode(outcome.made);
      answers.set(key, kept);
      return { kept };
    } catch (error) {
      if (old) return standIn(old, error);
      throw error;
    }
  };

  return {
    keeper<Other>(): Keeper<Other> {
      const beingMade = new Map<string, Promise<Kept<Other>>>();
      return async (key, make) => {
        const current = version();
        if (current === undefined) {
          const outcome = await make();
          return 'other' in outcome ? { other: outcome.other } : { kept: await encode(outcome.made) };
        }
        const full = `${current} ${key}`;
        const fresh = answers.get(full);
        if (fresh) return { kept: fresh };
        const running = beingMade.get(full);
        if (running) return running;
        const making = makeAndKeep(full, make).finally(() => beingMade.delete(full));
        beingMade.set(full, making);
        return making;
      };
    },
  };
};
