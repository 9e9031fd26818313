import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { desktop, hydrated } from '../support/browser.ts';

const listing = '/tr/products/ultrasonic-piezo-system';

/** The parts of the page that transitions moved by themselves, as the browser has begun to. */
const recordTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void (async () => {
        await transition.ready;
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''));
        document.body.dataset['moved'] = names.filter((name) => name.includes('group')).join(' ');
      })();
      return transition;
    };
  });

const moved = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.body.dataset['moved']);

const named = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('img')].filter(
        (image) => getComputedStyle(image).viewTransitionName === 'product',
      ).length,
  );

test('the picture of a pressed card becomes that of the product, and of a similar product', async ({
  visit,
}) => {
  const { page, faults } = await visit({ ...desktop, reducedMotion: 'no-preference' });
  await page.goto(listing);
  await hydrated(page);
  expect(await named(page)).toBe(0);
  await recordTransitions(page);
  const follow = async (links: string): Promise<void> => {
    const link = page.locator(links).first();
    const name = await link.innerText();
    await page.evaluate(() => delete document.body.dataset['moved']);
    await link.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => moved(page)).toContain('::view-transition-group(product)');
    expect(await named(page)).toBe(1);
  };
  await follow('.product-card :is(h2, h3) a');
  await page.locator('.related .product-card a').first().focus();
  expect(await named(page)).toBe(1);
  await follow('.related .product-card :is(h2, h3) a');
  expect(faults).toEqual([]);
});

test('under reduced motion no picture moves from page to page', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto(listing);
  await hydrated(page);
  await recordTransitions(page);
  await page.locator('.product-card :is(h2, h3) a').first().click();
  await page.locator('.product-picture').waitFor();
  await expect.poll(() => moved(page)).toBe('');
});

/** Counts the drawings that had begun to draw themselves when the page was ready. */
const drawn = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.body.dataset['drawn'] ?? 0));

const countDrawn = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    document.addEventListener('transitionrun', ({ propertyName, target }) => {
      if (propertyName !== 'clip-path' || !(target instanceof HTMLImageElement)) return;
      document.body.dataset['drawn'] = String(Number(document.body.dataset['drawn'] ?? 0) + 1);
    });
  });
};

const product = '/tr/products/product-details/elvan-300-electrosurgical-generator';

test('the drawing of the first product of a visit draws itself once', async ({ visit }) => {
  const { page, faults } = await visit({ ...desktop, reducedMotion: 'no-preference' });
  await countDrawn(page);
  await page.goto(product);
  await hydrated(page);
  await expect.poll(() => drawn(page)).toBe(1);
  await page.locator('.breadcrumb a').last().click();
  await page.locator('.product-card :is(h2, h3) a').first().click();
  await page.locator('.product-picture img').waitFor();
  expect(await drawn(page)).toBe(1);
  expect(faults).toEqual([]);
});

test('under reduced motion no drawing draws itself', async ({ visit }) => {
  const { page } = await visit(desktop);
  await countDrawn(page);
  await page.goto(product);
  await hydrated(page);
  expect(await drawn(page)).toBe(0);
});
