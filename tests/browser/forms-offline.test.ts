import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { hydrated, intercept, phone } from '../support/browser.ts';
import { focused, offerButton, test } from '../support/form-test.ts';
import { formOf, formTexts, storedRequestsOf, uniqueEmail } from '../support/visitor.ts';

const texts = {
  tr: { offline: 'Bağlantı yok', send: 'Bağlantı gelince gönder', waiting: 'Bağlantı bekleniyor' },
  en: { offline: 'There is no connection', send: 'Send when I am online again', waiting: 'Waiting for' },
} as const;

const sendAgainText = 'Yeniden gönder';
const cancelText = 'Şimdilik gönderme';

const goOffline = (page: Page): Promise<void> => page.context().setOffline(true);
const goOnline = (page: Page): Promise<void> => page.context().setOffline(false);

test('a form sent without a connection says so, and is sent once when there is one again', async ({
  openForm,
}) => {
  const language = 'en';
  const { page, name, email, message, send, result } = await openForm('/en/services/oem', phone);
  const address = uniqueEmail();
  await name.fill('Jane');
  await email.fill(address);
  await message.fill('Out of reach');
  await goOffline(page);
  await send.click();
  await expect.poll(() => result.innerText()).toContain(texts[language].offline);
  await expect.poll(() => focused(page)).toContain(texts[language].offline);
  expect(await message.inputValue()).toBe('Out of reach');
  // With the keyboard alone.
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(texts[language].send);
  expect(await violations(page, 'main')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toContain(texts[language].waiting);
  expect(await message.isEditable()).toBe(false);
  expect(await send.isDisabled()).toBe(true);
  expect(await violations(page, 'main')).toEqual([]);
  await goOnline(page);
  await expect.poll(() => result.innerText()).toBe(formTexts[language].sent);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  expect(await storedRequestsOf(address)).toMatchObject([{ message: 'Out of reach' }]);
});

test('a form whose response was lost is not called unsent, and is stored once when it is sent again by itself', async ({
  openValidForm,
}) => {
  const { page, send, result, address } = await openValidForm('/tr/services/oem');
  const api = '**/api/technical-form';
  const release = await intercept(page, api, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  await expect.poll(() => result.innerText()).toContain('ulaşıp ulaşmadığını bilmiyoruz');
  await goOffline(page);
  await page.getByText(texts.tr.send).waitFor();
  await goOnline(page);
  await page.getByRole('button', { name: sendAgainText }).click();
  await expect.poll(() => result.innerText()).toContain(texts.tr.waiting);
  // Another attempt fails, and the form goes on waiting.
  const failed = page.waitForEvent('requestfailed');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await failed;
  await expect.poll(() => result.innerText()).toContain(texts.tr.waiting);
  release();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => result.innerText()).toBe(formTexts.tr.sent);
  expect(await storedRequestsOf(address)).toHaveLength(1);
});

test('a form that waits for a connection is not sent once the visitor has thought better of it', async ({
  openValidForm,
}) => {
  const { page, message, send, result, address } = await openValidForm('/tr/services/oem');
  await goOffline(page);
  await send.click();
  await page.getByText(texts.tr.send).click();
  await page.getByText(cancelText).click();
  await expect.poll(() => result.innerText()).toContain(texts.tr.offline);
  await goOnline(page);
  await expect.poll(() => result.innerText()).toContain('form gönderilmedi');
  expect(await result.innerText()).not.toContain(texts.tr.offline);
  expect(await page.getByRole('button', { name: sendAgainText }).count()).toBe(1);
  await message.fill('Bir şey daha');
  expect(await storedRequestsOf(address)).toEqual([]);
  await send.click();
  await expect.poll(() => result.innerText()).toBe(formTexts.tr.sent);
  expect(await storedRequestsOf(address)).toMatchObject([{ message: 'Bir şey daha' }]);
});

test('a reload keeps what waited for a connection, under the same key', async ({ openValidForm }) => {
  const { page, email, message, send, result, address } = await openValidForm('/tr/services/oem');
  const keys: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? null);
  });
  await message.fill('Yolda');
  await goOffline(page);
  await send.click();
  await page.getByText(texts.tr.send).click();
  await expect.poll(() => result.innerText()).toContain(texts.tr.waiting);
  // The page of an offline browser cannot be loaded again; nothing else reaches the server.
  const release = await intercept(page, '**/api/technical-form', (route) => route.abort());
  await goOnline(page);
  await page.reload();
  await hydrated(page);
  release();
  await expect.poll(() => message.inputValue()).toBe('Yolda');
  expect(await email.inputValue()).toBe(address);
  await send.click();
  await expect.poll(() => result.innerText()).toBe(formTexts.tr.sent);
  expect(new Set(keys).size).toBe(1);
  expect(await storedRequestsOf(address)).toHaveLength(1);
});

test('a form in a dialog that was closed is sent when there is a connection', async ({ openForm }) => {
  const { page } = await openForm('/tr/about-us');
  const { name, email, message, send, result } = formOf(page);
  const address = uniqueEmail();
  await offerButton(page).click();
  await name.fill('Ayşe');
  await email.fill(address);
  await message.fill('Merhaba');
  await goOffline(page);
  await send.click();
  await page.getByText(texts.tr.send).click();
  await expect.poll(() => result.innerText()).toContain(texts.tr.waiting);
  await page.keyboard.press('Escape');
  await result.waitFor({ state: 'detached' });
  await goOnline(page);
  await expect.poll(() => storedRequestsOf(address)).toHaveLength(1);
  await offerButton(page).click();
  await expect.poll(() => result.innerText()).toBe(formTexts.tr.sent);
});
