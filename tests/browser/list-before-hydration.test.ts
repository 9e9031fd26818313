import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addFirstProducts, listing, storedList } from '../support/list.ts';
import { desktop, hydrated, phone } from '../support/browser.ts';
import { holdRequests, test } from '../support/form-test.ts';
import { formTexts, storedRequestsOf, uniqueEmail } from '../support/visitor.ts';
import { quantityFields } from '../support/quantity-fields.ts';

const addButtons = (page: Page, name: RegExp) => page.locator('main').getByRole('button', { name });

const itemsOf = (page: Page): string[] =>
  (new URL(page.url()).searchParams.get('items') ?? '').split(',').filter(Boolean);

test('without JavaScript products are added to the list, removed, and leave it once they are sent', async ({
  openForm,
}) => {
  const [language, add, remove] = ['tr', /^Listeye ekle/u, /^Çıkar/u] as const;
  const listingPage = `/${language}/products/mammoplasty`;
  const { page, faults, name, email, send, result } = await openForm(listingPage, {
    ...phone,
    javaScriptEnabled: false,
  });
  for (const index of [0, 1, 2]) {
    await page.goto(listingPage);
    await addButtons(page, add).nth(index).click();
    await page.waitForURL(`**/${language}/request?items=*`);
    expect(itemsOf(page)).toHaveLength(index + 1);
  }
  const [first, second, third] = itemsOf(page);
  await addButtons(page, remove).nth(1).click();
  await page.waitForURL(`**/${language}/request?items=${first},${third}#list`);
  // Every link to the form shows the list.
  await page.goto(`/${language}/about-us`);
  await page.locator('.floating-buttons').getByText(formTexts[language].getOffer).click();
  await page.waitForURL(`**/${language}/request?items=${first},${third}`);
  const address = uniqueEmail();
  await name.fill('Ayşe');
  await email.fill(address);
  await quantityFields(page).first().fill('12');
  await send.click();
  await result.waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([
    {
      products: [
        { slug: first, quantity: 12 },
        { slug: third, quantity: 1 },
      ],
    },
  ]);
  await page.goto(`/${language}/request`);
  expect(itemsOf(page)).toEqual([]);
  expect(second).toBeDefined();
  expect(faults).toEqual([]);
});

test('without JavaScript a list from a link is added to the visitor’s own', async ({ openForm }) => {
  const { page } = await openForm(listing, { ...desktop, javaScriptEnabled: false });
  await addButtons(page, /^Listeye ekle/u)
    .first()
    .click();
  await page.waitForURL('**/tr/request?items=*');
  const [own] = itemsOf(page);
  const shared = 'orvia-p2-piezo-bone-surgery-unit:5';
  await page.goto(`/tr/request?items=${shared}`);
  await page.getByRole('button', { name: 'Listeme ekle' }).click();
  await page.waitForURL(`**/tr/request?items=${own},${shared}#list`);
  await page.goto('/tr/request');
  expect(itemsOf(page)).toEqual([own, shared]);
});

test('what is added before the page is hydrated joins the list, in the amounts that are typed before', async ({
  openForm,
}) => {
  const { page, faults } = await openForm(listing);
  const [first = ''] = await addFirstProducts(page, 1);
  const release = await holdRequests(page, '**/assets/**/*.js');
  await page.goto(listing, { waitUntil: 'commit' });
  await page.locator('.product-card form.add-to-request button').nth(1).click();
  await page.waitForURL('**/tr/request?items=*', { waitUntil: 'commit' });
  // The server knows the list that the browser has.
  const [known, second = ''] = itemsOf(page);
  expect(known).toBe(first);
  const fields = page.locator('main [name^="adet:"]');
  await fields.first().fill('3 kutu');
  await fields.last().fill('1.500');
  release();
  await hydrated(page);
  await expect
    .poll(() => storedList(page))
    .toMatchObject([
      { slug: first, quantity: 3, unit: 'BX' },
      { slug: second, quantity: 1500 },
    ]);
  await expect.poll(() => itemsOf(page)).toEqual([`${first}*BX:3`, `${second}:1500`]);
  await expect.poll(() => page.locator('.requested').count()).toBe(2);
  expect(await page.locator('.list-choice').count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.cookie))
    .toContain(`request-list=*.${first}*BX:3.${second}:1500`);
  expect(faults).toEqual([]);
});

test('a product page, whose button posts to the server, is hydrated without a fault', async ({
  openForm,
}) => {
  const { page, faults } = await openForm('/tr/products/product-details/orvia-p2-piezo-bone-surgery-unit');
  expect(await page.locator('main form.add-to-request').count()).toBeGreaterThan(1);
  expect(faults).toEqual([]);
});
