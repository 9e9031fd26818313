import { expect } from 'vitest';
import { focused, test } from '../support/form-test.ts';
import { desktop, hydrated } from '../support/browser.ts';
import { formOf, storedRequestsOf, uniqueEmail } from '../support/visitor.ts';

test('picking a country found by name or calling code fills in its prefix', async ({ openForm }) => {
  const { page, country, phone } = await openForm('/tr/services/oem');
  for (const [text, name, prefix] of [
    ['alm', 'Almanya', '+49'],
    ['isvicre', 'İsviçre', '+41'],
    ['GERM', 'Almanya', '+49'],
    ['İRLANDA', 'İrlanda', '+353'],
    ['az', 'Azerbaycan', '+994'],
    ['+996', 'Kırgızistan', '+996'],
    ['KKTC', 'Kuzey Kıbrıs Türk Cumhuriyeti', '+90392'],
    ['a.b.d.', 'Amerika Birleşik Devletleri', '+1'],
  ] as const) {
    await country.fill(text);
    await page.getByRole('option').filter({ hasText: name }).first().click();
    expect(await country.inputValue(), text).toBe(name);
    expect((await phone.inputValue()).trim(), text).toBe(prefix);
  }
});

test('a code that nothing was typed after follows a country that is typed, and goes with it', async ({
  openForm,
}) => {
  const { country, phone } = await openForm('/tr/services/oem');
  const type = async (text: string): Promise<void> => {
    await country.fill(text);
    await country.press('Escape');
    await phone.focus();
  };
  await country.fill('alm');
  await country.press('ArrowDown');
  await country.press('Enter');
  expect(await phone.inputValue()).toBe('+49 ');
  await type('Fransa');
  await expect.poll(() => phone.inputValue()).toBe('+33 ');
  await type('G. Kore');
  await expect.poll(() => phone.inputValue()).toBe('+82 ');
  await type('Narnia');
  await expect.poll(() => phone.inputValue()).toBe('');
  await phone.fill('+33 1 40');
  await type('Almanya');
  await type('');
  expect(await phone.inputValue()).toBe('+33 1 40');
});

test('a picked country is translated with the page and leaves a typed phone number alone', async ({
  openForm,
}) => {
  const { page, country, phone } = await openForm('/tr/services/oem');
  await phone.fill('0312 000 00 00');
  await country.fill('alm');
  await page.getByRole('option', { name: 'Almanya' }).waitFor();
  await country.press('ArrowDown');
  await country.press('Enter');
  expect(await phone.inputValue()).toBe('0312 000 00 00');
  await page.getByRole('link', { name: 'English' }).click();
  await expect.poll(() => formOf(page, 'en').country.inputValue()).toBe('Germany');
});

test('the prefix of a picked country alone is not stored as a phone number', async ({ openValidForm }) => {
  const { page, country, send, result, address } = await openValidForm('/tr/services/oem');
  await country.fill('alm');
  await page.getByRole('option').first().click();
  await send.click();
  await result.waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([{ country: 'Almanya', phone: '' }]);
});

test('the list of countries scrolls to the highlighted one', async ({ openForm }) => {
  const { page, country } = await openForm('/tr/services/oem');
  await country.fill('a');
  await page.getByRole('option').first().waitFor();
  for (let presses = 0; presses < 12; presses += 1) {
    await country.press('ArrowDown');
    const isInView = await page.evaluate(() => {
      const list = document.querySelector('.combobox-options')?.getBoundingClientRect();
      const option = document.querySelector('.combobox-options .highlighted')?.getBoundingClientRect();
      return list && option && option.top >= list.top - 1 && option.bottom <= list.bottom + 1;
    });
    expect(isInView).toBe(true);
  }
});

test('the list of countries begins with Türkiye', async ({ openForm }) => {
  for (const path of ['/tr/services/oem', '/en/services/oem']) {
    const { page, country, form } = await openForm(path);
    await country.focus();
    await form.locator('.combobox-toggle').click();
    expect(await page.getByRole('option').first().locator('span').first().innerText()).toBe('Türkiye');
  }
});

test('the list of countries shows flags, and what is no country is said as the field is left, with those that it may mean', async ({
  openForm,
}) => {
  const { page, country, phone, faults } = await openForm('/tr/services/oem');
  await country.fill('alm');
  const flag = page.getByRole('option').first().locator('img');
  await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await country.fill('Ira');
  await page.keyboard.press('Escape');
  await country.press('Tab');
  await page.locator('output', { hasText: 'Hangi ülke?' }).waitFor();
  expect(await page.locator('.country-guesses button').allInnerTexts()).toEqual([
    'Irak',
    'İran',
    'Birleşik Arap Emirlikleri',
  ]);
  expect(await country.getAttribute('aria-invalid')).toBe('false');
  await page.getByRole('button', { name: 'İran' }).click();
  expect(await country.inputValue()).toBe('İran');
  expect(await phone.inputValue()).toBe('+98 ');
  expect(await focused(page)).toBe('ulke');
  expect(await page.locator('.country-guesses').count()).toBe(0);
  expect(faults).toEqual([]);
});

test.for([true, false])(
  'a text that is no country, and a form that says nothing else, are asked about once, and taken as written (with JavaScript: %s)',
  async (javaScriptEnabled, { openForm }) => {
    const { page, name, email, country, message, send, result } = await openForm('/tr/services/oem', {
      ...desktop,
      javaScriptEnabled,
    });
    const address = uniqueEmail();
    const question = page.locator('.field-error', { hasText: 'Hangi ülke?' });
    await name.fill('Ayşe');
    await email.fill(address);
    await country.fill('Ira');
    await send.click();
    await question.waitFor();
    // What buttons below it say, the question does not repeat.
    if (javaScriptEnabled)
      await question.locator('+ .country-guesses').getByRole('button', { name: 'İran' }).waitFor();
    expect((await question.innerText()).includes('İran')).toBe(!javaScriptEnabled);
    await page.locator('.field-error', { hasText: 'Neye ihtiyacınız olduğunu yazmadınız.' }).waitFor();
    for (const field of [country, message]) expect(await field.getAttribute('aria-invalid')).toBe('true');
    // Another text is another question.
    await country.fill('Narnia');
    await send.click();
    await page.locator('.field-error', { hasText: 'Bu adda bir ülke bulamadık.' }).waitFor();
    expect(await storedRequestsOf(address)).toEqual([]);
    await send.click();
    await result.waitFor();
    expect(await storedRequestsOf(address)).toMatchObject([{ country: 'Narnia', message: '' }]);
  },
);

test('who was told that a text is no country as the field was left is not asked again', async ({
  openValidForm,
}) => {
  const { page, country, phone, send, result, address } = await openValidForm('/tr/services/oem');
  await country.fill('Narnia');
  await phone.focus();
  await page.locator('output', { hasText: 'Yazdığınız doğruysa böyle kalabilir' }).waitFor();
  await send.click();
  await result.waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([{ country: 'Narnia' }]);
});

test('what was asked about before hydration is meant where it is sent again after it', async ({
  openValidForm,
}) => {
  const { page, faults, country, send, result, address } = await openValidForm('/tr/services/oem');
  await country.fill('Narnia');
  await page.locator('form.request-form').evaluate((form: HTMLFormElement) => form.submit());
  await page.locator('.field-error', { hasText: 'Bu adda bir ülke bulamadık.' }).waitFor();
  await hydrated(page);
  await send.click();
  await result.waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([{ country: 'Narnia' }]);
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});
