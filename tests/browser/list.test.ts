import { expect } from 'vitest';
import { desktop, hydrated, phone, stopTime } from '../support/browser.ts';
import { addFirstProducts, listLink, listing, removeButtons, storedList } from '../support/list.ts';
import { test } from '../support/form-test.ts';
import { violations } from '../support/axe.ts';
import { formOf, uniqueEmail, storedRequestsOf } from '../support/visitor.ts';
import { quantityFields } from '../support/quantity-fields.ts';

test('a list is kept over pages and languages, and one request names all its products', async ({
  openForm,
}) => {
  const { page, faults } = await openForm(listing);
  const [first = '', second = ''] = await addFirstProducts(page, 2);
  await page.getByRole('link', { name: 'English' }).click();
  await page.goto('/en/about-us');
  await hydrated(page);
  await page.locator('.site-header').getByRole('link', { name: 'My quote list, 2 products' }).click();
  await page.waitForURL('**/en/request?items=*');
  const { name, email, send, result } = formOf(page, 'en');
  await quantityFields(page).first().fill('3');
  await expect.poll(() => new URL(page.url()).searchParams.get('items')).toMatch(/:3/u);
  const address = uniqueEmail();
  await name.fill('Jane Doe');
  await email.fill(address);
  await send.click();
  await result.waitFor();
  const [request] = await storedRequestsOf(address);
  expect(request?.products.map(({ slug }) => slug).toSorted()).toEqual([first, second].toSorted());
  expect(request?.products.map(({ quantity }) => quantity).toSorted()).toEqual([1, 3]);
  // The list no longer holds the requested products.
  await page.goto('/en');
  await hydrated(page);
  await page.getByRole('link', { name: 'My quote list', exact: true }).waitFor();
  expect(faults).toEqual([]);
});

test('a product is removed from the list by the button that added it', async ({ openForm }) => {
  const { page } = await openForm(listing, phone);
  const button = page.locator('.product-card .add-to-request button').first();
  await button.focus();
  // The second press means the first once more, if it comes soon.
  await stopTime(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.clock.runFor(1000);
  await listLink(page).waitFor();
  expect(await storedList(page)).toHaveLength(1);
  await removeButtons(page).dblclick();
  await expect.poll(() => listLink(page).count()).toBe(0);
  expect(await storedList(page)).toEqual([]);
});

test('two tabs show the same ownList', async ({ openForm }) => {
  const { page } = await openForm(listing);
  const other = await page.context().newPage();
  await other.goto(listing);
  await hydrated(other);
  await addFirstProducts(page, 1);
  await expect.poll(() => listLink(other).count()).toBe(1);
});

test.for([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'axe finds nothing on a listing and a request with products on a %s',
  async ([, size], { openForm }) => {
    const { page } = await openForm(listing, size);
    await addFirstProducts(page, 2);
    expect(await violations(page)).toEqual([]);
    await listLink(page).click();
    await quantityFields(page).first().waitFor();
    expect(await violations(page)).toEqual([]);
  },
);
