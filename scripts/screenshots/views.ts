import type { Page } from 'playwright-core';
import { solutionSlugs } from '#domain/catalogue/products/solution.ts';
import { indexedPaths } from '#domain/site/fixed-pages.ts';
import { paths } from '#domain/site/pages.ts';

/** A page, and what a visitor does on it first. */
export interface View {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
}

const product = paths.product('orvia-p2-piezo-bone-surgery-unit');

const nameOf = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll(/[^a-z0-9-]/giu, '_');

const pages: readonly string[] = [
  ...indexedPaths,
  ...solutionSlugs.map((slug) => paths.solution(slug)),
  paths.newsItem('catalogue-2026'),
  paths.category('ultrasonic-piezo-system'),
  paths.category('aaa'),
  paths.brand('smith&nephew'),
  product,
  paths.procedure('rhinoplasty'),
  `${paths.search}?q=piezo`,
  '/not-found',
];

/** One page of each kind, then what opens on them. */
export const views: readonly View[] = [
  ...pages.map((path) => ({ name: nameOf(path), path })),
  {
    name: 'offer-dialog',
    path: product,
    act: async (page) => {
      await page
        .locator('main')
        .getByText(/^(?:Teklif al|Request a quote)$/u)
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'turntable',
    path: paths.product('aerovi-w1-wireless-endoscope-camera'),
    act: async (page) => {
      await page.locator('[data-turntable]').click();
      await page.getByRole('slider').waitFor();
    },
  },
  {
    name: 'suggestions',
    path: paths.home,
    act: async (page) => {
      await page.locator('.search-box summary').click();
      await page.locator('.search-box').getByRole('combobox').pressSequentially('piezo');
      await page.locator('.search-box').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'menu',
    path: paths.home,
    act: async (page) => {
      const drawer = page.locator('.drawer > button');
      if (await drawer.isVisible()) await drawer.click();
      else await page.locator('.wide-menu summary').nth(1).click();
    },
  },
];
