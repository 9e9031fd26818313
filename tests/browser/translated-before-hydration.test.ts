import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { basketLink, listing, storedBasket } from '../support/basket.ts';
import { desktop, hydrated } from '../support/browser.ts';
import { holdRequests, test as formTest } from '../support/form-test.ts';
import { translate } from '../support/translate.ts';
import { storedRequestsOf, uniqueEmail, visitFromOwnAddress } from '../support/visitor.ts';

const mark = '«';

interface Opened {
  readonly page: Page;
  readonly faults: readonly string[];
  /** Hydrates the page. */
  readonly hydrate: () => Promise<void>;
  /** Whether the page still consists of the elements that the server sent. */
  readonly isSamePage: () => Promise<boolean>;
}

const test = formTest.extend('openTranslated', ({ browser }) => async (address: string): Promise<Opened> => {
  const { page, faults } = await visitFromOwnAddress(browser, desktop);
  const release = await holdRequests(page, '**/assets/**/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.site-footer').waitFor();
  await translate(page, mark);
  const main = await page.locator('main').elementHandle();
  return {
    page,
    faults,
    async hydrate() {
      release();
      await hydrated(page);
      await page.locator('h1', { hasText: mark }).waitFor();
    },
    isSamePage: () => page.evaluate((element) => element === document.querySelector('main'), main),
  };
});

test('a form that is typed in a translated page before its hydration is kept, checked and sent', async ({
  openTranslated,
}) => {
  const { page, faults, hydrate, isSamePage } = await openTranslated(
    '/tr/request?items=orvia-p2-piezo-bone-surgery-unit:2',
  );
  const field = (name: string) => page.locator(`form.request-form [name=${name}]`);
  const send = page.locator('form.request-form button[type=submit]');
  await field('isim').fill('Ayşe');
  await field('mesaj').fill('Acele');
  await hydrate();
  expect(await isSamePage()).toBe(true);
  expect(await field('isim').inputValue()).toBe('Ayşe');
  await send.click();
  await page.locator('.field-error', { hasText: mark }).waitFor();
  const address = uniqueEmail();
  await field('email').fill(address);
  await page.getByRole('spinbutton').fill('7');
  await send.click();
  await page.locator('.thanks', { hasText: mark }).waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([
    { name: 'Ayşe', message: 'Acele', products: [{ quantity: 7 }] },
  ]);
  expect(faults).toEqual([]);
});

test('the basket of a page that was translated before its hydration is filled and emptied', async ({
  openTranslated,
}) => {
  const { page, faults, hydrate, isSamePage } = await openTranslated(listing);
  await hydrate();
  expect(await isSamePage()).toBe(true);
  const buttons = page.locator('.product-card form.add-to-request button');
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  await expect.poll(() => storedBasket(page)).toHaveLength(2);
  await basketLink(page).click();
  await page.waitForURL('**/tr/request?items=*');
  const remove = page.locator('.requested button');
  for (const left of [1, 0]) {
    await remove.first().click();
    await expect.poll(() => page.locator('.requested').count()).toBe(left);
  }
  expect(await storedBasket(page)).toEqual([]);
  expect(faults).toEqual([]);
});
