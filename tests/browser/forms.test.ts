import { expect } from 'vitest';
import { desktop, hydrated, intercept, phone } from '../support/browser.ts';
import { focused, holdRequests, offerButton, test } from '../support/form-test.ts';
import { formOf, uniqueEmail, storedRequestsOf, formTexts } from '../support/visitor.ts';

test.for([
  ['/tr/request', 'offer'],
  ['/tr/services/technical-service', 'technicalService'],
  ['/tr/services/oem', 'oem'],
  ['/tr/online-catalog', 'catalogue'],
] as const)('the form of %s stores a request with all fields', async ([path, kind], { openForm }) => {
  const {
    page,
    faults,
    name,
    email,
    country,
    phone: phoneField,
    message,
    send,
    result,
  } = await openForm(path);
  const address = uniqueEmail();
  await name.fill('  İsmail Çağlayan ');
  await email.fill(address);
  await country.fill('Azerbaycan');
  await phoneField.fill('+994 12 000 00 00');
  await message.fill('Birinci satır\nİkinci satır');
  await send.click();
  await result.waitFor();
  expect(await result.innerText()).toBe(formTexts.tr.sent);
  await expect.poll(() => focused(page)).toBe(formTexts.tr.sent);
  expect(await page.locator('.thanks').innerText()).toContain('e-postayla bir özet');
  expect(await storedRequestsOf(address)).toMatchObject([
    {
      kind,
      name: 'İsmail Çağlayan',
      country: 'Azerbaycan',
      phone: '+994 12 000 00 00',
      message: 'Birinci satır\nİkinci satır',
      products: [],
      language: 'tr',
      notice_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
    },
  ]);
  expect(faults).toEqual([]);
});

test('a second form on the same page is there at once, of the same visitor, and stores a second request', async ({
  openForm,
}) => {
  const { page, name, email, message, send, result } = await openForm('/en/services/oem');
  const address = uniqueEmail();
  for (const _ of [1, 2]) {
    await name.fill('Jane Doe');
    await email.fill(address);
    await message.fill('Hello');
    await send.click();
    await result.waitFor();
    await page.waitForURL('**/en/services/oem?sent=1');
    const release = await holdRequests(page, '**/api/page/**');
    await page.getByText(formTexts.en.again).click();
    // Typed at once, nothing is lost.
    await page.keyboard.type('And');
    expect(await name.inputValue()).toBe('Jane Doe');
    expect(await email.inputValue()).toBe(address);
    expect(await message.inputValue()).toBe('And');
    release();
    await page.waitForURL('**/en/services/oem');
  }
  expect(await storedRequestsOf(address)).toHaveLength(2);
});

test('the URL of a page says that its form was sent, also after a reload, and without cookies when', async ({
  openValidForm,
}) => {
  const { page, send, result, name, email, message } = await openValidForm('/tr/services/oem');
  const release = await intercept(page, '**/api/technical-form', async (route) => {
    const response = await route.fetch();
    await page.context().clearCookies();
    const { 'set-cookie': _blocked, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await send.click();
  await page.waitForURL('**/tr/services/oem?sent=1&receipt=*');
  await page.reload();
  await hydrated(page);
  expect(await result.innerText()).toMatch(/^Bu form gönderildi ve bize ulaştı: \d+\s/u);
  release();
  await page.getByText(formTexts.tr.again).click();
  await name.fill('Ayşe');
  await email.fill(uniqueEmail());
  await message.fill('Merhaba');
  await send.click();
  await page.waitForURL('**/tr/services/oem?sent=1');
  await page.reload();
  await hydrated(page);
  expect(await result.innerText()).toBe(formTexts.tr.sent);
  await page.getByText(formTexts.tr.again).click();
  await name.waitFor();
  await page.waitForURL(({ search }) => search === '');
  expect(await name.inputValue()).toBe('Ayşe');
  expect(await message.inputValue()).toBe('');
});

test('who has sent a form reads its number, when to expect an answer and whom to ask, also after a reload and after Back; who has not, reads nothing of it', async ({
  openValidForm,
  visit,
}) => {
  const { page, send, result, email, phone: telephone, address } = await openValidForm('/tr/services/oem');
  await email.fill(`${address.toLocaleUpperCase('tr')}.`);
  await telephone.fill('٠٥٣٢ ١١١ ٢٢ ٣٣ / 0312 111 22 33 dahili 4');
  await send.click();
  await page.waitForURL('**/tr/services/oem?sent=1');
  const [request] = await storedRequestsOf(address);
  expect(request?.phone).toBe('0532 111 22 33 / 0312 111 22 33 dahili 4');
  expect(await page.locator('.receipt').innerText()).toContain(address);
  const number = page.locator('.reference');
  const expected = request?.reference.replace(/^\d{4}/u, '$& ');
  expect(await number.innerText()).toBe(expected);
  const thanks = page.locator('.thanks');
  expect(await thanks.innerText()).toContain('Bir iş günü içinde size yanıt veriyoruz.');
  expect(await thanks.innerText()).toContain('Yanıt gelmezse bizi arayın');
  expect(await thanks.locator('a[href^="tel:"], a[href^="mailto:"]').count()).toBe(2);
  const printed = await page.getByRole('button', { name: 'Yazdır' }).evaluate((button) => {
    let count = 0;
    window.print = () => void (count += 1);
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return count;
  });
  expect(printed).toBe(1);
  await page.reload();
  await hydrated(page);
  expect(await number.innerText()).toBe(expected);
  const remembered = page.locator('.sent-requests li b');
  await page.locator('.site-footer').getByRole('link', { name: 'Gizlilik politikası' }).click();
  await remembered.waitFor({ state: 'detached' });
  await page.goBack();
  await result.waitFor();
  expect(await number.innerText()).toBe(expected);

  await page.context().clearCookies({ name: 'receipt' });
  await page.goto('/tr/request');
  await hydrated(page);
  expect((await remembered.innerText()).replace('\u00A0', ' ')).toBe(expected);
  await page.getByRole('button', { name: 'Bu cihazda unut' }).click();
  await page.waitForFunction(() => document.activeElement?.textContent?.includes('silindi'));
  expect(await remembered.count()).toBe(0);
  await page.reload();
  expect(await remembered.count()).toBe(0);

  const stranger = await visit(desktop);
  await stranger.page.goto('/tr/services/oem?sent=1');
  await hydrated(stranger.page);
  expect(await stranger.page.locator('.thanks').count()).toBe(0);
  expect(await stranger.page.locator('form.request-form').count()).toBe(1);
  expect(stranger.faults).toEqual([]);
});

test('a form whose result arrived on another page shows its thanks on return', async ({ openValidForm }) => {
  const { page, send, result, address } = await openValidForm('/tr/services/oem');
  const release = await holdRequests(page, '**/api/technical-form');
  await send.click();
  await page.locator('.site-footer').getByRole('link', { name: 'Gizlilik politikası' }).click();
  await page.waitForURL('**/privacy-policy');
  // The URL changes a moment before the page does.
  await page.locator('form.request-form').waitFor({ state: 'detached' });
  release();
  await expect.poll(() => storedRequestsOf(address)).toHaveLength(1);
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await result.waitFor();
  expect(await result.innerText()).toBe(formTexts.tr.sent);
  await page.waitForURL('**/tr/services/oem?sent=1');
});

test('a double click on the send button submits once and disables it meanwhile, aloud and with the focus', async ({
  openValidForm,
}) => {
  const { page, send, result, address } = await openValidForm('/tr/services/oem');
  const release = await holdRequests(page, '**/api/technical-form');
  await send.dblclick();
  await expect.poll(() => send.innerText()).toBe(formTexts.tr.pending);
  expect(await send.isDisabled()).toBe(true);
  await expect.poll(() => focused(page)).toBe(formTexts.tr.pending);
  expect(await page.locator('.send').getByRole('status').innerText()).toBe(formTexts.tr.pending);
  await page.keyboard.press('Enter');
  release();
  await result.waitFor();
  expect(await storedRequestsOf(address)).toHaveLength(1);
});

test('on a phone no floating button offers another form beside that of the page', async ({ openForm }) => {
  const { page } = await openForm('/tr/services/oem', phone);
  expect(await page.locator('.floating-buttons').isVisible()).toBe(false);
});

test('an offer can be requested with the keyboard alone', async ({ openForm }) => {
  const { page } = await openForm('/tr/about-us');
  const { email, result } = formOf(page);
  const address = uniqueEmail();
  await offerButton(page).focus();
  await page.keyboard.press('Enter');
  await email.waitFor();
  const typed: Record<string, string> = {
    isim: 'Klavye Ustası',
    email: address,
    ulke: 'alm',
    mesaj: 'Merhaba',
  };
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const field = await focused(page);
    if (typed[field]) await page.keyboard.type(typed[field]);
    if (field === 'ulke') {
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    if (field === formTexts.tr.send) break;
  }
  await page.keyboard.press('Enter');
  await result.waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([
    { name: 'Klavye Ustası', country: 'Almanya', message: 'Merhaba' },
  ]);
});
