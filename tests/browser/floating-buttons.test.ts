import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { desktop, phone, turnWheel } from '../support/browser.ts';
import { leaveView } from '../support/floating-buttons.ts';
import { turnBack } from '../support/form-test.ts';

const product = '/products/product-details/orvia-p2-piezo-bone-surgery-unit';

/** Pages with cards. */
const pages = [
  '',
  '/news',
  '/partners',
  '/ent-solutions',
  '/products/mammoplasty',
  product,
  '/search?q=piezo',
];

/** Pictures and buttons of the page, at present below the floating ones. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('.floating-buttons')?.getBoundingClientRect() ?? new DOMRect();
    const cards = ':is(.card, .brands, .news-entry, .category-entry) :is(a, img)';
    return Array.from(document.querySelectorAll(`main :is(button, .button, ${cards})`))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.hero, .marquee'))
      .filter((element) => {
        const { top, right, bottom, left } = element.getBoundingClientRect();
        return bottom > bar.top && top < bar.bottom && right > bar.left && left < bar.right;
      })
      .map((element) => element.outerHTML.slice(0, 100));
  });

test.for([
  ['small desktop', { viewport: { width: 1024, height: 768 } }],
  ['desktop', desktop],
] as const)(
  'on a %s they cover no picture and no button of a page with cards, wherever it is scrolled to',
  async ([, size], { visit }) => {
    const { page } = await visit(size);
    for (const address of pages) {
      await page.goto(`/tr${address}`);
      expect(await page.locator('.floating-buttons .button').count()).toBe(2);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const y of [0, 300, height / 2, height / 2 - 60, height - 500, height]) {
        await page.evaluate((top) => window.scrollTo(0, top), y);
        expect(await covered(page), `${address} at ${y}`).toEqual([]);
      }
    }
  },
);

test('at a zoom of 400 % header and buttons leave three quarters of the screen', async ({ visit }) => {
  const { page } = await visit({ viewport: { width: 320, height: 256 } });
  for (const address of ['/tr', '/tr/about-us', '/tr/products/mammoplasty', '/tr/request']) {
    await page.goto(address);
    for (const y of [0, 400, 300]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      const heights = await page.locator('.site-header, .floating-buttons').evaluateAll((all) =>
        all.map((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
        }),
      );
      expect(heights).toHaveLength(2);
      expect(
        heights.reduce((sum, height) => sum + height, 0),
        `${address} at ${y}`,
      ).toBeLessThanOrEqual(64);
    }
  }
});

/** The part of the floating buttons that is in view, from 0 to 1. */
const visiblePart = (page: Page): Promise<number> =>
  page.locator('.floating-buttons').evaluate((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ opacityProperty: true });
    return isSeen ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height : 0;
  });

test('on a phone they are there when a page opens, before its scripts and without them', async ({
  visit,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await visit({ ...phone, javaScriptEnabled });
    for (const address of ['', '/about-us', '/products/mammoplasty', '/search?q=piezo', '/documents']) {
      await page.goto(`/en${address}`, { waitUntil: 'commit' });
      await page.locator('.floating-buttons').waitFor();
      expect(await visiblePart(page), address).toBe(1);
    }
  }
});

test('on a phone they give way on pages that are not hydrated', async ({ visit }) => {
  const { page } = await visit(phone);
  // Their scripts come after its pictures.
  await page.goto('/en/documents', { waitUntil: 'networkidle' });
  await leaveView(page, () => turnWheel(page, 600));
  await turnWheel(page, -600);
  await expect.poll(() => visiblePart(page)).toBe(1);
});

test('on a phone without scripts they leave with the first screen', async ({ visit }) => {
  const { page } = await visit({ ...phone, javaScriptEnabled: false });
  await page.goto('/en/documents');
  expect(await visiblePart(page)).toBe(1);
  await turnWheel(page, 600);
  await expect.poll(() => visiblePart(page)).toBe(0);
  await turnWheel(page, -600);
  await expect.poll(() => visiblePart(page)).toBe(1);
});

test('on a phone they come to rest on no control of the page, and can be pressed', async ({ openPage }) => {
  const page = await openPage('/tr/products/mammoplasty', phone);
  const restOn = async (bottom: number): Promise<void> => {
    await page
      .locator('.compare-button button')
      .nth(3)
      .evaluate((button, y) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + y), bottom);
  };
  await leaveView(page, () => restOn(120));
  await expect.poll(() => visiblePart(page)).toBe(1);
  await leaveView(page, () => restOn(30));
  await page.waitForTimeout(1000);
  expect(await visiblePart(page)).toBe(0);
  await restOn(40);
  await turnBack(page);
  await page.locator('.floating-buttons .offer-link').click();
  await page.getByRole('dialog').waitFor();
});

test('at a zoom of 400 % the first press is on the button, also after the visitor has scrolled down', async ({
  openPage,
}) => {
  const page = await openPage('/tr/products/mammoplasty', { viewport: { width: 320, height: 256 } });
  const bar = page.locator('.floating-buttons');
  await bar.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.locator('.floating-buttons[data-away]').waitFor();
  const bottomOfMain = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom);
  expect((await bar.boundingBox())?.y).toBeCloseTo(bottomOfMain, 0);
  const box = await bar.locator('.offer-link').boundingBox();
  if (!box) throw new Error('the button is not there');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('dialog').waitFor();
});

test('on a phone a product can be asked for on the first screen', async ({ visit }) => {
  const { page } = await visit(phone);
  await page.goto(`/tr${product}`);
  const button = await page.locator('main .offer-link').first().boundingBox();
  const bar = await page.locator('.floating-buttons').boundingBox();
  const height = await page.evaluate(() => innerHeight);
  expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
  // The bar offers it once that button has left the screen.
  expect(bar?.y).toBeGreaterThanOrEqual(height);
  const barTop = (): Promise<number> =>
    page.locator('.floating-buttons').evaluate((element) => element.getBoundingClientRect().top);
  await turnBack(page);
  await expect.poll(barTop).toBeLessThan(height);
});
