import type { BrowserContextOptions, Page } from 'playwright-core';
import { test as browserTest } from './browser-test.ts';
import { type Visit, hydrated } from './browser.ts';

interface HomeVisit extends Visit {
  /** URLs of the videos that the page requested. */
  readonly videos: readonly string[];
}

/** Tests of the home page, with animations. */
export const test = browserTest.extend(
  'visitHome',
  ({ visit }) =>
    async (
      options: BrowserContextOptions,
      prepare?: (page: Page) => Promise<unknown>,
    ): Promise<HomeVisit> => {
      const visited = await visit({ reducedMotion: 'no-preference', ...options });
      const videos: string[] = [];
      visited.page.on('request', (request) => {
        if (request.resourceType() === 'media') videos.push(request.url());
      });
      await prepare?.(visited.page);
      await visited.page.goto('/en');
      if (options.javaScriptEnabled !== false) await hydrated(visited.page);
      return { ...visited, videos };
    },
);

export const opacityOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Number(getComputedStyle(element).opacity));

/** Elements that are hidden by any CSS property. */
export const invisible = (page: Page): Promise<string[]> =>
  page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('.unknown-product'))
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter(({ localName }) => !['picture', 'source'].includes(localName))
      .map((element) => `${element.tagName}.${element.className}`),
  );

/** Whether the logos move; an animation stops at the next frame, not at once. */
export const logosMove = (page: Page): Promise<boolean> =>
  page
    .locator('.logo-lane')
    .first()
    .evaluate(async (lane) => {
      let before = '';
      for (let frame = 0; frame < 8; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (frame === 2) before = getComputedStyle(lane).transform;
      }
      return getComputedStyle(lane).transform !== before;
    });
