import { expect } from 'vitest';
import { desktop, hydrated, phone } from '../support/browser.ts';
import { focused, holdRequests, test } from '../support/form-test.ts';
import { violations } from '../support/axe.ts';
import { uniqueEmail, formTexts } from '../support/visitor.ts';

// Empty forms are among the pages that axe sees on every route.
test.for([
  ['/en/request?items=orvia-p2-piezo-bone-surgery-unit:2', phone],
  ['/en/services/oem', desktop],
  ['/tr/services/technical-service', phone],
] as const)(
  'axe finds nothing on %s with errors and the list of countries open',
  async ([path, size], { openForm }) => {
    const { page, country, send, error } = await openForm(path, size);
    await send.click();
    await error('name').waitFor();
    await country.fill('a');
    await page.getByRole('option').first().waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

test('a form that the server rendered with errors says so before its scripts have come, and is accessible', async ({
  openForm,
}) => {
  const { page, error, result } = await openForm('/tr/services/oem', phone);
  const release = await holdRequests(page, '**/*.js');
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form.request-form')?.submit());
  await error('name').waitFor();
  await expect.poll(() => focused(page)).toContain('işaretli alanları');
  const { y = 0, height = 0 } = (await result.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(phone.viewport.height);
  release();
  await hydrated(page);
  expect(await violations(page)).toEqual([]);
});

test.for([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'axe finds nothing in the offer dialog on a %s, before and after sending',
  async ([, size], { openForm }) => {
    const { page, name, email, message, send, result } = await openForm('/tr/contact', size);
    await page.locator('main').getByText(formTexts.tr.getOffer).click();
    await name.waitFor();
    expect(await violations(page)).toEqual([]);
    await name.fill('Ayşe');
    await email.fill(uniqueEmail());
    await message.fill('Merhaba');
    await send.click();
    await result.waitFor();
    expect(await violations(page)).toEqual([]);
  },
);

test('the Tab key reaches the button that opens the offer dialog', async ({ openForm }) => {
  const { page } = await openForm('/tr/about-us');
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === formTexts.tr.getOffer) break;
  }
  expect(await focused(page)).toBe(formTexts.tr.getOffer);
});
