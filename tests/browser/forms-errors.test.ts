import { expect } from 'vitest';
import { hydrated, intercept } from '../support/browser.ts';
import { focused, test } from '../support/form-test.ts';
import { formsPerVisitor } from '../support/site.ts';
import { formOf, uniqueEmail, storedRequestsOf, formTexts } from '../support/visitor.ts';

const api = '**/api/technical-form';

test('a missing or invalid field shows its error, and the first one gets the focus', async ({ openForm }) => {
  const { page, name, email, send, error } = await openForm('/tr/services/oem');
  await send.click();
  expect(await error('name').innerText()).toBe('Lütfen adınızı ve soyadınızı yazın.');
  expect(await error('email').innerText()).toBe('Lütfen e-posta adresinizi yazın.');
  await expect.poll(() => focused(page)).toBe('isim');
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  const describedBy = await name.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).innerText()).toContain('adınızı');
  await name.fill('Ayşe');
  await expect.poll(() => error('name').count()).toBe(0);
  await email.fill('ayse@hastane');
  await send.click();
  await expect.poll(() => error('email').innerText()).toContain('adresinin sonu eksik');
  await expect.poll(() => focused(page)).toBe('email');
});

test('the message about invalid fields goes once all errors are corrected', async ({ openForm }) => {
  const { name, email, send, result } = await openForm('/tr/services/oem');
  await send.click();
  await result.waitFor();
  await name.fill('Ayşe');
  expect(await result.count()).toBe(1);
  await email.fill('ayse@hastane.example');
  await expect.poll(() => result.count()).toBe(0);
});

test('an error follows a change of language', async ({ openForm }) => {
  const { page, send } = await openForm('/tr/services/oem');
  await send.click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect.poll(() => formOf(page, 'en').error('name').innerText()).toBe('Please enter your full name.');
});

test('the error of a message that is too long names its limit and its length, also while it is shortened', async ({
  openValidForm,
}) => {
  const { page, message, send, error } = await openValidForm('/tr/services/oem');
  await message.fill('ş'.repeat(5312));
  await send.click();
  await expect
    .poll(() => error('message').innerText())
    .toBe('En çok 5.000 karakter yazılabilir; sizinki 5.312 karakter.');
  await expect.poll(() => focused(page)).toBe('mesaj');
  await message.press('End');
  await message.press('Backspace');
  await expect.poll(() => error('message').innerText()).toContain('sizinki 5.311 karakter');
  await page.getByRole('link', { name: 'English' }).click();
  await expect
    .poll(() => formOf(page, 'en').error('message').innerText())
    .toBe('Please write at most 5,000 characters; yours has 5,311.');
});

test('an error that only the server finds is shown at its field', async ({ openValidForm }) => {
  const { page, name, send, error } = await openValidForm('/tr/services/oem');
  await page.route(api, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 422, errors: [{ field: 'telefon', code: 'phone', detail: '' }] }),
    }),
  );
  await send.click();
  await expect.poll(() => error('phone').innerText()).toContain('telefon numarası');
  await expect.poll(() => focused(page)).toBe('telefon');
  expect(await name.inputValue()).toBe('Ayşe');
});

test.for([
  ['a 503', { status: 503, body: '{"status":503}' }],
  ['a success without its message', { status: 200, body: '{}' }],
  ['an HTML page', { status: 200, body: '<html>' }],
  ['a failure that has a message', { status: 500, body: '{"message":"x"}' }],
] as const)(
  'the response %s is shown as a failure and loses no input',
  async ([, response], { openForm }) => {
    const { page, name, email, message, send, result } = await openForm('/en/services/oem');
    const release = await intercept(page, api, (route) =>
      route.fulfill({ contentType: 'application/json', ...response }),
    );
    const address = uniqueEmail();
    await name.fill('Jane');
    await email.fill(address);
    await message.fill('A long story');
    await send.click();
    await result.waitFor();
    expect(await result.innerText()).toMatch(/^Error submitting\..+call or write to us: \+90.+@/u);
    await expect.poll(() => focused(page)).toContain('Error submitting.');
    expect(await message.inputValue()).toBe('A long story');
    release();
    await send.click();
    await expect.poll(() => result.innerText()).toBe(formTexts.en.sent);
    expect(await storedRequestsOf(address)).toHaveLength(1);
  },
);

test('a form that failed offline keeps its input and is stored once when sent again online', async ({
  openForm,
}) => {
  const { page, name, email, message, send, result } = await openForm('/en/services/technical-service');
  const address = uniqueEmail();
  await name.fill('Jane');
  await email.fill(address);
  await message.fill('Out of reach');
  await page.context().setOffline(true);
  await send.click();
  await result.waitFor();
  expect(await result.innerText()).toContain('What you wrote is still here');
  await page.context().setOffline(false);
  await send.click();
  await expect.poll(() => result.innerText()).toBe(formTexts.en.sent);
  expect(await storedRequestsOf(address)).toMatchObject([{ message: 'Out of reach' }]);
});

test('a form sent again after its response was lost is stored once, also after a reload', async ({
  openForm,
}) => {
  const { page, name, email, message, send, result } = await openForm('/en/services/oem');
  const address = uniqueEmail();
  const release = await intercept(page, api, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await name.fill('Jane');
  await email.fill(address);
  await message.fill('Hello');
  await send.click();
  await result.waitFor();
  expect(await storedRequestsOf(address)).toHaveLength(1);
  release();
  await page.reload();
  await hydrated(page);
  expect(await email.inputValue()).toBe(address);
  await send.click();
  await expect.poll(() => result.innerText()).toBe(formTexts.en.sent);
  expect(await storedRequestsOf(address)).toHaveLength(1);
});

test('a visitor who sent too many forms reads when to try again and whom to call, and keeps the input', async ({
  openForm,
}) => {
  const { page, name, email, message, send, result } = await openForm('/tr/services/oem');
  const address = uniqueEmail();
  for (let sent = 0; sent < formsPerVisitor; sent += 1) {
    await name.fill(`Ayşe ${sent}`);
    await email.fill(address);
    await message.fill('Merhaba');
    await send.click();
    // The address of the thanks, and that of the new form, may come a moment after them.
    await page.waitForURL(({ search }) => search.startsWith('?sent=1'));
    await page.getByText(formTexts.tr.again).click();
    await page.waitForURL(({ search }) => search === '');
    await name.waitFor();
  }
  await name.fill('Bir tane daha');
  await email.fill(address);
  await message.fill('Merhaba');
  await send.click();
  const expectHelp = async (): Promise<void> => {
    await result.getByText('10 dakika sonra').waitFor();
    expect(
      await result.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
    ).toEqual([expect.stringMatching(/^tel:\+90/u), expect.stringMatching(/^mailto:.+@/u)]);
    expect(await name.inputValue()).toBe('Bir tane daha');
  };
  await expectHelp();
  // After it has waited for a connection.
  await page.context().setOffline(true);
  await send.click();
  await page.getByRole('button', { name: 'Bağlantı gelince gönder' }).click();
  await page.context().setOffline(false);
  await expectHelp();
  // Before the scripts have come.
  await page.route('**/assets/**/*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await name.fill('Bir tane daha');
  await email.fill(address);
  await message.fill('Merhaba');
  await send.click();
  await expectHelp();
  expect(await storedRequestsOf(address)).toHaveLength(formsPerVisitor);
});
