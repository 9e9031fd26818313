import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, vi } from 'vitest';
import { composeSite } from '../../adapters/compose.ts';
import { readConfig } from '../../adapters/config.ts';
import { inEveryForm, splitLanguage } from '../../domain/site/paths.ts';
import { renderDocument } from '../../src-ssr/render-document.tsx';
import { rendererOf } from '../../src-ssr/renderers.ts';
import { contentDir } from '../support/test-content.ts';
import { routes } from '../support/routes.ts';
import { test as siteTest } from '../support/site-test.ts';
import { addressIn } from '#domain/site/page-address.ts';

const publicUrl = 'http://localhost:3000';

const assets = { styleSheets: [], start: '/start.js', scripts: [], modules: {}, autocomplete: [] };

/** Forms have a new idempotency key each time. */
const withoutKeys = (html: string): string => html.replaceAll(/[\da-f]{32}/gu, '');

const test = siteTest.extend('createSite', ({ database: { dataSource } }) => () => {
  const config = { ...readConfig({}), contentDir };
  const { pageApi: api } = composeSite({ dataSource, config, contentVersion: () => 'present' });
  return {
    api,
    async render(url: string): Promise<string> {
      const { language = 'tr' } = splitLanguage(url);
      const site = { api, publicUrl, siteDataPath: () => '/site-data/present.json', assetsOf: () => assets };
      const page = await renderDocument({ address: addressIn(language, url) }, site);
      if (page.kind !== 'page') throw new Error(`${url} is a ${page.kind}`);
      return withoutKeys(await text(Readable.from(page.body)));
    },
  };
});

test('what is rendered once for many pages is on each of them what the page itself renders', async ({
  createSite,
}) => {
  const [site, whole] = [createSite(), createSite()];
  for (const language of ['tr', 'en'] as const) {
    const renderer = await rendererOf(language, whole.api);
    vi.spyOn(renderer, 'sharedHtml').mockResolvedValue(new Map());
  }
  for (const url of routes.flatMap((route) => inEveryForm(route))) {
    expect(await site.render(url), url).toBe(await whole.render(url));
  }
});

test('pages that the menu does not mark have the same, rendered once', async ({ createSite }) => {
  const { api, render } = createSite();
  const sharedHtml = vi.spyOn(await rendererOf('tr', api), 'sharedHtml');
  for (const url of ['/tr/privacy-policy', '/tr/request', '/tr/news']) await render(url);
  const [first, second, marked] = sharedHtml.mock.settledResults.map(({ value }) => value);
  expect(second).toBe(first);
  expect(marked).not.toBe(first);
});
