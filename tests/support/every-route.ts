import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated } from './browser.ts';

/** Screen as narrow as WCAG 1.4.10 asks for: 320 px, which is also 1280 px at a zoom of 400 %. */
export const narrow = { viewport: { width: 320, height: 640 } } as const;

/** Pixels that the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Opens a route, a path without a language, and waits until it is hydrated. */
export const openRoute = async (page: Page, language: string, route: string): Promise<void> => {
  const response = await page.goto(`/${language}${route === '/' ? '' : route}`);
  expect(response?.status(), route).toBe(200);
  await hydrated(page);
};
