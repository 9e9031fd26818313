import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** An answer that everybody gets who asks for the same. */
export interface Made {
  /** Media type, with its charset. */
  readonly type: string;
  readonly body: Buffer;
  /** Whether it gets smaller in transit; PDFs and pictures do not. */
  readonly compressible: boolean;
  /** What else is said of it. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface KeptAnswer extends Made {
  /** Of the body, for its entity tags. */
  readonly hash: string;
  /** By content coding (RFC 9110, 8.4.1). */
  readonly encoded: Readonly<Partial<Record<'br' | 'gzip', Buffer>>>;
}

interface Options {
  readonly maxBytes: number;
  /** Milliseconds after which an answer is made anew: pages show the year. */
  readonly maxAge?: number;
  /** Version of the content that answers are made from; `undefined`: not known, so nothing is kept. */
  readonly version: () => string | undefined;
}

export interface KeptAnswers {
  /**
   * The answer that is kept under the key, or else is made now, and kept. Asked for twice at once, it is made once.
   * One that has grown old is made anew, and stands in where that fails.
   * @param make gives `undefined` where there is no answer to be kept
   */
  get(key: string, make: () => Promise<Made | undefined>): Promise<KeptAnswer | undefined>;
}

const oneHour = 3_600_000;

/** Best for its time: the highest takes fifty times as long, for a tenth fewer bytes. */
const brotliQuality = 6;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const encode = async (made: Made): Promise<KeptAnswer> => {
  const { body, compressible } = made;
  const hash = createHash('sha256').update(made.type).update(body).digest('base64url').slice(0, 22);
  if (!compressible) return { ...made, hash, encoded: {} };
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gzipped(body),
  ]);
  return { ...made, hash, encoded: { br, gzip: gz } };
};

const bytesOf = ({ body, encoded }: KeptAnswer): number =>
  body.length + (encoded.br?.length ?? 0) + (encoded.gzip?.length ?? 0) + 1;

/**
 * Keeps whole answers in memory, the least asked for making room (design: pages are cached whole, never stale). The
 * content's version is part of their keys, so one that was begun before a change of the content is not seen after it.
 */
export const createKeptAnswers = ({ maxBytes, maxAge = oneHour, version }: Options): KeptAnswers => {
  const kept = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    ttl: maxAge,
    noDeleteOnStaleGet: true,
  });
  const beingMade = new Map<string, Promise<KeptAnswer | undefined>>();

  const makeAndKeep = async (key: string, make: () => Promise<Made | undefined>) => {
    const made = await make();
    if (!made) return undefined;
    const answer = await encode(made);
    kept.set(key, answer);
    return answer;
  };

  return {
    async get(key, make) {
      const current = version();
      if (current === undefined) {
        const made = await make();
        return made && encode(made);
      }
      const full = `${current} ${key}`;
      const fresh = kept.get(full);
      if (fresh) return fresh;
      const running = beingMade.get(full);
      if (running) return running;
      const making = makeAndKeep(full, make)
        .then((answer) => answer ?? kept.get(full, { allowStale: true }))
        .finally(() => beingMade.delete(full));
      beingMade.set(full, making);
      return making;
    },
  };
};
