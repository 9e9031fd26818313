import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { phone } from '../support/browser.ts';
import { focused, holdRequests, offerButton, test } from '../support/form-test.ts';
import { uniqueEmail, storedRequestsOf, formTexts } from '../support/visitor.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');

const scripts = '**/assets/**/*.js';

test('the offer dialog closes with Escape, returns the focus and keeps its draft', async ({ openForm }) => {
  const { page, name } = await openForm('/tr/about-us');
  await offerButton(page).click();
  await dialogOf(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await name.fill('Yarım kaldı');
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(await focused(page)).toBe(formTexts.tr.getOffer);
  await offerButton(page).click();
  expect(await name.inputValue()).toBe('Yarım kaldı');
  expect(new URL(page.url()).pathname).toBe('/tr/about-us');
});

test('the offer dialog of the contact page stores a request without products', async ({ openForm }) => {
  const { page, name, email, message, send, result } = await openForm('/tr/contact', phone);
  const address = uniqueEmail();
  await page.locator('main').getByText(formTexts.tr.getOffer).click();
  await name.fill('Ayşe Işık');
  await email.fill(address);
  await message.fill('Merhaba');
  await send.click();
  await result.waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([{ kind: 'offer', products: [] }]);
});

test('the offer dialog of a product page stores a request for the product', async ({ openForm }) => {
  const product = 'orvia-p2-piezo-bone-surgery-unit';
  const { page, name, email, send, result } = await openForm(`/tr/products/product-details/${product}`);
  const address = uniqueEmail();
  await page.locator('main').getByText(formTexts.tr.getOffer).click();
  await dialogOf(page).getByText('Orvia P2 Piezo Kemik Cerrahisi Ünitesi', { exact: true }).waitFor();
  await name.fill('Ayşe Işık');
  await email.fill(address);
  await send.click();
  await result.waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([
    { kind: 'offer', products: [{ slug: product, quantity: 1 }] },
  ]);
});

test('a reopened offer dialog shows the submission that was pending when it closed, and leads to where a list is pasted', async ({
  openForm,
}) => {
  const { page, name, email, message, send, result } = await openForm('/tr/about-us');
  const address = uniqueEmail();
  const release = await holdRequests(page, '**/api/offer-form');
  await offerButton(page).click();
  await name.fill('Ayşe Işık');
  await email.fill(address);
  await message.fill('Merhaba');
  await send.click();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  await offerButton(page).click();
  await expect.poll(() => send.innerText()).toBe(formTexts.tr.pending);
  expect(await send.isDisabled()).toBe(true);
  release();
  await result.waitFor();
  expect(await result.innerText()).toBe(formTexts.tr.sent);
  expect(await storedRequestsOf(address)).toHaveLength(1);
  // The thanks are shown once: the next form is a new one, of the same visitor.
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  await offerButton(page).click();
  expect(await name.inputValue()).toBe('Ayşe Işık');
  expect(await message.inputValue()).toBe('');
  await name.fill('Ayşe');
  await dialogOf(page).getByRole('link', { name: 'Liste yapıştırın' }).click();
  await page.waitForURL('**/tr/request#quick-order');
  await page.locator('.quick-order').getByRole('textbox').waitFor();
  expect(await name.inputValue()).toBe('Ayşe');
});

test('the offer button is busy until the code of the dialog is loaded', async ({ openForm }) => {
  const { page } = await openForm('/tr/about-us');
  const release = await holdRequests(page, scripts);
  await offerButton(page).click();
  await expect.poll(() => offerButton(page).getAttribute('aria-busy')).toBe('true');
  release();
  await dialogOf(page).waitFor();
  expect(await offerButton(page).getAttribute('aria-busy')).toBe('false');
});

test('Back closes the offer dialog before it leaves the page', async ({ openForm }) => {
  const { page, faults } = await openForm('/tr/about-us');
  await page.locator('.site-footer').getByRole('link', { name: 'İletişim' }).click();
  await page.waitForURL('**/tr/contact');
  // Perhaps before the page has come, which its address is ahead of.
  await offerButton(page).click();
  await dialogOf(page).waitFor();
  await page.goBack();
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/tr/contact');
  await offerButton(page).click();
  await dialogOf(page).waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
  // The dialog's entry is left in a moment of its own; a step at the same time would be one with it.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
  await page.goBack();
  await page.waitForURL('**/tr/about-us');
  await page.getByRole('heading', { level: 1, name: 'Hakkımızda' }).waitFor();
  expect(faults).toEqual([]);
});

test('the page with the form opens when the code of the offer dialog fails to load', async ({ openForm }) => {
  const { page, name } = await openForm('/tr/about-us');
  await page.route(scripts, (route) => route.abort());
  await offerButton(page).click();
  await page.waitForURL('**/tr/request');
  await name.waitFor();
  expect(await dialogOf(page).count()).toBe(0);
});
