import { pino } from 'pino';
import { expect } from 'vitest';
import { buildApi } from '../support/api.ts';
import { test as siteTest } from '../support/site-test.ts';

const test = siteTest.extend('start', ({ database }, { onCleanup }) => {
  const apps: { close(): Promise<unknown> }[] = [];
  onCleanup(async () => {
    for (const app of apps) await app.close();
  });
  return async (options: { readonly requestLog?: boolean } = {}) => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) });
    const app = await buildApi(database.dataSource, { logger, ...options });
    apps.push(app);
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    lines.length = 0;
    return { app, url, lines };
  };
});

test('a request is logged when it comes and when it was answered', async ({ start }) => {
  const { url, lines } = await start();
  await fetch(`${url}/api/company`);
  await expect.poll(() => lines.length).toBe(2);
  expect(lines[0]).toContain('incoming request');
  expect(lines[1]).toContain('request completed');
});

test('a request that the process makes itself, to render a page ahead, is not logged', async ({ start }) => {
  const { app, url, lines } = await start();
  await app.inject({ url: '/tr' });
  await fetch(`${url}/api/company`);
  await expect.poll(() => lines.length).toBe(2);
  expect(lines.join('')).not.toContain('"/tr"');
});

test('without the request log no request is logged', async ({ start }) => {
  const { url, lines } = await start({ requestLog: false });
  await fetch(`${url}/api/company`);
  expect(lines).toEqual([]);
});
