import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, phone } from '../support/browser.ts';
import { invisible, logosMove, opacityOf, test } from '../support/home-test.ts';

const finalNumbers = { tr: ['500+', '%70', '100+', '81'], en: ['500+', '70%', '100+', '81'] } as const;

const reduced = { ...desktop, reducedMotion: 'reduce' } as const;

const shownNumbers = (page: Page): Promise<string[]> => page.locator('.counter-target').allInnerTexts();

test('without JavaScript the slogan and the numbers are there, and nothing that would need a script', async ({
  visitHome,
}) => {
  const { page, faults, videos } = await visitHome({ ...phone, javaScriptEnabled: false });

  expect(await opacityOf(page, '.hero-slogan')).toBe(1);
  expect(await shownNumbers(page)).toEqual(finalNumbers.en);
  expect(await page.locator('.logo-lane').count()).toBe(1);
  expect(await page.locator('.pause-button').count()).toBe(0);
  expect(await invisible(page)).toEqual([]);
  expect(videos).toEqual([]);
  expect(faults).toEqual([]);
});

test('in Turkish the percent sign stands before the number', async ({ visit }) => {
  const { page } = await visit({
    ...phone,
    reducedMotion: 'no-preference',
    javaScriptEnabled: false,
  });
  await page.goto('/tr');

  expect(await shownNumbers(page)).toEqual(finalNumbers.tr);
  // Whoever comes from a link to a product that is unknown reads why they are here.
  const unknown = page.getByText('Bağlantıdaki ürün kataloğumuzda yok.');
  expect(await unknown.isVisible()).toBe(false);
  await page.goto('/tr/products/product-details/no-such-product');
  expect(await unknown.isVisible()).toBe(true);
});

test('under reduced motion everything is there at once, nothing moves and no video is loaded', async ({
  visitHome,
}) => {
  const { page, faults, videos } = await visitHome(reduced);

  expect(await opacityOf(page, '.hero-slogan')).toBe(1);
  expect(await invisible(page)).toEqual([]);
  expect(await page.locator('.pause-button').count()).toBe(0);
  await page.locator('.marquee').scrollIntoViewIfNeeded();
  expect(await logosMove(page)).toBe(false);
  expect(await shownNumbers(page)).toEqual(finalNumbers.en);
  expect(videos).toEqual([]);
  expect(faults).toEqual([]);
});

test('video and logos stop when the visitor begins to ask for reduced motion', async ({ visitHome }) => {
  const { page } = await visitHome(desktop);
  expect(await logosMove(page)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await page.locator('video').waitFor({ state: 'detached' });
  expect(await logosMove(page)).toBe(false);
  expect(await invisible(page)).toEqual([]);
});

test('the counters count up when they come into view, and end with the numbers that were there before', async ({
  visitHome,
}) => {
  const { page } = await visitHome(desktop);
  const widths = (): Promise<number[]> =>
    page.locator('.numeral').evaluateAll((numbers) => numbers.map((number) => number.clientWidth));
  // The page itself looks: on a slow machine they are at their end before one looks from outside.
  const during = await page.locator('.counters').evaluate(async (counters) => {
    counters.scrollIntoView();
    const of = (selector: string): HTMLElement[] => [...counters.querySelectorAll<HTMLElement>(selector)];
    while (!of('.counter-current').some(({ innerText }) => /[1-9]/u.test(innerText)))
      await new Promise(requestAnimationFrame);
    return {
      widths: of('.numeral').map(({ clientWidth }) => clientWidth),
      numbers: of('.counter-target').map(({ innerText }) => innerText),
    };
  });
  expect(during.numbers).toEqual(finalNumbers.en);
  await page.waitForFunction(() => document.querySelector('.counter-current') === null);

  expect(await shownNumbers(page)).toEqual(finalNumbers.en);
  expect(await page.locator('.counter').allInnerTexts()).toHaveLength(4);
  expect(await widths()).toEqual(during.widths);
});

test('going from page to page quickly leaves no fault behind', async ({ visitHome }) => {
  const { page, faults } = await visitHome(desktop);
  await page.evaluate(() => {
    for (const path of ['/en/news', '/en/contact', '/en/partners']) {
      document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
    }
  });
  await page.waitForURL('**/en/partners');
  await page.goBack();
  await page.goForward();
  await page.waitForURL('**/en/partners');
  await page.waitForLoadState('networkidle');

  expect(faults).toEqual([]);
});
