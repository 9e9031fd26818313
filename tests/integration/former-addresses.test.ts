import { expect, test as base } from 'vitest';
import { openDatabaseWithContent } from '../support/database.ts';
import { buildRenderingSite } from '../support/rendering-site.ts';

const test = base.extend('app', { scope: 'file' }, async ({}, { onCleanup }) => {
  const database = await openDatabaseWithContent();
  const app = await buildRenderingSite(database.dataSource, { contentVersion: () => 'redirects' });
  onCleanup(async () => {
    await app.close();
    await database.close();
  });
  return app;
});

test.for([
  ['/tr/urun.php?id=5', '/tr/products/mammoplasty'],
  ['/en/urun.php?utm_source=mail&id=5&sayfa=2', '/en/products/mammoplasty?sayfa=2'],
  ['/tr/urun.php?id=6', '/tr/products?id=6'],
  ['/tr/%C3%BCr%C3%BCn%20listesi.html', '/tr/products'],
  ['/tr/%c3%bcr%c3%bcn+listesi.html', undefined],
] as const)('%s leads to %s, also when it was opened before', async ([url, location], { app }) => {
  const locationOf = async (): Promise<unknown> => {
    const { statusCode, headers } = await app.inject({ url });
    return [statusCode, headers['location']];
  };
  const expected = [location === undefined ? 404 : 301, location];
  expect(await locationOf()).toEqual(expected);
  expect(await locationOf()).toEqual(expected);
});
