import { beforeEach, expect, test, vi } from 'vitest';
import type { RenderedPage } from '#contracts/page.ts';
import { createCachedPages } from '../../../adapters/http/cache/cached-pages.ts';
import { type ResponseCache, createResponseCache } from '../../../adapters/http/cache/response-cache.ts';

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

type Page = Awaited<ReturnType<typeof page>>;

const bodyOf = (result: Page): string => {
  if (!('rendered' in result) || result.rendered.kind !== 'page') throw new Error('no rendered page');
  return result.rendered.body.toString();
};

/** A rendering that ends when the test says so. */
const rendering = (status = 200) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const render = vi.fn<() => Promise<RenderedPage>>(async () => {
    await promise;
    return { kind: 'page', status, body: Buffer.from('whole') };
  });
  return { render, finish: resolve };
};

test('concurrent visitors are sent one rendering, before the cache has it compressed', async () => {
  const { render, finish } = rendering();
  const pages = Promise.all([page('k', render), page('k', render)]);
  finish();
  expect((await pages).map(bodyOf)).toEqual(['whole', 'whole']);
  expect(cache.get('k')).toBeUndefined();
  expect(bodyOf(await page('k', render))).toBe('whole');
  await expect.poll(() => cache.get('k')?.body.toString()).toBe('whole');
  expect(render).toHaveBeenCalledOnce();
  expect(await page('k', render)).toHaveProperty('cached');
});

test('a page with another status than 200 is sent to those who wait for it, and not cached', async () => {
  const { render, finish } = rendering(404);
  const pages = Promise.all([page('k', render), page('k', render)]);
  finish();
  expect((await pages).map(bodyOf)).toEqual(['whole', 'whole']);
  expect(render).toHaveBeenCalledOnce();
  await page('k', render);
  expect(render).toHaveBeenCalledTimes(2);
});

const away = () => Promise.reject(new Error('away'));

test('a rendering that rejects is tried again by the next visitor', async () => {
  await expect(page('k', away)).rejects.toThrow('away');
  const { render, finish } = rendering();
  finish();
  expect(await page('k', render)).toHaveProperty('rendered');
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
  const missing = await vi.waitFor(() => page('nothing', away));
  expect(missing).toMatchObject({ cached: { status: 404, body: Buffer.from('nothing here') } });
  const undecided = async () => ({ ...redirect, status: 302, location: '/', isProvisional: true });
  expect(await page('moved', undecided)).toMatchObject({
    cached: { status: 301, headers: { location: '/new' } },
  });
});
