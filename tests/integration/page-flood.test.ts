import { expect, onTestFinished } from 'vitest';
import type { RenderPage } from '#contracts/page.ts';
import { buildApi, page } from '../support/api.ts';
import { test } from '../support/site-test.ts';

/** The pool's default. */
const connections = 10;

test('of a thousand pages at once some are rendered at a time and each is sent, and cached ones do not wait', async ({
  database,
}) => {
  let rendering = 0;
  let maxRendering = 0;
  let isFlooded = false;
  const renderPage: RenderPage = async ({ address: { url } }) => {
    rendering += 1;
    maxRendering = Math.max(maxRendering, rendering);
    if (isFlooded) await database.dataSource.query('SELECT 1');
    rendering -= 1;
    return page(url);
  };
  const app = await buildApi(database.dataSource, { renderPage, contentVersion: () => 'v1' });
  onTestFinished(() => app.close());
  await app.inject('/tr');
  await expect.poll(async () => (await app.inject('/tr')).headers.etag).toBeDefined();
  isFlooded = true;
  const order: string[] = [];
  const get = async (url: string): Promise<number> => {
    const { statusCode } = await app.inject(url);
    order.push(url);
    return statusCode;
  };
  const flood = Array.from({ length: 1000 }, (_, index) => get(`/tr/products/saws?brand=${index}`));
  const cached = await get('/tr');
  expect(cached).toBe(200);
  expect(order.length).toBeLessThan(100);
  expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
  expect(maxRendering).toBeLessThan(connections);
});
