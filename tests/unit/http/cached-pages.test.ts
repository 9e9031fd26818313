import { Readable } from 'node:stream';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RenderedPage } from '#contracts/page.ts';
import { createCachedPages } from '../../../adapters/http/cache/cached-pages.ts';
import { type ResponseCache, createResponseCache } from '../../../adapters/http/cache/response-cache.ts';
import { seconds } from '../../support/seconds.ts';

let cache: ResponseCache;
let warnings: unknown[];
let clock: { now: () => number };
let page: ReturnType<typeof createCachedPages>;

beforeEach(() => {
  warnings = [];
  clock = { now: () => performance.now() };
  cache = createResponseCache({
    maxBytes: 10_000,
    clock: { now: () => clock.now() },
    contentVersion: () => '1',
    warn: (error) => warnings.push(error),
  });
  page = createCachedPages({
    cache,
    type: 'text/html; charset=utf-8',
    headersOf: ({ styleHash }) => ({ 'x-style': String(styleHash) }),
    warn: (error) => warnings.push(error),
  });
});

/** A body that goes on when the test says so. */
const writableBody = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return {
    async *body() {
      yield Buffer.from('begin ');
      await promise;
      yield Buffer.from('end');
    },
    finish: resolve,
    fail: reject,
  };
};

type Page = Awaited<ReturnType<typeof page>>;

const bodyOf = (result: Page): AsyncIterator<Uint8Array> => {
  if (!('rendered' in result) || result.rendered.kind !== 'page') throw new Error('no rendered page');
  return Readable.from(result.rendered.body)[Symbol.asyncIterator]();
};

const next = async (body: AsyncIterator<Uint8Array>): Promise<string | undefined> => {
  const { value, done } = await body.next();
  return done ? undefined : Buffer.from(value).toString();
};

const rendering = (body: AsyncIterable<Uint8Array>, status = 200) => {
  let times = 0;
  return {
    render: async (): Promise<RenderedPage> => {
      times += 1;
      return { kind: 'page', status, body };
    },
    times: () => times,
  };
};

test('concurrent visitors are sent one rendering while it is rendered, and the cache takes it whole', async () => {
  const { body, finish } = writableBody();
  const { render, times } = rendering(body());
  const bodies = (await Promise.all([page('k', render), page('k', render)])).map(bodyOf);
  expect(await Promise.all(bodies.map(next))).toEqual(['begin ', 'begin ']);
  const late = bodyOf(await page('k', render));
  expect(await next(late)).toBe('begin ');
  expect(cache.get('k')).toBeUndefined();
  finish();
  expect(await Promise.all([...bodies, late].map(next))).toEqual(['end', 'end', 'end']);
  expect(await Promise.all([...bodies, late].map(next))).toEqual([undefined, undefined, undefined]);
  await expect.poll(() => cache.get('k')?.body.toString()).toBe('begin end');
  expect(times()).toBe(1);
  expect(await page('k', render)).toHaveProperty('cached');
});

test('a visitor who leaves does not stop the rendering for the others', async () => {
  const { body, finish } = writableBody();
  const { render } = rendering(body());
  const [leaving, staying] = [bodyOf(await page('k', render)), bodyOf(await page('k', render))];
  await next(leaving);
  await leaving.return?.();
  finish();
  expect(await next(staying)).toBe('begin ');
  expect(await next(staying)).toBe('end');
  await expect.poll(() => cache.get('k')?.body.toString()).toBe('begin end');
});

test('a rendering that fails halfway fails for every visitor, is logged once and is not cached', async () => {
  const { body, fail } = writableBody();
  const { render, times } = rendering(body());
  const bodies = [bodyOf(await page('k', render)), bodyOf(await page('k', render))];
  await Promise.all(bodies.map(next));
  const broken = new Error('broken');
  fail(broken);
  for (const each of bodies) await expect(next(each)).rejects.toThrow('broken');
  await expect.poll(() => warnings).toEqual([broken]);
  expect(cache.get('k')).toBeUndefined();
  await page('k', render);
  expect(times()).toBe(2);
});

test('a page with another status than 200 is sent to those who wait for it, and not cached', async () => {
  const { body, finish } = writableBody();
  finish();
  const { render, times } = rendering(body(), 404);
  const bodies = (await Promise.all([page('k', render), page('k', render)])).map(bodyOf);
  expect(await Promise.all(bodies.map(next))).toEqual(['begin ', 'begin ']);
  expect(times()).toBe(1);
  await page('k', render);
  expect(times()).toBe(2);
});

const away = () => Promise.reject(new Error('away'));

test('a rendering that rejects is tried again by the next visitor', async () => {
  await expect(page('k', away)).rejects.toThrow('away');
  const { body } = writableBody();
  expect(await page('k', rendering(body()).render)).toHaveProperty('rendered');
});

test('a redirect is cached, but not one that could not be decided', async () => {
  const redirect = { kind: 'redirect', status: 302, location: '/' } as const;
  await page('moved', async () => redirect);
  await page('undecided', async () => ({ ...redirect, isProvisional: true }));
  await expect.poll(() => cache.get('moved')).toMatchObject({ status: 302, headers: { location: '/' } });
  expect(cache.get('undecided')).toBeUndefined();
});

test('a 404 and a redirect are served as they were where they cannot be made again', async () => {
  const redirect = { kind: 'redirect', status: 301, location: '/new' } as const;
  await page('moved', async () => redirect);
  await page('nothing', async () => ({ kind: 'page', status: 404, body: Buffer.from('nothing here') }));
  clock.now = () => performance.now() + 3_600_001;
  await expect(page('unknown', away)).rejects.toThrow('away');
  const missing = await vi.waitFor(() => page('nothing', away), 10 * seconds);
  expect(missing).toMatchObject({ cached: { status: 404, body: Buffer.from('nothing here') } });
  const undecided = async () => ({ ...redirect, status: 302, location: '/', isProvisional: true });
  expect(await page('moved', undecided)).toMatchObject({
    cached: { status: 301, headers: { location: '/new' } },
  });
});
