import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { QueueFullError } from '#domain/shared/errors/queue-full-error.ts';
import { addressIn } from '#domain/site/page-address.ts';
import { withRenderQueue } from '../../../adapters/http/pages/render-queue.ts';
import type { RenderedPage } from '#contracts/page.ts';

/** A renderer whose pages are finished one by one. */
const startRenderer = (limits: Parameters<typeof withRenderQueue>[1]) => {
  const started: string[] = [];
  const unfinished: (() => void)[] = [];
  const render = withRenderQueue(({ address: { url } }) => {
    started.push(url);
    const { promise, resolve } = Promise.withResolvers<RenderedPage>();
    unfinished.push(() => resolve({ kind: 'page', status: 200, body: Buffer.from(url) }));
    return promise;
  }, limits);
  return {
    started,
    request: (url: string, isNeeded = () => true) => render({ address: addressIn('tr', url), isNeeded }),
    finishAll: async () => {
      while (unfinished.length > 0) {
        unfinished.shift()?.();
        await new Promise(setImmediate);
        await new Promise(setImmediate);
      }
    },
  };
};

test('some pages are rendered at a time, the others in turn', async () => {
  const { started, request, finishAll } = startRenderer({ pages: 2 });
  const pages = ['/a', '/b', '/c', '/d'].map((url) => request(url));
  await Promise.resolve();
  expect(started).toEqual(['/a', '/b']);
  await finishAll();
  await Promise.all(pages);
  expect(started).toEqual(['/a', '/b', '/c', '/d']);
});

test('each page is rendered in the asynchronous context of its request', async () => {
  const requests = new AsyncLocalStorage<string>();
  const rendered: (string | undefined)[] = [];
  const render = withRenderQueue(
    async ({ address: { url } }) => {
      rendered.push(`${url} for ${requests.getStore()}`);
      return { kind: 'page', status: 200, body: Buffer.from(url) };
    },
    { pages: 1 },
  );
  const request = (url: string) =>
    requests.run(`visitor of ${url}`, () => render({ address: addressIn('tr', url) }));
  await Promise.all(['/a', '/b'].map(request));
  expect(rendered).toEqual(['/a for visitor of /a', '/b for visitor of /b']);
});

test('a page beyond the limit of those that wait is refused at once', async () => {
  const { request, finishAll } = startRenderer({ pages: 1, maxWaiting: 1 });
  const pages = ['/a', '/b'].map((url) => request(url));
  await expect(request('/c')).rejects.toThrow(QueueFullError);
  await finishAll();
  await Promise.all(pages);
});

test('searches wait for searches only', async () => {
  const { started, request, finishAll } = startRenderer({ pages: 1, searches: 1 });
  const pages = ['/tr/search?q=a', '/search?q=b', '/tr'].map((url) => request(url));
  await Promise.resolve();
  expect(started).toEqual(['/tr/search?q=a', '/tr']);
  await finishAll();
  await Promise.all(pages);
});

test('a page that nobody waits for any more is not rendered', async () => {
  const { started, request, finishAll } = startRenderer({ pages: 1 });
  const first = request('/a');
  const left = Promise.allSettled([request('/b', () => false)]);
  await finishAll();
  await first;
  expect(await left).toMatchObject([{ reason: expect.any(QueueFullError) }]);
  expect(started).toEqual(['/a']);
});

test('a page that has waited too long is refused', async () => {
  const { started, request } = startRenderer({ maxWaitMs: -1 });
  await expect(request('/a')).rejects.toThrow(QueueFullError);
  expect(started).toEqual([]);
});
