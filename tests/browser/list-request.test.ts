import { expect } from 'vitest';
import { focusedText, hydrated } from '../support/browser.ts';
import { addFirstProducts, listLink, listing, removeButtons, storedList } from '../support/list.ts';
import { holdRequests, test } from '../support/form-test.ts';
import { formOf, uniqueEmail, storedRequestsOf, formTexts } from '../support/visitor.ts';
import { quantityFields } from '../support/quantity-fields.ts';

test('a request from a shared link leaves the visitor’s own list unchanged', async ({ openForm }) => {
  const { page } = await openForm(listing);
  const [own = ''] = await addFirstProducts(page, 1);
  const shared = 'orvia-p2-piezo-bone-surgery-unit';
  await page.goto(`/tr/request?items=${shared}:5`);
  await hydrated(page);
  expect(await quantityFields(page).inputValue()).toBe('5');
  const { name, email, send, result } = formOf(page);
  const address = uniqueEmail();
  await name.fill('Ayşe');
  await email.fill(address);
  await send.click();
  await result.waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([{ products: [{ slug: shared, quantity: 5 }] }]);
  expect(await storedList(page)).toMatchObject([{ slug: own }]);
});

test('editing a request still changes the list after another tab has removed one of its products', async ({
  openForm,
}) => {
  const { page } = await openForm(listing);
  const [first = '', second = ''] = await addFirstProducts(page, 2);
  await listLink(page).click();
  const quantity = quantityFields(page).first();
  await quantity.waitFor();
  const other = await page.context().newPage();
  await other.goto(`/tr/products/product-details/${second}`);
  await hydrated(other);
  await removeButtons(other).first().click();
  await expect.poll(async () => (await storedList(page)).length).toBe(1);
  await quantity.fill('4');
  await expect.poll(() => storedList(page)).toMatchObject([{ slug: first, quantity: 4 }]);
});

test('quantities are changed and products removed offline', async ({ openForm }) => {
  const { page } = await openForm(listing);
  const [first = '', second = ''] = await addFirstProducts(page, 2);
  await page.goto(`/tr/request?items=${first},${second}`);
  await hydrated(page);
  await page.context().setOffline(true);
  await quantityFields(page).first().fill('7');
  await removeButtons(page).last().click();
  await expect.poll(() => new URL(page.url()).searchParams.get('items')).toBe(`${first}:7`);
  expect(await quantityFields(page).count()).toBe(1);
  expect(await formOf(page).name.count()).toBe(1);
});

test('a line that was removed is put back in its place with its quantity, and keys never lose the focus', async ({
  openForm,
}) => {
  const { page, faults } = await openForm(listing);
  const [first = '', second = '', third = ''] = await addFirstProducts(page, 3);
  await page.goto(`/tr/request?items=${first},${second},${third}`);
  await hydrated(page);
  await quantityFields(page).nth(1).fill('7 kutu');
  await page.keyboard.press('Tab');
  const query = (): string | null => new URL(page.url()).searchParams.get('items');
  const all = `${first},${second}*BX:7,${third}`;
  await expect.poll(query).toBe(all);
  const name = (await focusedText(page)).replace('Çıkar: ', '');
  await page.keyboard.press('Enter');
  await expect.poll(query).toBe(`${first},${third}`);
  const undo = page.getByRole('button', { name: `Geri al: ${name} listeden çıkarıldı.` });
  expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await storedList(page)).toMatchObject([{ slug: first }, { slug: third }]);
  await page.keyboard.press('Enter');
  await expect.poll(query).toBe(all);
  expect(await focusedText(page)).toBe(`Çıkar: ${name}`);
  expect(await undo.count()).toBe(0);
  expect(await storedList(page)).toMatchObject([
    { slug: first },
    { slug: second, quantity: 7, unit: 'BX' },
    { slug: third },
  ]);
  // In the dialog as well.
  await page.goto(listing);
  await hydrated(page);
  await page.locator('.floating-buttons .offer-link').press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `Çıkar: ${name}` }).press('Enter');
  await expect.poll(async () => (await storedList(page)).length).toBe(2);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => storedList(page))
    .toMatchObject([{}, { slug: second, quantity: 7, unit: 'BX' }, {}]);
  expect(await focusedText(page)).toBe(`Çıkar: ${name}`);
  expect(faults).toEqual([]);
});

const quantityFault = /1 ile 999\.999 arasında/u;

test('a quantity above the limit stays with an error beside it, is not sent, and can be corrected', async ({
  openForm,
}) => {
  const { page, name, email, send, result } = await openForm(listing);
  const [first = ''] = await addFirstProducts(page, 1);
  await listLink(page).click();
  const quantity = quantityFields(page);
  await quantity.fill('1500000');
  const describedBy = await quantity.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).innerText()).toMatch(quantityFault);
  const address = uniqueEmail();
  await name.fill('Ayşe');
  await email.fill(address);
  await send.click();
  expect(await result.innerText()).toContain('işaretli alanları');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe(`adet:${first}`);
  expect(await quantity.inputValue()).toBe('1500000');
  await page.reload();
  await hydrated(page);
  expect(await quantity.inputValue()).toBe('1500000');
  expect(await storedList(page)).toMatchObject([{ slug: first, quantity: 0, typed: '1500000' }]);
  await quantity.fill('999999');
  await expect.poll(() => storedList(page)).toMatchObject([{ slug: first, quantity: 999_999 }]);
  await send.click();
  await page.waitForURL('**/tr/request?sent=1');
  expect(await storedRequestsOf(address)).toMatchObject([{ products: [{ slug: first, quantity: 999_999 }] }]);
  expect(await storedList(page)).toEqual([]);
});

test('a quantity is read as the page’s language writes it, is named where it is none, and an emptied one is asked for', async ({
  openForm,
}) => {
  const { page } = await openForm(listing);
  await addFirstProducts(page, 1);
  await listLink(page).click();
  const quantity = quantityFields(page);
  await quantity.fill('0');
  expect(await quantity.getAttribute('aria-invalid')).toBe('true');
  await quantity.fill('5');
  await quantity.fill('');
  await page.keyboard.press('Tab');
  expect(await quantity.inputValue()).toBe('');
  await page
    .getByRole('alert')
    .filter({ hasText: /^Adet, 1 ile/u })
    .waitFor();
  await quantity.fill('5-10');
  const error = page.getByRole('alert').filter({ hasText: '“5-10”' });
  await error.waitFor();
  // On other pages the list is what the browser has stored.
  await page.goBack();
  await page.locator('.product-card').first().waitFor();
  await listLink(page).click();
  await error.waitFor();
  expect(await quantity.inputValue()).toBe('5-10');
  await quantity.fill('1.000');
  await page.keyboard.press('Tab');
  expect(await quantity.inputValue()).toBe('1000');
  await expect.poll(() => new URL(page.url()).searchParams.get('items')).toMatch(/:1000$/u);
});

test('a unit typed with a quantity is that of the line, which joins another line in that unit', async ({
  openForm,
}) => {
  const { page, name, email, send, result, faults } = await openForm(listing);
  const [first = '', second = ''] = await addFirstProducts(page, 2);
  await page.goto(`/tr/request?items=${first},${second}`);
  await hydrated(page);
  const lines = page.locator('main .requested');
  const field = lines.first().getByRole('textbox');
  await field.fill('');
  await field.pressSequentially('3 k');
  // It may become a unit.
  expect(await field.getAttribute('aria-invalid')).toBe('false');
  await field.pressSequentially('utu');
  await page.keyboard.press('Tab');
  await expect.poll(() => new URL(page.url()).searchParams.get('items')).toBe(`${first}*BX:3,${second}`);
  expect(await lines.first().innerText()).toMatch(/^Kutu/mu);
  expect(await field.inputValue()).toBe('3');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Çıkar/u);
  await expect
    .poll(() => storedList(page))
    .toMatchObject([{ slug: first, quantity: 3, unit: 'BX' }, { slug: second }]);
  // The browser says nothing of it: the list is the visitor's own.
  expect(await page.locator('.list-choice').count()).toBe(0);
  await field.fill('3 kutucuk');
  await page.keyboard.press('Tab');
  await page.getByRole('alert').filter({ hasText: '“3 kutucuk”' }).waitFor();
  await field.fill('2 adet');
  await page.keyboard.press('Tab');
  await expect.poll(() => storedList(page)).toMatchObject([{ slug: first, quantity: 2 }, {}]);
  expect((await storedList(page))[0]).not.toHaveProperty('unit');

  await page.goto(`/tr/request?items=${first}*BX:4,${first}:2`);
  await hydrated(page);
  await lines.nth(1).getByRole('textbox').fill('5 kutu');
  await page.keyboard.press('Tab');
  await page.getByRole('status').filter({ hasText: 'adetler orada toplandı' }).waitFor();
  expect(await lines.count()).toBe(1);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('adetler orada');
  const address = uniqueEmail();
  await field.fill('10 kutu');
  await name.fill('Ayşe');
  await email.fill(address);
  await send.click();
  await result.waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([
    { products: [{ slug: first, quantity: 10, unit: 'BX' }] },
  ]);
  expect(faults).toEqual([]);
});

test('quantities that were typed before the page is hydrated are part of the request, each as it was meant', async ({
  openForm,
}) => {
  const { page, faults } = await openForm(listing);
  const [first = '', second = '', third = ''] = await addFirstProducts(page, 3);
  const release = await holdRequests(page, '**/assets/**/*.js');
  await page.goto(`/tr/request?items=${first},${second},${third}`, { waitUntil: 'commit' });
  const quantities = quantityFields(page);
  await quantities.nth(0).fill('40');
  await quantities.nth(1).fill('1.000 kutu');
  // The last one is being typed.
  await quantities.nth(2).press('End');
  await quantities.nth(2).pressSequentially('0x');
  release();
  await hydrated(page);
  // The second is in boxes now.
  await quantities.nth(1).press('Backspace');
  await quantities.nth(1).press('5');
  await page.waitForURL(`**/tr/request?items=${first}:40,${second}*BX:1000,${third}:105`);
  expect(await quantities.nth(0).inputValue()).toBe('40');
  expect(await quantities.nth(1).inputValue()).toBe('105');
  await expect
    .poll(() => storedList(page))
    .toMatchObject([{ quantity: 40 }, { quantity: 1000, unit: 'BX' }, { quantity: 105 }]);
  expect(faults).toEqual([]);
});

test('after a request was sent the list link requests the products still in the list', async ({
  openForm,
}) => {
  const { page } = await openForm(listing);
  const [first = '', second = ''] = await addFirstProducts(page, 2);
  await page.goto(`/tr/request?items=${first}`);
  await hydrated(page);
  const { name, email, send, result } = formOf(page);
  await name.fill('Ayşe');
  await email.fill(uniqueEmail());
  await send.click();
  await page.waitForURL('**/tr/request?sent=1');
  await listLink(page).click();
  await page.waitForURL(`**/tr/request?items=${second}`);
  await name.waitFor();
  expect(await result.count()).toBe(0);
  expect(await page.locator('.requested').count()).toBe(1);
});

test('products of a request sent without JavaScript are removed from the list', async ({ openForm }) => {
  const { page } = await openForm(listing);
  const [first = '', second = ''] = await addFirstProducts(page, 2);
  await page.goto(`/tr/request?items=${first}`);
  await hydrated(page);
  const { name, email, result } = formOf(page);
  await name.fill('Ayşe');
  await email.fill(uniqueEmail());
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form.request-form')?.submit());
  await result.waitFor();
  await page.waitForURL('**/tr/request?sent=1*');
  await expect.poll(() => storedList(page)).toMatchObject([{ slug: second }]);
  expect(await page.locator('.requested-products').count()).toBe(0);
  const thanks = await page.locator('.thanks').innerText();
  const left = /bu taleple istenmedi: (?<name>.+)\.\s/u.exec(thanks)?.groups?.['name'];
  expect(await storedList(page)).toMatchObject([{ name: { tr: left } }]);
  // Who has no JavaScript reads the same name.
  const html = await (await page.request.get(page.url())).text();
  expect(html.replaceAll(/<[^>]*>/gu, '')).toContain(`bu taleple istenmedi: ${left}.`);
  await page.getByText(formTexts.tr.again).click();
  await name.waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe(`?items=${second}`);
});

test('the offer dialog requests a product in the quantity of the list and removes it from the list', async ({
  openForm,
}) => {
  const { page } = await openForm(listing);
  const [first = ''] = await addFirstProducts(page, 1);
  await listLink(page).click();
  await quantityFields(page).fill('40');
  await expect.poll(() => storedList(page)).toMatchObject([{ quantity: 40 }]);
  await page.goto(`/tr/products/product-details/${first}`);
  await hydrated(page);
  await page.locator('main').getByText(formTexts.tr.getOffer).click();
  await expect.poll(() => quantityFields(page.getByRole('dialog')).inputValue()).toBe('40');
  const { name, email, send, result } = formOf(page);
  const address = uniqueEmail();
  await name.fill('Ayşe');
  await email.fill(address);
  await send.click();
  await result.waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([{ products: [{ slug: first, quantity: 40 }] }]);
  expect(await storedList(page)).toEqual([]);
});

test('bookmarks and pages without scripts lead to a form that shows the list and sends it, and what else is on it is named', async ({
  openForm,
}) => {
  const { page, name, email, send } = await openForm(listing);
  const slugs = await addFirstProducts(page, 6);
  const own = `?items=${slugs.join(',')}`;
  await page.goto('/tr/procedures');
  await page.locator('.floating-buttons').getByText(formTexts.tr.getOffer).click();
  await page.waitForURL(`**/tr/request${own}`);
  await page.goto(`/tr/request?items=${slugs[0]}`);
  await hydrated(page);
  expect(await page.getByText(/^Teklif listenizde ayrıca var/u).innerText()).toMatch(/ ve 2 ürün daha\.$/u);
  // A list that changes in another tab.
  const other = await page.context().newPage();
  await other.goto(`/tr/products/product-details/${slugs[5]}`);
  await hydrated(other);
  await other
    .locator('main')
    .getByRole('button', { name: /^Çıkar/u })
    .first()
    .click();
  await expect
    .poll(() => page.getByText(/^Teklif listenizde ayrıca var/u).innerText())
    .toMatch(/ ve 1 ürün daha\.$/u);
  await page.goto('/tr/request');
  await page.waitForURL(`**/tr/request?items=${slugs.slice(0, 5).join(',')}`);
  await hydrated(page);
  const address = uniqueEmail();
  await name.fill('Ayşe');
  await email.fill(address);
  await send.click();
  await page.waitForURL('**/tr/request?sent=1');
  const [request] = await storedRequestsOf(address);
  expect(request?.products.map(({ slug }) => slug)).toEqual(slugs.slice(0, 5));
  expect(await page.evaluate(() => document.cookie)).not.toContain('request-list');
});
