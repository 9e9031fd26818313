import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, phone, stopTime } from '../support/browser.ts';
import { invisible, opacityOf, test } from '../support/home-test.ts';

/** Lets every observer see every part of the page. */
const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

test.for([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)(
  'everything that fades in is visible once %s was scrolled through',
  async ([_name, device], { visitHome }) => {
    const { page, faults } = await visitHome(device);
    await scrollThrough(page);
    await page.waitForFunction(() => document.querySelector('.counter-current') === null);
    // The video appears when it plays, and plays only in view.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

    expect(await page.locator('[data-reveal]').count()).toBeGreaterThan(3);
    await expect.poll(() => invisible(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
);

test('what fades in is visible above a visitor who jumped to the end', async ({ visitHome }) => {
  const { page } = await visitHome(desktop);
  await page.locator('[data-reveal="waiting"]').first().waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

  await page.waitForFunction(() => document.querySelector('[data-reveal="waiting"]') === null);
  expect(await page.locator('[data-reveal="shown"]').count()).toBeGreaterThan(3);
});

test('what fades in is visible in print, wherever the visitor is', async ({ visitHome }) => {
  const { page } = await visitHome(desktop);
  await page.locator('[data-reveal="waiting"]').first().waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });

  expect(await opacityOf(page, '.hero-slogan')).toBe(1);
  const waiting = page.locator('[data-reveal="waiting"]');
  expect(await waiting.evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity))).not.toContain(
    '0',
  );
});

test('an offering in the lower half of the view is shown after a moment', async ({ visitHome }) => {
  const { page } = await visitHome(desktop);
  await stopTime(page);
  const first = page.locator('.offering').first();
  await first.evaluate((element) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - window.innerHeight + 40);
  });

  expect(await first.getAttribute('data-reveal')).toBe('waiting');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return first.getAttribute('data-reveal');
    })
    .toBe('shown');
});
