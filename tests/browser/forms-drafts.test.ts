import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { hydrated, intercept } from '../support/browser.ts';
import { offerButton, test } from '../support/form-test.ts';
import { formOf, visitFromOwnAddress } from '../support/visitor.ts';

const scripts = '**/assets/**/*.js';

const englishLink = (page: Page) => page.getByRole('link', { name: 'English' });

/** Whether the page asks if the server is reachable. */
const isProbe = (request: Request): boolean => request.method() === 'HEAD';

test('a draft survives a change of language, a reload and a visit to another page', async ({ openForm }) => {
  const { page, name, message } = await openForm('/tr/services/oem');
  await name.fill('Ayşe Işık');
  await message.fill('Uzun bir hikâye');
  await englishLink(page).click();
  const english = formOf(page, 'en');
  // The texts change a moment before the URL does.
  await page.waitForURL('**/en/services/oem');
  expect(await english.name.inputValue()).toBe('Ayşe Işık');
  await page.reload();
  await hydrated(page);
  expect(await english.message.inputValue()).toBe('Uzun bir hikâye');
  await page.locator('.site-footer').getByRole('link', { name: 'Privacy policy' }).click();
  await page.waitForURL('**/privacy-policy');
  await page.goBack();
  await english.name.waitFor();
  expect(await english.name.inputValue()).toBe('Ayşe Işık');
});

test('what was searched for stands below a message that was typed earlier, once', async ({ openForm }) => {
  const { page, message } = await openForm('/tr/request');
  await message.fill('Teklif rica ederim.');
  await page.goto('/tr/request?q=titanyum+vida');
  await hydrated(page);
  expect(await message.inputValue()).toBe('Teklif rica ederim.\n\nŞunu bulamadım: titanyum vida');
  await message.fill('Titanyum vida için teklif rica ederim.');
  await page.reload();
  await hydrated(page);
  expect(await message.inputValue()).toBe('Titanyum vida için teklif rica ederim.');
  await englishLink(page).click();
  await page.waitForURL('**/en/request?q=titanyum+vida');
  expect(await formOf(page, 'en').message.inputValue()).toBe('Titanyum vida için teklif rica ederim.');
});

test('a draft is kept in memory where storage is forbidden', async ({ browser }) => {
  const { page } = await visitFromOwnAddress(browser);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('/tr/about-us');
  await hydrated(page);
  const { name } = formOf(page);
  await offerButton(page).click();
  await name.fill('Gizli gezgin');
  await page.keyboard.press('Escape');
  await offerButton(page).click();
  expect(await name.inputValue()).toBe('Gizli gezgin');
});

test('a change of language that fails offline leaves the form unchanged and succeeds online', async ({
  openForm,
}) => {
  const { page, name } = await openForm('/tr/services/oem');
  await name.fill('Ayşe Işık');
  await page.context().setOffline(true);
  for (const _ of [1, 2]) {
    await Promise.all([
      page.waitForEvent('requestfailed', { predicate: isProbe }),
      englishLink(page).click(),
    ]);
    expect(await page.locator('h1').innerText()).toBe('Özel Üretim (OEM)');
    expect(await name.inputValue()).toBe('Ayşe Işık');
    await page.getByRole('status').getByText('İngilizce metinler yüklenemedi.').waitFor();
  }
  await page.context().setOffline(false);
  await englishLink(page).click();
  await page.waitForURL('**/en/services/oem');
  // The document may have been loaded again, which restores the draft at hydration.
  await expect.poll(() => formOf(page, 'en').name.inputValue()).toBe('Ayşe Işık');
});

test('a draft survives the reload that a change of language needs after a deployment', async ({
  openForm,
}) => {
  const { page, name } = await openForm('/tr/services/oem');
  await name.fill('Ayşe Işık');
  const release = await intercept(page, scripts, (route) => route.fulfill({ status: 404 }));
  const probe = page.waitForRequest(isProbe);
  await englishLink(page).click();
  await probe;
  release();
  await page.waitForURL('**/en/services/oem');
  await hydrated(page);
  expect(await formOf(page, 'en').name.inputValue()).toBe('Ayşe Işık');
});
