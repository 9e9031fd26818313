import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { desktop, hydrated, phone, stopTime } from '../support/browser.ts';
import { missingStyles } from '../support/missing-styles.ts';

const product = '/tr/products/product-details/orvia-p2-piezo-bone-surgery-unit';

/** Lets no picture of a product arrive until the test says so. */
const holdPictures = async (page: Page): Promise<() => void> => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/images/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** Paths of what the page requests. */
const requestsOf = (page: Page, type: 'script' | 'stylesheet'): string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === type) requested.push(new URL(request.url()).pathname);
  });
  return requested;
};

test('scripts are requested once the pictures of the first screen are there', async ({ visit }) => {
  const { page, faults } = await visit(phone);
  const scripts = requestsOf(page, 'script');
  const release = await holdPictures(page);
  await stopTime(page);
  await page.goto(product, { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(1000);
  expect(scripts).toEqual([expect.stringContaining('/start.')]);
  release();
  await page.waitForLoadState('load');
  await page.clock.runFor(1000);
  await page.clock.resume();
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(3);
  expect(faults).toEqual([]);
});

test.for([
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a touch', (page: Page) => page.touchscreen.tap(350, 90)],
  ['the mouse', (page: Page) => page.mouse.move(200, 400)],
] as const)(
  '%s makes the page load its scripts before its pictures are there',
  async ([, act], { visit }) => {
    const { page } = await visit(phone);
    const release = await holdPictures(page);
    await page.goto(product, { waitUntil: 'domcontentloaded' });
    await act(page);
    await hydrated(page);
    release();
  },
);

test('a picture that does not come delays the scripts by three seconds at most', async ({ visit }) => {
  const { page } = await visit(phone);
  await stopTime(page);
  const scripts = requestsOf(page, 'script');
  const release = await holdPictures(page);
  // Its time begins when it runs, which may be after the HTML is there.
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  await page.exposeFunction('start', start);
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    Reflect.set(document, 'addEventListener', (...of: Parameters<typeof listen>) => {
      if (of[0] === 'pointerover') void Reflect.get(window, 'start')();
      listen(...of);
    });
  });
  await page.goto(product, { waitUntil: 'domcontentloaded' });
  await started;
  await page.clock.runFor(2900);
  expect(scripts).toEqual([expect.stringContaining('/start.')]);
  await page.clock.runFor(200);
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  release();
});

test('a link that is pressed before the page has its scripts works', async ({ visit }) => {
  const { page } = await visit(phone);
  await page.route('**/assets/**/*.js', () => {
    // None arrives.
  });
  await page.goto(product, { waitUntil: 'commit' });
  await page.locator('.breadcrumb a').last().click();
  await page.waitForURL(/\/tr\/products\/[^/]+$/u, { waitUntil: 'commit' });
});

test('style sheets are requested for paper and for the pages that are opened later only', async ({
  visit,
}) => {
  const { page, faults } = await visit(desktop);
  const sheets = requestsOf(page, 'stylesheet');
  await page.goto('/tr/products/mammoplasty');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(sheets).toEqual([expect.stringMatching(/\/print\.[\w-]+\.css$/u)]);
  await page.getByRole('main').locator('a[href*="product-details"]').first().click();
  await page.locator('.product').waitFor();
  expect(sheets).toHaveLength(2);
  expect(await missingStyles(page)).toEqual([]);
  await page.goBack();
  await page.locator('.listing').waitFor();
  expect(sheets).toHaveLength(2);
  expect(faults).toEqual([]);
});
