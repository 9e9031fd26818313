import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { test as browserTest } from './browser-test.ts';
import { desktop, hydrated } from './browser.ts';
import { searchBox } from './search-box.ts';

/** Tests of the header's search box, on a page that has been hydrated. */
export const test = browserTest.extend(
  'open',
  ({ visit }) =>
    async (path: string, options: BrowserContextOptions = desktop) => {
      const { page, faults } = await visit(options);
      await page.goto(path);
      await hydrated(page);
      return { page, faults, ...searchBox(page), pathname: () => new URL(page.url()).pathname };
    },
);

/** Requests for suggestions. */
export const calls = '**/api/search?*';

export const queryOf = (route: Route): string => new URL(route.request().url()).searchParams.get('q') ?? '';

export const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.tagName.toLowerCase());

export const lamp = {
  tr: 'Glimra Kablosuz LED Kafa Lambası',
  en: 'Glimra Cordless LED Headlight',
  slug: 'glimra-cordless-led-headlight',
};
export const lampPage = (language: 'tr' | 'en'): string =>
  `/${language}/products/product-details/${lamp.slug}`;

/** Waits until the page has rendered what it has received so far. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
