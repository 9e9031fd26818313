import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { connect, hydrated, visit } from '../support/browser.ts';
import { routes } from '../support/routes.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await connect();
});

afterAll(async () => {
  await browser.close();
});

/** As narrow as WCAG 1.4.10 asks for: 320 px, which is also 1280 px at a zoom of 400 %. */
const narrow = { viewport: { width: 320, height: 640 } } as const;

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each(languages)(
  'on a narrow screen every page in %s is as axe wants it and scrolls one way',
  async (language) => {
    const { page } = await visit(browser, narrow);
    for (const route of routes) {
      await page.goto(`/${language}${route === '/' ? '' : route}`);
      await hydrated(page);
      expect(await violations(page), route).toEqual([]);
      expect(await overflow(page), route).toBe(0);
    }
  },
  120_000,
);
