import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '#domain/shared/language.ts';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser-test.ts';
import { desktop, siteUrl } from '../support/browser.ts';
import { narrow, openRoute, overflow } from '../support/every-route.ts';
import { looseTexts } from '../support/loose-texts.ts';
import { missingStyles } from '../support/missing-styles.ts';
import { routes } from '../support/routes.ts';
import { startSlowLine } from '../support/slow-line.ts';
import { targetFaults } from '../support/target-faults.ts';
import { seconds } from '../support/seconds.ts';

/**
 * A tenth of what web.dev calls good. Not 0: where a part of the page ends within a line, what has arrived of the line can
 * move when the rest does.
 */
const maxShift = 0.01;

/** Addresses of the routes, and of pages whose addresses say what they show. */
const addresses = [...routes, '/search?q=piezo', '/request?items=orvia-p2-piezo-bone-surgery-unit:15000'];

/** Every address is loaded. */
const timeoutMs = 120 * seconds;

interface Shift {
  /** Share of the screen, by the distance. */
  readonly value: number;
  readonly moved: string;
}

/** Finds what moved without the visitor's doing (web.dev: Cumulative Layout Shift), to the end of the load. */
const shifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      // Of these there are always some, so that the observer is called where nothing moved.
      observer.observe({ type: 'paint', buffered: true });
    });
    return entries.flatMap((entry) => {
      if (!('value' in entry && 'sources' in entry)) return [];
      const moved = JSON.stringify(entry.sources, (key, value) =>
        key === 'node' && value instanceof Element ? value.outerHTML.slice(0, 120) : value,
      );
      return [{ value: Number(entry.value), moved }];
    });
  });

/** Pictures that have more than twice the pixels that their box can show. */
const oversized = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.images)
      // Those of a closed menu are not shown.
      .filter((image) => image.checkVisibility())
      .filter(({ complete, currentSrc }) => complete && /\.(?:avif|webp)$/u.test(currentSrc))
      .filter((image) => image.naturalWidth > 2 * image.clientWidth * window.devicePixelRatio)
      .map((image) => `${image.currentSrc}: ${image.naturalWidth} in ${image.clientWidth}`),
  );

/** Fields that show a part of what is in them alone. */
const clippedFields = (page: Page): Promise<string[]> =>
  page
    .locator('main input')
    .evaluateAll((fields) =>
      fields
        .filter((field) => field.checkVisibility() && field.scrollWidth > field.clientWidth)
        .map((field) => field.outerHTML.slice(0, 120)),
    );

/** Files that the page has loaded more than once, as it does with one that is preloaded otherwise than it is used. */
const loadedTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name, place, all) => all.indexOf(name) !== place),
  );

/** Hidden texts that go on after a shown one with a sign: browsers put a space between the two. */
const partedSigns = (page: Page): Promise<string[]> =>
  page
    .locator('.visually-hidden')
    .evaluateAll((texts) =>
      texts.map(({ textContent }) => textContent).filter((text) => /^\s*[:;,.!?]/u.test(text)),
    );

const mobile = { ...narrow, hasTouch: true, isMobile: true } as const;

/** Changes the language in place and waits until the page is in it. */
const switchLanguage = async (page: Page, to: Language): Promise<void> => {
  // On a phone it is in the closed menu.
  await page.locator('.language-toggle').first().dispatchEvent('click');
  await page.locator(`html[lang="${to}"]`).waitFor();
};

// The line is slow, not the browser: they wait beside each other.
test.concurrent.for([
  ['phone', 'en', 'tr', mobile],
  ['desktop', 'tr', 'en', desktop],
] as const)(
  'on a slow line every page hydrates on a %s in %s, nothing moves, no file is loaded twice, no style is missing, no text is beside other nodes, no sign apart from its word, it scrolls one way, by keys too, no field is too narrow, no target is small and no picture too large, then in %s it fits as well',
  { timeout: timeoutMs },
  async ([_name, language, other, size], { visit, onTestFinished }) => {
    const line = await startSlowLine(siteUrl());
    onTestFinished(() => line.stop());
    const { page, faults } = await visit({ ...size, baseURL: line.url });
    for (const route of addresses) {
      await openRoute(page, language, route);
      const moved = await shifts(page);
      expect(
        moved.reduce((sum, { value }) => sum + value, 0),
        `${route}: ${JSON.stringify(moved)}`,
      ).toBeLessThan(maxShift);
      expect(await loadedTwice(page), route).toEqual([]);
      expect(await oversized(page), route).toEqual([]);
      expect(await missingStyles(page), route).toEqual([]);
      expect(await looseTexts(page), route).toEqual([]);
      expect(await partedSigns(page), route).toEqual([]);
      expect(await overflow(page), route).toBe(0);
      expect(await clippedFields(page), route).toEqual([]);
      expect(await page.locator('html').getAttribute('lang'), route).toBe(language);
      expect(await page.locator('h1').count(), route).toBe(1);
      expect(await violations(page), route).toEqual([]);
      expect(await targetFaults(page), route).toEqual([]);
      await switchLanguage(page, other);
      expect(await overflow(page), `${route} in ${other}`).toBe(0);
    }
    expect(faults).toEqual([]);
  },
);
