import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { siteDataPath } from '#domain/site/paths.ts';
import { siteDataFile } from '../../adapters/http/pages/site-data-file.ts';
import { buildApi, composeTestSite } from '../support/api.ts';
import { test as siteTest } from '../support/site-test.ts';

const test = siteTest.extend('site', async ({ database: { dataSource } }, { onCleanup }) => {
  const app = await buildApi(dataSource, { contentVersion: () => 'first' });
  onCleanup(() => app.close());
  return { app, data: await composeTestSite(dataSource).pageApi.site() };
});

test('the file that pages name is the data that they show, forever cacheable and compressed', async ({
  site: { app, data },
}) => {
  const { statusCode, headers, rawPayload } = await app.inject({
    url: siteDataFile(data).path,
    headers: { 'accept-encoding': 'br' },
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(data);
});

test('who gets the mails of the company is not in it', async ({ site: { data } }) => {
  expect(data.company).not.toHaveProperty('recipients');
  expect(JSON.stringify(data)).not.toContain('recipients');
});

test('a page of other content gets the present data, which may not be cached', async ({
  site: { app, data },
}) => {
  const { statusCode, headers, body } = await app.inject({ url: siteDataPath('of-another-day') });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(body)).toEqual(data);
});
