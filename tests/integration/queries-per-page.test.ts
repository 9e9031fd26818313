import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import { expect, vi } from 'vitest';
import { composeSite } from '../../adapters/compose.ts';
import { readConfig } from '../../adapters/config.ts';
import { createBuiltPages } from '../../adapters/ssr/page-renderer.ts';
import { contentDir } from '../support/test-content.ts';
import { routes } from '../support/routes.ts';
import { test as siteTest } from '../support/site-test.ts';
import { addressIn } from '#domain/site/page-address.ts';

const test = siteTest.extend('queriesOf', async ({ database: { dataSource } }) => {
  const config = { ...readConfig({}), contentDir };
  const { pageApi } = composeSite({ dataSource, config, contentVersion: () => 'present' });
  const renderPage = await createBuiltPages(config.distDir, {
    api: pageApi,
    publicUrl: config.publicUrl,
    siteDataPath: () => '/site-data/present.json',
  });
  const render = async (url: string): Promise<void> => {
    const page = await renderPage({ address: addressIn('tr', url) });
    if (page.kind !== 'page') throw new Error(`${url} is a ${page.kind}`);
    await buffer(Readable.from(page.body));
  };
  return async (url: string): Promise<number> => {
    // What all pages share is read with the first of them.
    await render('/tr');
    const queries = vi.spyOn(Client.prototype, 'query');
    await render(url);
    const count = queries.mock.calls.length;
    queries.mockRestore();
    return count;
  };
});

test('no page that is not cached takes more than two queries', async ({ queriesOf }) => {
  const counts: [string, number][] = [];
  const views = [
    '/procedures',
    '/procedures/rhinoplasty',
    '/search?q=led',
    '/products/ultrasonic-piezo-system?sort=brand',
    '/compare',
    '/compare?items=orvia-p2-piezo-bone-surgery-unit,sonatra-u8-cranial-piezo-surgery-console,nothing',
    '/products/ultrasonic-piezo-system?brand=bonss&attribute=length_100-150',
    '/products/partners/acteon?class=IIa',
    '/products/aaa',
    '/products?category=mammoplasty&brand=rinoface&attribute=use_reusable&sort=brand',
  ];
  for (const route of [...routes, ...views]) {
    counts.push([route, await queriesOf(`/tr${route === '/' ? '' : route}`)]);
  }
  expect(counts.filter(([, queries]) => queries > 2)).toEqual([]);
  // Of a product: itself, and those beside it.
  expect(Math.max(...counts.map(([, queries]) => queries))).toBe(2);
});
