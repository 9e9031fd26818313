import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { desktop, nextFrame, phone } from '../support/browser.ts';
import { leaveView } from '../support/floating-buttons.ts';

const covered = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector('.floating-buttons');
    if (!focused || !bar || bar.contains(focused)) return undefined;
    const { top } = bar.getBoundingClientRect();
    const { bottom } = focused.getBoundingClientRect();
    return bottom > top && top < window.innerHeight ? focused.outerHTML.slice(0, 80) : undefined;
  });

test('on a desktop the floating buttons stand in the margin, whichever way one reads', async ({
  openPage,
}) => {
  const page = await openPage('/tr/about-us', desktop);
  for (const y of [0, 500, 300]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    const bar = await page.locator('.floating-buttons').boundingBox();
    const text = await page
      .locator('main > .frame')
      .last()
      .evaluate(
        (frame) =>
          frame.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(frame).paddingRight),
      );
    expect(bar?.y).toBeLessThan(900);
    expect(bar?.x).toBeGreaterThanOrEqual(text);
  }
});

describe('the floating buttons on a phone', () => {
  test.for(['/contact', '/why-us'])('never cover what has focus on %s', async (path, { openPage }) => {
    const page = await openPage(`/tr${path}`, { ...phone, reducedMotion: 'reduce' });
    const hidden: string[] = [];
    let stops = 0;
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      stops += 1;
      const what = await covered(page);
      if (what !== undefined) hidden.push(what);
    }
    expect(stops).toBeGreaterThan(15);
    expect(hidden).toEqual([]);
  });

  test.for(['.contact-places .map > a', '.call-to-action a'])(
    'make way for %s where they stood above it',
    async (link, { openPage }) => {
      const page = await openPage('/tr/contact', { ...phone, javaScriptEnabled: false });
      await page.keyboard.press('Tab');
      const wasUnder = await page
        .locator(link)
        .first()
        .evaluate((element) => {
          window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight);
          const buttons = document.querySelector('.floating-buttons')?.getBoundingClientRect();
          const { bottom } = element.getBoundingClientRect();
          if (element instanceof HTMLElement) element.focus({ preventScroll: true });
          return buttons !== undefined && buttons.top < bottom;
        });
      expect(wasUnder).toBe(true);
      await expect.poll(() => covered(page)).toBeUndefined();
    },
  );

  test('give way while one reads on, and come on the way up and at rest, below what ends the page', async ({
    openPage,
  }) => {
    const page = await openPage('/tr/about-us', { ...phone, reducedMotion: 'reduce' });
    const shown = page.locator('.floating-buttons:not([data-away])');
    const scrollTo = async (y: number): Promise<void> => {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      // The page hears of it in the next frame, and of two at once only of the last.
      await nextFrame(page);
    };
    const barTop = (): Promise<number> =>
      page
        .locator('.floating-buttons')
        .evaluate((element) => element.getBoundingClientRect().top - window.innerHeight);
    expect(await barTop()).toBeLessThan(0);
    await leaveView(page, () => scrollTo(1400));
    // At rest.
    await expect.poll(barTop).toBeLessThan(0);
    await leaveView(page, () => scrollTo(1600));
    await scrollTo(1500);
    expect(await shown.count()).toBe(1);
    await leaveView(page, () => scrollTo(100_000));
    await shown.waitFor();
    const { top, textEnd } = await page.evaluate(() => ({
      top: document.querySelector('.floating-buttons')?.getBoundingClientRect().top ?? 0,
      textEnd: document.querySelector('.site-footer-end')?.getBoundingClientRect().bottom ?? Infinity,
    }));
    expect(textEnd).toBeLessThanOrEqual(top);
  });
});
