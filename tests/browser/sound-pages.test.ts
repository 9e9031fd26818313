import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { test } from '../support/browser-test.ts';
import { desktop, hydrated, phone } from '../support/browser.ts';
import { routes } from '../support/routes.ts';

/** As narrow as WCAG 1.4.10 asks for: 320 px, which is also 1280 px at a zoom of 400 %. */
const narrow = { viewport: { width: 320, height: 640 } } as const;

/** Every route is loaded. */
const timeoutMs = 120_000;

const violations = async (page: Page): Promise<string[]> => {
  // The other mode collects the results of frames in a page of its own; there are no frames.
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const addressOf = (language: string, route: string): string => `/${language}${route === '/' ? '' : route}`;

const open = async (page: Page, language: string, route: string): Promise<void> => {
  const response = await page.goto(addressOf(language, route));
  expect(response?.status(), route).toBe(200);
  await hydrated(page);
};

test.for(languages)(
  'on a narrow screen every page in %s is as axe wants it and scrolls one way',
  { timeout: timeoutMs },
  async (language, { visit }) => {
    const { page, faults } = await visit(narrow);
    for (const route of routes) {
      await open(page, language, route);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.locator('h1').count(), route).toBe(1);
      expect(await violations(page), route).toEqual([]);
      expect(await overflow(page), route).toBe(0);
    }
    expect(faults).toEqual([]);
  },
);

test.for(languages)(
  'the open drawer in %s is as axe wants it, and scrolls one way',
  async (language, { visit }) => {
    const { page } = await visit(narrow);
    for (const route of ['/', '/contact', '/products/mammoplasty']) {
      await open(page, language, route);
      await page.locator('.drawer > button').click();
      await page.locator('main[inert]').waitFor({ state: 'attached' });
      expect(await violations(page), route).toEqual([]);
      expect(await overflow(page), route).toBeLessThanOrEqual(0);
    }
  },
);

/** Sum of what moved without the visitor's doing (web.dev: Cumulative Layout Shift), to the end of the load. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => {
        let sum = 0;
        for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        resolve(sum);
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      // Of these there are always some, so that the observer is called where nothing moved.
      observer.observe({ type: 'paint', buffered: true });
    });
  });

/** Pictures that have more than twice the pixels that their box can show. */
const oversized = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter(({ complete, currentSrc }) => complete && /\.(?:avif|webp)$/u.test(currentSrc))
      .filter((image) => image.naturalWidth > 2 * image.clientWidth * window.devicePixelRatio)
      .map((image) => `${image.currentSrc}: ${image.naturalWidth} in ${image.clientWidth}`),
  );

// The line is slow, not the browser: they wait beside each other.
test.concurrent.for([
  ['phone', 'tr', phone],
  ['phone', 'en', phone],
  ['desktop', 'tr', desktop],
  ['desktop', 'en', desktop],
] as const)(
  'on a slow line nothing moves on a %s in %s, no picture is far too large and every page hydrates without a fault',
  { timeout: timeoutMs },
  async ([_name, language, size], { visit }) => {
    const { page, faults } = await visit(size);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 40,
      downloadThroughput: 500_000,
      uploadThroughput: 500_000,
    });
    for (const route of routes) {
      await open(page, language, route);
      expect(await shift(page), route).toBe(0);
      expect(await oversized(page), route).toEqual([]);
      expect(await overflow(page), route).toBe(0);
    }
    expect(faults).toEqual([]);
  },
);
