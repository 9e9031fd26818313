import { brotliCompressSync, constants } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import {
  type CacheableResponse,
  type CachedResponse,
  createResponseCache,
} from '../../../adapters/http/cache/response-cache.ts';

let now: number;
let version: string | undefined;
let produced: number;
let warnings: unknown[];

const response = (text: string): CacheableResponse => ({
  type: 'text/plain',
  body: Buffer.from(text),
  isCompressible: true,
});

const produce = async (): Promise<CacheableResponse> => {
  produced += 1;
  return response(`response ${produced}`);
};

const nothing = async (): Promise<undefined> => {
  produced += 1;
};

const away = new Error('away');
const reject = () => Promise.reject(away);

const createCache = ({ maxBytes = 1000, maxAgeMs = 60_000 } = {}) => {
  const cache = createResponseCache({
    maxBytes,
    maxAgeMs,
    contentVersion: () => version,
    clock: { now: () => now },
    warn: (error) => warnings.push(error),
  });
  return {
    ...cache,
    textOf: async (name: string, producing: typeof produce | typeof nothing | typeof reject = produce) =>
      (await cache.fetch(name, producing))?.body.toString(),
  };
};

beforeEach(() => {
  now = 1000;
  version = '1';
  produced = 0;
  warnings = [];
});

test('concurrent misses produce a response once, and later requests find it in the cache', async () => {
  const { textOf } = createCache();
  const both = await Promise.all([textOf('a'), textOf('a')]);
  expect([...both, await textOf('a')]).toEqual(['response 1', 'response 1', 'response 1']);
});

test('a response that was begun before a change of the content is not served after it', async () => {
  const { textOf } = createCache();
  const begun = textOf('a');
  version = '2';
  const after = await textOf('a');
  expect(await begun).toBe('response 1');
  expect(after).toBe('response 2');
  expect(await textOf('a')).toBe('response 2');
});

test('a change of the content frees the responses of the version before', async () => {
  const { textOf, key, get } = createCache();
  await textOf('a');
  const former = key('a') ?? '';
  expect(get(former)?.body.toString()).toBe('response 1');
  version = undefined;
  key('a');
  expect(get(former)).toBeDefined();
  version = '2';
  key('a');
  expect(get(former)).toBeUndefined();
});

test('nothing is cached while the version of the content is unknown', async () => {
  version = undefined;
  const { textOf, key } = createCache();
  await textOf('a');
  await textOf('a');
  expect(produced).toBe(2);
  expect(key('a')).toBeUndefined();
});

test('a miss that produces nothing is not cached', async () => {
  const { textOf } = createCache();
  expect(await textOf('a', nothing)).toBeUndefined();
  expect(await textOf('a')).toBe('response 2');
});

test('a failure without an expired response rejects and is not cached', async () => {
  const { textOf } = createCache();
  await expect(textOf('a', reject)).rejects.toThrow('away');
  expect(await textOf('a')).toBe('response 1');
});

test('an expired response is produced again', async () => {
  const { textOf } = createCache({ maxAgeMs: 10 });
  await textOf('a');
  now += 20;
  expect(await textOf('a')).toBe('response 2');
});

test('after a failure an expired response is served for a while, and the reason is logged once', async () => {
  const { textOf } = createCache({ maxAgeMs: 50 });
  await textOf('a');
  now += 60;
  expect(await textOf('a', reject)).toBe('response 1');
  expect(await textOf('a', reject)).toBe('response 1');
  expect(warnings).toEqual([away]);
  now += 60;
  expect(await textOf('a')).toBe('response 2');
});

test('a response set under a key is served, and when expired only in place of an error', async () => {
  const cache = createCache({ maxAgeMs: 50 });
  const key = cache.key('a') ?? '';
  await cache.set(key, response('set'));
  expect(cache.get(key)?.body.toString()).toBe('set');
  now += 60;
  expect(cache.get(key)).toBeUndefined();
  expect(cache.staleIfError(key, away)?.body.toString()).toBe('set');
  expect(warnings).toEqual([away]);
  expect(cache.get(key)?.body.toString()).toBe('set');
  expect(cache.staleIfError(cache.key('b') ?? '', away)).toBeUndefined();
});

test('the least recently used response makes room', async () => {
  const { textOf } = createCache({ maxBytes: 300 });
  await textOf('a');
  for (const name of ['b', 'c', 'd', 'e', 'f', 'g']) await textOf(name);
  expect(await textOf('g')).toBe('response 7');
  expect(await textOf('a')).toBe('response 8');
});

test('redirects, of which there is no end, are bounded and make no room for themselves among the others', async () => {
  const cache = createCache();
  const keyOf = (name: string | number): string => cache.key(String(name)) ?? '';
  await cache.set(keyOf('page'), response('page'));
  const redirect = { ...response(''), isCompressible: false, status: 302, headers: { location: '/' } };
  for (let index = 0; index <= 1000; index += 1) await cache.set(keyOf(index), redirect);
  expect(cache.get(keyOf(1000))).toMatchObject({ status: 302, headers: { location: '/' } });
  expect(cache.get(keyOf(0))).toBeUndefined();
  expect(cache.get(keyOf('page'))?.body.toString()).toBe('page');
});

const long = (text: string): CacheableResponse => response(`${text} çok ağır `.repeat(40));

const sendTwice = (cached: CachedResponse | undefined): void => {
  cached?.onBrotliSent?.();
  cached?.onBrotliSent?.();
};

test('a response is compressed at the highest quality once it was sent twice, and keeps its tag', async () => {
  const cache = createCache({ maxBytes: 100_000 });
  for (const key of ['once', 'twice']) await cache.set(key, long(key));
  const [once, twice] = [cache.get('once'), cache.get('twice')];
  once?.onBrotliSent?.();
  sendTwice(twice);
  await expect.poll(() => cache.get('twice')).not.toBe(twice);
  const best = cache.get('twice');
  const { body } = long('twice');
  expect(best?.encoded.br).toEqual(
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  );
  expect(best).toMatchObject({ hash: twice?.hash, body: twice?.body });
  // They are compressed one after the other, and this one came first.
  expect(cache.get('once')).toBe(once);
});

test('a response that is compressed again expires when it would have', async () => {
  const cache = createCache({ maxBytes: 100_000 });
  await cache.set('a', long('a'));
  now += 40_000;
  const first = cache.get('a');
  sendTwice(first);
  await expect.poll(() => cache.get('a')).not.toBe(first);
  now += 20_001;
  expect(cache.get('a')).toBeUndefined();
});

test('a response that is no longer cached is not compressed again', async () => {
  const cache = createCache({ maxBytes: 100_000 });
  for (const key of ['a', 'b']) await cache.set(key, long(key));
  const [a, b] = [cache.get('a'), cache.get('b')];
  sendTwice(a);
  await cache.set('a', long('newer'));
  const newer = cache.get('a');
  sendTwice(b);
  await expect.poll(() => cache.get('b')).not.toBe(b);
  expect(cache.get('a')).toBe(newer);
});
