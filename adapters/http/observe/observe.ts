import type { FastifyInstance } from 'fastify';
import type { CachedResponse, ResponseCache } from '../cache/response-cache.ts';
import type { RenderPage } from '#contracts/page.ts';
import { type RequestKind, requestKind } from './request-kind.ts';

/** Takes measurements. Without one, nothing of it is on the way of a request. */
export interface HttpObserver {
  request(kind: RequestKind, status: number): void;
  /** Whether a response was cached or had to be made. */
  cache(result: 'hit' | 'miss'): void;
  rendered(seconds: number): void;
  /** @param waiting pages that wait for their rendering, at any time */
  watchRenderQueue(waiting: () => number): void;
}

/** Counts each response once its connection is done with it, also those that are sent past Fastify. */
export const observeRequests = ({ server }: FastifyInstance, observer: HttpObserver): void => {
  server.on('request', ({ method = '', url = '' }, response) => {
    response.once('close', () => observer.request(requestKind(method, url), response.statusCode));
  });
};

/** Counts what the cache has, and what is put into it. */
export const observeCache = (cache: ResponseCache, observer: HttpObserver): ResponseCache => ({
  ...cache,
  get(key) {
    const found = cache.get(key);
    if (found) observer.cache('hit');
    return found;
  },
  set(key, response) {
    observer.cache('miss');
    return cache.set(key, response);
  },
  async fetch(name, produce) {
    let result: 'hit' | 'miss' = 'hit';
    const response: CachedResponse | undefined = await cache.fetch(name, () => {
      result = 'miss';
      return produce();
    });
    observer.cache(result);
    return response;
  },
});

/** Measures how long pages take, from their data to their HTML. */
export const observeRendering =
  (renderPage: RenderPage, observer: HttpObserver): RenderPage =>
  async (request) => {
    const startedAt = performance.now();
    try {
      return await renderPage(request);
    } finally {
      observer.rendered((performance.now() - startedAt) / 1000);
    }
  };
