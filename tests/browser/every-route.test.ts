import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, desktop, hydrated, phone, visit } from '../support/browser.ts';
import { routes } from '../support/routes.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await connect();
});

afterAll(async () => {
  await browser.close();
});

describe.each([
  { device: 'a phone', options: phone },
  { device: 'a desktop', options: desktop },
])('on $device', ({ options }) => {
  test.each(['tr', 'en'])(
    'every route in %s hydrates without a fault and fits the screen',
    async (language) => {
      const { page, faults } = await visit(browser, options);
      const tooWide: string[] = [];
      for (const route of routes) {
        const response = await page.goto(`/${language}${route === '/' ? '' : route}`);
        expect(response?.status(), route).toBe(200);
        await hydrated(page);
        expect(await page.locator('html').getAttribute('lang')).toBe(language);
        expect(await page.locator('h1').count(), route).toBe(1);
        const { wide, screen } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth,
          screen: document.documentElement.clientWidth,
        }));
        if (wide > screen) tooWide.push(`${route}: ${wide} > ${screen}`);
      }
      expect(faults).toEqual([]);
      expect(tooWide).toEqual([]);
      await page.context().close();
    },
  );
});
