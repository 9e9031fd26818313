import { expect } from 'vitest';
import * as browser from '../support/browser.ts';
import { test } from '../support/form-test.ts';
import { pdf } from '../support/sample-files.ts';
import { formsPerVisitor } from '../support/site.ts';
import { uniqueEmail, storedRequestsOf, formTexts } from '../support/visitor.ts';
import { quantityFields } from '../support/quantity-fields.ts';

const desktop = { ...browser.desktop, javaScriptEnabled: false };
const phone = { ...browser.phone, javaScriptEnabled: false };

test.for([
  ['/tr/request', 'offer'],
  ['/services/technical-service', 'technicalService'],
] as const)(
  'without JavaScript the form of %s is stored once, also when its thanks are reloaded, and its number is found again until it is to be forgotten',
  async ([path, kind], { openForm }) => {
    const { page, faults, name, email, country, message, send, result } = await openForm(path, phone);
    const address = uniqueEmail();
    await name.fill('İsmail Çağlayan');
    await email.fill(address);
    await country.fill('Azerbaycan');
    await message.fill('Merhaba');
    await send.click();
    await result.waitFor();
    expect(await result.innerText()).toBe(formTexts.tr.sent);
    const { pathname, search } = new URL(page.url());
    expect(pathname + search).toBe(`${path}?sent=1`);
    await page.reload();
    await result.waitFor();
    const stored = await storedRequestsOf(address);
    expect(stored).toMatchObject([
      { kind, name: 'İsmail Çağlayan', country: 'Azerbaycan', message: 'Merhaba', language: 'tr' },
    ]);
    await page.context().clearCookies({ name: 'receipt' });
    await page.reload();
    const remembered = page.locator('.sent-requests li b');
    const numbers = async () => (await remembered.allInnerTexts()).map((text) => text.replace(/\s/u, ''));
    expect(await numbers()).toEqual([stored[0]?.reference]);
    expect(await page.locator('.sent-requests li').innerText()).toMatch(/\s20\d\d \d\d:\d\d, /u);
    await page.getByRole('button', { name: 'Bu cihazda unut' }).click();
    await page.waitForURL(`**${path}`);
    expect(await numbers()).toEqual([]);
    expect(faults).toEqual([]);
  },
);

test('without JavaScript a form with errors shows them beside its fields, keeps its input and can be corrected', async ({
  openForm,
}) => {
  const {
    page,
    name,
    email,
    message,
    phone: phoneField,
    send,
    error,
    result,
  } = await openForm('/en/services/oem', phone);
  await email.fill('jane@doe');
  await phoneField.fill('1');
  await message.fill('<b>"quoted" & more</b>\nsecond line');
  const file = { name: 'type plate.pdf', mimeType: 'application/pdf', buffer: pdf() };
  await page.locator('.request-form input[type=file]').setInputFiles(file);
  // The browser asks for what is missing before it sends files.
  await send.click();
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(new URL(page.url()).hash).toBe('');
  await name.fill('Jane Doe');
  await send.click();
  expect(await error('email').innerText()).toContain('should end like');
  expect(await result.innerText()).toContain('choose your files again: type plate.pdf.');
  // What comes back is a page of the history too.
  await page.goto('/en/about-us');
  await page.goBack();
  expect(await error('phone').innerText()).toContain('at least five digits');
  expect(await result.innerText()).toContain('Please check');
  expect(await name.inputValue()).toBe('Jane Doe');
  expect(await email.inputValue()).toBe('jane@doe');
  expect(await message.inputValue()).toBe('<b>"quoted" & more</b>\nsecond line');
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  const address = uniqueEmail();
  await email.fill(address);
  await phoneField.fill('');
  await send.click();
  // Files that are not chosen again are asked about once.
  await page.locator('.field-error', { hasText: 'are not with the form: type plate.pdf' }).waitFor();
  expect(await storedRequestsOf(address)).toEqual([]);
  await send.click();
  await page.waitForURL('**/en/services/oem?sent=1*');
  expect(await page.locator('.receipt').innerText()).toMatch(/Files\s+No file attached/u);
  expect(await storedRequestsOf(address)).toMatchObject([
    { name: 'Jane Doe', message: '<b>"quoted" & more</b>\nsecond line', language: 'en' },
  ]);
  await page.goBack();
  expect(await email.inputValue()).toBe(address);
  await page.goBack();
  expect(await error('email').innerText()).toContain('should end like');
});

test('without JavaScript a visitor who sent too many forms reads when to try again and keeps the input', async ({
  openForm,
}) => {
  const { page, name, email, message, send, result } = await openForm('/tr/services/oem', phone);
  const address = uniqueEmail();
  for (let sent = 0; sent < formsPerVisitor; sent += 1) {
    await page.goto('/tr/services/oem');
    await name.fill(`Ayşe ${sent}`);
    await email.fill(address);
    await message.fill('Merhaba');
    await send.click();
    await page.waitForURL('**?sent=1*');
  }
  await page.goto('/tr/services/oem');
  await name.fill('Bir tane daha');
  await email.fill(address);
  await message.fill('Merhaba');
  await send.click();
  await result.waitFor();
  expect(await result.innerText()).toContain('10 dakika sonra');
  expect(await name.inputValue()).toBe('Bir tane daha');
  expect(await storedRequestsOf(address)).toHaveLength(formsPerVisitor);
});

test('without JavaScript the offer buttons lead to the form with the list, from a product page with the product in the chosen size', async ({
  openForm,
}) => {
  const product = 'orvia-p2-piezo-bone-surgery-unit';
  const tube = 'sennoa-double-flange-ventilation-tube';
  const { page, name, email, send } = await openForm('/tr/about-us', desktop);
  const offer = (place: string) => page.locator(place).getByText(formTexts.tr.getOffer).click();
  await offer('.floating-buttons');
  await page.waitForURL('**/tr/request');
  await page.goto(`/tr/products/product-details/${product}`);
  await offer('main');
  await page.locator('main').getByText('Orvia P2 Piezo Kemik Cerrahisi Ünitesi').first().waitFor();
  await page.goto(`/tr/products/product-details/${tube}`);
  await page.locator('.choose-size select').selectOption(`${tube}~FM.1140.127`);
  await offer('.floating-buttons');
  await page.waitForURL(`**/tr/request?items=${product},${tube}~FM.1140.127#added`);
  await page.goto(`/tr/products/product-details/${tube}`);
  await page.locator('.choose-size select').selectOption(`${tube}~FM.1140.114`);
  await offer('main');
  await page.waitForURL('**/tr/request?items=*FM.1140.114#added');
  const notice = await page.locator('.added-notice').innerText();
  expect(notice).toMatch(/1,14\smm, mavi teklif listenize eklendi/u);
  const address = uniqueEmail();
  await name.fill('Ayşe');
  await email.fill(address);
  await send.click();
  await page.waitForURL('**/tr/request?sent=1*');
  expect(await storedRequestsOf(address)).toMatchObject([
    { products: [{ slug: product, quantity: 1 }, { ref: 'FM.1140.127' }, { ref: 'FM.1140.114' }] },
  ]);
});

test('without JavaScript a form restored by the back button and changed is stored as another request', async ({
  openForm,
}) => {
  const { page, name, email, message, send } = await openForm('/tr/services/oem', desktop);
  const address = uniqueEmail();
  await name.fill('Ayşe');
  await email.fill(address);
  await message.fill('Merhaba');
  await send.click();
  await page.waitForURL('**?sent=1*');
  await page.goBack();
  await name.fill('Ayşe');
  await email.fill(address);
  await message.fill('Merhaba');
  await send.click();
  await page.waitForURL('**?sent=1*');
  await page.goBack();
  await name.fill('Ayşe');
  await email.fill(address);
  await message.fill('Bir de bu');
  await send.click();
  await page.waitForURL('**?sent=1*');
  const messages = (await storedRequestsOf(address)).map((request) => request.message);
  expect(messages).toContain('Bir de bu');
  expect(messages.length).toBeLessThanOrEqual(3);
});

test('without JavaScript quantities are changed, and one out of range stays with an error beside it', async ({
  openForm,
}) => {
  const product = 'orvia-p2-piezo-bone-surgery-unit';
  const { page, name, email, send, result } = await openForm(`/tr/request?items=${product}:1000000`, phone);
  const quantity = quantityFields(page);
  const fault = page.locator('.quantity .field-error');
  expect(await quantity.inputValue()).toBe('1000000');
  expect(await fault.innerText()).toContain('999.999');
  const address = uniqueEmail();
  await name.fill('Ayşe');
  await email.fill(address);
  await quantity.fill('-3');
  await send.click();
  await result.waitFor();
  expect(await result.innerText()).toContain('işaretli alanları');
  expect(await quantity.inputValue()).toBe('-3');
  expect(await fault.innerText()).toContain('999.999');
  expect(await name.inputValue()).toBe('Ayşe');
  await quantity.fill('250000');
  await send.click();
  await page.waitForURL('**sent=1*');
  expect(await storedRequestsOf(address)).toMatchObject([
    { products: [{ slug: product, quantity: 250_000 }] },
  ]);
});

test('without JavaScript, whatever changes the list keeps what was typed, and Enter sends nothing', async ({
  openForm,
}) => {
  const product = 'orvia-p2-piezo-bone-surgery-unit';
  const others = ['deslira-breast-implant-insertion-funnel', 'deslira-maxi-large-volume-implant-funnel'];
  const { page, faults, name, email, message, send } = await openForm(
    `/tr/request?items=${[product, ...others].join(',')}`,
    phone,
  );
  const quantities = quantityFields(page);
  const expectTyped = async (address: string): Promise<void> => {
    expect(await name.inputValue()).toBe('Ayşe');
    expect(await email.inputValue()).toBe(address);
    expect(await message.inputValue()).toBe('Acele');
  };
  const updated = page.locator('.added-notice');
  // Where nothing else was typed, the address has the quantities.
  await quantities.nth(1).fill('5');
  await page.getByRole('button', { name: 'Adetleri güncelle' }).click();
  await page.waitForURL(`**/tr/request?items=${product},${others.join(':5,')}#list`);
  expect(await updated.innerText()).toBe('Adetler güncellendi. Talebiniz henüz gönderilmedi.');
  await page.reload();
  expect(await quantities.nth(1).inputValue()).toBe('5');
  expect(await updated.count()).toBe(0);

  const address = uniqueEmail();
  await name.fill('Ayşe');
  await email.fill(address);
  await message.fill('Acele');
  await quantities.nth(1).fill('on iki');
  await quantities.nth(1).press('Enter');
  expect(await updated.innerText()).toBe('Talebiniz henüz gönderilmedi: lütfen işaretli adetleri düzeltin.');
  await quantities.nth(1).fill('12');
  await page.getByRole('button', { name: 'Adetleri güncelle' }).click();
  await page.waitForURL('**/tr/request?items=*#list');
  expect(await updated.innerText()).toBe('Adetler güncellendi. Talebiniz henüz gönderilmedi.');
  await expectTyped(address);
  await page
    .getByRole('button', { name: /^Çıkar/u })
    .first()
    .click();
  await page.waitForURL(`**/tr/request?items=${others.join(':12,')}#list`);
  expect(await quantities.count()).toBe(2);
  expect(await quantities.first().inputValue()).toBe('12');
  await expectTyped(address);

  await page.getByRole('button', { name: 'Listeyi boşalt' }).click();
  await page.waitForURL('**/tr/request#list');
  expect(await quantities.count()).toBe(0);
  await expectTyped(address);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.waitForURL('**/tr/request?items=*');
  expect(await quantities.count()).toBe(2);
  expect(await quantities.first().inputValue()).toBe('12');
  await expectTyped(address);

  await send.click();
  await page.waitForURL('**/tr/request?sent=1*');
  expect(await storedRequestsOf(address)).toMatchObject([
    { message: 'Acele', products: [{ slug: others[0], quantity: 12 }, { slug: others[1] }] },
  ]);
  expect(faults).toEqual([]);
});
