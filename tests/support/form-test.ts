import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test as browserTest } from './browser-test.ts';
import { desktop, hydrated, nextFrame } from './browser.ts';
import { formOf, uniqueEmail, visitFromOwnAddress, formTexts } from './visitor.ts';

/** Tests of forms: each opened page has its own client IP address, by which the site limits submissions. */
export const test = browserTest
  .extend(
    'openForm',
    ({ browser }) =>
      async (path: string, options: Parameters<typeof visitFromOwnAddress>[1] = desktop) => {
        const { page, faults } = await visitFromOwnAddress(browser, options);
        await page.goto(path);
        if (options.javaScriptEnabled !== false) await hydrated(page);
        return { page, faults, ...formOf(page, path.startsWith('/en') ? 'en' : 'tr') };
      },
  )
  .extend('openValidForm', ({ openForm }) => async (path: string) => {
    const form = await openForm(path);
    const address = uniqueEmail();
    await form.name.fill('Ayşe');
    await form.email.fill(address);
    await form.message.fill('Merhaba');
    return { ...form, address };
  });

/** The name of the focused field, or the text of another focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.name
      : (element?.textContent ?? '');
  });

/** The floating button that opens the offer dialog. */
export const offerButton = (page: Page): Locator =>
  page.locator('.floating-buttons').getByText(formTexts.tr.getOffer);

/** Scrolls below the first screen and back up, which on a phone brings the floating buttons. */
export const turnBack = async (page: Page): Promise<void> => {
  // Until the page listens.
  await expect
    .poll(async () => {
      for (const screens of [2, 1.8]) {
        await page.evaluate((count) => window.scrollTo(0, count * window.innerHeight), screens);
        await nextFrame(page);
      }
      return page.locator('.floating-buttons:not([data-away])').count();
    })
    .toBe(1);
};

/** Delays requests. @returns a function that releases them */
export const holdRequests = async (page: Page, urlPattern: string): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(urlPattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
