import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdRequests, offerButton, test } from '../support/form-test.ts';
import { formOf, formTexts, storedRequestsOf } from '../support/visitor.ts';

/** Takes the form out of the page, as an extension of the browser may: React cannot remove it once more, and gives up. */
const takeAway = (page: Page): Promise<void> =>
  page.locator('form.request-form').evaluate((form) => form.remove());

/** Takes away what the next page replaces. */
const takeContentAway = (page: Page): Promise<void> =>
  page.locator('.form-page').evaluate((content) => content.remove());

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Bir şeyler ters gitti' });

test('a page that breaks when its form was accepted says that the form was sent', async ({
  openValidForm,
}) => {
  const { page, send, address } = await openValidForm('/tr/services/oem');
  const release = await holdRequests(page, '**/api/technical-form');
  await send.click();
  await takeAway(page);
  release();
  // On the failure page, or on the page that says so by its address and takes its place.
  await page.getByText(formTexts.tr.sent).waitFor();
  expect(await storedRequestsOf(address)).toHaveLength(1);
});

test('a page that breaks with the offer dialog says that the request was sent', async ({ openForm }) => {
  const { page } = await openForm('/tr/about-us');
  await offerButton(page).click();
  const { name, email, message, send } = formOf(page);
  await name.fill('Ayşe');
  await email.fill('ayse@hastane.example');
  await message.fill('Merhaba');
  const release = await holdRequests(page, '**/api/offer-form');
  await send.click();
  await takeAway(page);
  release();
  await failure(page).getByText(formTexts.tr.sent).waitFor();
  // The entry of the dialog is left, and the page stays what it is.
  await page.waitForFunction(() => history.state?.overlay !== true);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await failure(page).getByText(formTexts.tr.sent).isVisible()).toBe(true);
});

test('a page that breaks while its form is on its way says what came of it once that is known', async ({
  openValidForm,
}) => {
  const { page, send, address } = await openValidForm('/tr/services/oem');
  const release = await holdRequests(page, '**/api/technical-form');
  await send.click();
  await takeContentAway(page);
  await page.locator('.site-footer').getByRole('link', { name: 'Gizlilik politikası' }).click();
  await failure(page).waitFor();
  expect(await failure(page).innerText()).not.toContain(formTexts.tr.sent);
  release();
  await failure(page).getByText(formTexts.tr.sent).waitFor();
  expect(await storedRequestsOf(address)).toHaveLength(1);
});

test('a page that breaks without a form says nothing of one', async ({ openForm }) => {
  const { page } = await openForm('/tr/services/oem');
  await takeContentAway(page);
  await page.locator('.site-footer').getByRole('link', { name: 'Gizlilik politikası' }).click();
  await failure(page).waitFor();
  expect(await failure(page).innerText()).not.toContain(formTexts.tr.sent);
});
