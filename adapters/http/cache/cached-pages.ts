import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import type { RenderedPage } from '#contracts/page.ts';
import { type CachedResponse, type ResponseCache, redirectResponse } from './response-cache.ts';
import { type SharedBody, shareBody } from './shared-body.ts';

/** Media type of pages. */
export const htmlType = 'text/html; charset=utf-8';

type Complete = Extract<RenderedPage, { kind: 'page' }>;

type SharedPage = Exclude<RenderedPage, Complete> | (Omit<Complete, 'body'> & { readonly body: SharedBody });

type Outcome = { readonly cached: CachedResponse } | { readonly shared: SharedPage };

type Page = { readonly cached: CachedResponse } | { readonly rendered: RenderedPage };

interface Options {
  readonly cache: ResponseCache;
  /** Media type of the pages. */
  readonly type: string;
  /** Headers that the page has beside those of every page. */
  readonly headersOf: (page: Complete) => Readonly<Record<string, string>>;
  /** Called when rendering a page failed after its first byte was sent. */
  readonly warn: (error: unknown) => void;
}

/**
 * Gets pages from the cache, or renders them: concurrent misses share one rendering, which is streamed to each visitor
 * (LRUCache.fetch would resolve only at its end). Complete pages with status 200 and redirects are cached; if rendering
 * fails, an expired one is served, or the last 404.
 */
export const createCachedPages = ({ cache, type, headersOf, warn }: Options) => {
  const inProgress = new Map<string, Promise<Outcome>>();

  const store = async (key: string, page: Complete, body: SharedBody, isEndless: boolean): Promise<void> => {
    try {
      const whole = await body.whole();
      // The visitors' own compression goes first.
      await eventLoopTurn();
      const response = { type, body: whole, headers: headersOf(page) };
      // A 404 is rarely sent from the cache, so it is not worth the time to compress it.
      await cache.set(
        key,
        page.status === 200
          ? { ...response, isCompressible: true, ...(isEndless && { isEndless }) }
          : { ...response, status: page.status, isCompressible: false },
      );
    } catch (error) {
      warn(error);
    }
  };

  const share = (key: string, page: RenderedPage, isEndless: boolean): SharedPage => {
    if (page.kind === 'redirect' && !page.isProvisional)
      void cache.set(key, redirectResponse(page.status, page.location)).catch(warn);
    if (page.kind !== 'page') return page;
    const body = shareBody(page.body);
    if (page.status === 200) void store(key, page, body, isEndless).finally(() => inProgress.delete(key));
    if (page.status === 404) void store(key, page, body, false);
    return { ...page, body };
  };

  const staleInsteadOf = (key: string, page: RenderedPage): CachedResponse | undefined => {
    if (page.kind === 'failure') return cache.staleIfError(key, page.error);
    if (page.kind === 'redirect' && page.isProvisional)
      return cache.staleIfError(key, new Error('The redirect could not be resolved.'));
    return undefined;
  };

  const start = async (
    key: string,
    render: () => Promise<RenderedPage>,
    isEndless: boolean,
  ): Promise<Outcome> => {
    try {
      const page = await render();
      const stale = staleInsteadOf(key, page);
      if (page.kind !== 'page' || page.status !== 200) inProgress.delete(key);
      return stale ? { cached: stale } : { shared: share(key, page, isEndless) };
    } catch (error) {
      inProgress.delete(key);
      const stale = cache.staleIfError(key, error);
      if (stale) return { cached: stale };
      throw error;
    }
  };

  /** @param options.isEndless as of a CacheableResponse */
  return async (
    key: string,
    render: () => Promise<RenderedPage>,
    { isEndless = false }: { readonly isEndless?: boolean } = {},
  ): Promise<Page> => {
    const cached = cache.get(key);
    if (cached) return { cached };
    const outcome = inProgress.get(key) ?? start(key, render, isEndless);
    inProgress.set(key, outcome);
    const result = await outcome;
    if ('cached' in result) return result;
    const { shared } = result;
    return { rendered: shared.kind === 'page' ? { ...shared, body: shared.body.read() } : shared };
  };
};
