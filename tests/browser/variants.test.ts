import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { requestListPath } from '#domain/site/paths.ts';
import { violations } from '../support/axe.ts';
import { storedList } from '../support/list.ts';
import { hydrated, phone, siteUrl } from '../support/browser.ts';
import { offerButton, test, turnBack } from '../support/form-test.ts';
import { factsIn } from '../support/page-facts.ts';
import { storedRequestsOf, uniqueEmail } from '../support/visitor.ts';
import { quantityFields } from '../support/quantity-fields.ts';

const slug = 'sennoa-double-flange-ventilation-tube';
const productPage = `/tr/products/product-details/${slug}`;
const ref = 'FM.1140.114';

test('a variant is added from its row on a phone, shown in the dialog and on the request page, and sent with its REF', async ({
  openForm,
}) => {
  const { page, name, email, send, result } = await openForm(`${productPage}#${ref}`, phone);
  const table = page.locator('.variants');
  const row = table.getByRole('row').filter({ hasText: ref });
  expect(await row.innerText()).toMatch(/1,14\smm, mavi\s+Pakette 12 adet\s+Steril/u);
  expect(await row.evaluate((element) => element.matches(':target'))).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  await row.getByRole('button', { name: /1,14\smm, mavi$/u }).click();
  await expect.poll(() => storedList(page)).toMatchObject([{ slug, ref, quantity: 1 }]);
  expect(await violations(page, '.variants')).toEqual([]);

  await turnBack(page);
  await offerButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.locator('.requested').allInnerTexts()).toHaveLength(1);
  expect(await dialog.locator('.requested').innerText()).toMatch(/1,14\smm, mavi\s+REF FM\.1140\.114/u);
  await quantityFields(dialog).fill('3');
  await page.keyboard.press('Escape');
  // Its entry in the history is left, which would abort what follows.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');

  await page.goto(`/tr/request?items=${slug}~${ref}:3,${slug}~GONE-1`);
  await hydrated(page);
  const items = page.locator('main .requested');
  expect(await items.first().innerText()).toMatch(/1,14\smm, mavi\s+REF FM\.1140\.114/u);
  await expect.poll(() => items.nth(1).innerText()).toMatch(/REF GONE-1\s+Bu REF artık/u);
  const address = uniqueEmail();
  await name.fill('Ayşe Işık');
  await email.fill(address);
  await send.click();
  await result.waitFor();
  expect(await page.locator('.receipt-products').innerText()).toContain('REF FM.1140.114');
  const [stored] = await storedRequestsOf(address);
  expect(stored?.products).toEqual([
    { slug, ref, quantity: 3, name: expect.any(String), variantName: '1,14 mm, mavi' },
    { slug, ref: 'GONE-1', quantity: 1, name: expect.any(String) },
  ]);
});

const chooseSize = (place: Page | Locator): Locator => place.getByRole('link', { name: /^Ölçü seçin: / });

test('a product with sizes asks for one on the first screen of a phone, adds it, and requests a quote for it', async ({
  openForm,
}) => {
  const { page } = await openForm(productPage, { ...phone, viewport: { width: 390, height: 844 } });
  const form = page.locator('.choose-size');
  const add = form.getByRole('button', { name: 'Listeye ekle' });
  const { bottom } = await form.evaluate((element) => element.getBoundingClientRect());
  expect(bottom).toBeLessThan(844);
  await add.click();
  const field = form.getByRole('combobox', { name: 'Ölçü' });
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await form.getByRole('alert').innerText()).toContain('Önce ölçüyü seçin');
  expect(await storedList(page)).toEqual([]);
  const dialog = page.getByRole('dialog');
  await page.locator('main .offer-link').click();
  expect(await dialog.locator('.requested').innerText()).toContain('ölçü seçilmedi');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await field.selectOption(`${slug}~${ref}`);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#size=${ref}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('main .offer-link').click();
  expect(await dialog.locator('.requested').innerText()).toMatch(/1,14\smm, mavi\s+REF FM\.1140\.114/u);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await add.click();
  await expect.poll(() => storedList(page)).toMatchObject([{ slug, ref, quantity: 1 }]);
  await field.selectOption(slug);
  await add.click();
  await expect
    .poll(() => storedList(page))
    .toMatchObject([
      { slug, ref },
      { slug, variantName: { tr: 'ölçü seçilmedi' } },
    ]);
  expect(await violations(page, '.choose-size')).toEqual([]);

  // The size that was left open is chosen from the list, and from the dialog on the page of the product itself.
  const other = 'FM.1140.127';
  await page.goto(`/tr/request?items=${slug}~${ref},${slug}`);
  await hydrated(page);
  await page.locator('main .requested').nth(1).getByRole('textbox').fill('6 kutu');
  await page.keyboard.press('Tab');
  await expect.poll(() => storedList(page)).toMatchObject([{ ref }, { slug, quantity: 6, unit: 'BX' }]);
  await expect.poll(() => page.locator('.requested-products').innerText()).toContain(': 6 kutu.');
  expect(await chooseSize(page).count()).toBe(1);
  await chooseSize(page).click();
  await page.waitForURL(`**${productPage}#size`);
  await expect
    .poll(() => field.evaluate((element) => element.getBoundingClientRect().bottom < innerHeight))
    .toBe(true);
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.locator('main .offer-link').click();
  expect(await violations(page, 'dialog')).toEqual([]);
  await chooseSize(dialog).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await field.selectOption(`${slug}~${other}`);
  await add.click();
  await expect
    .poll(() => storedList(page))
    .toMatchObject([
      { ref, quantity: 1 },
      { ref: other, quantity: 6, unit: 'BX' },
    ]);
  expect(await storedList(page)).toHaveLength(2);
});

test('without JavaScript a size that was left open is chosen from the list, which says which need one', async ({
  openForm,
}) => {
  const { page } = await openForm(`/en/compare?items=${slug},brenta-mobile-examination-lamp`, {
    ...phone,
    javaScriptEnabled: false,
  });
  await page.getByRole('button', { name: /^Add/u }).first().click();
  const notice = page.locator('.added-notice');
  expect(await notice.innerText()).toMatch(
    /2 products were added to your quote list\.\s+Size still to be chosen: Sennoa [^.]+\./u,
  );
  await page.getByRole('button', { name: /^Remove: Brenta/u }).click();
  await quantityFields(page).first().fill('5 boxes');
  // In the notice that is gone, and in the line: any button of the page keeps what was typed.
  await page.getByRole('button', { name: /^Choose the size: Sennoa/u }).click();
  await page.waitForURL('**#size');
  const form = page.locator('.choose-size');
  await form.getByRole('combobox').selectOption(`${slug}~${ref}`);
  await form.getByRole('button').click();
  await page.waitForURL(({ searchParams }) => searchParams.get('items') === `${slug}~${ref}*BX:5`);
  expect(await notice.innerText()).toContain('The line without a size has this one now');
  expect(await page.getByRole('button', { name: /^Choose the size/u }).count()).toBe(0);
});

test('without JavaScript the buttons of the rows post the variants; machines read them as a group', async () => {
  const html = await (await fetch(siteUrl() + productPage)).text();
  const buttons = html.matchAll(/<button(?=[^>]* name="add")[^>]* value="(?<key>[^"]+)"/gu);
  const posted = Array.from(buttons, ({ groups }) => groups?.['key'] ?? '');
  const keys = ['FM.1140.100', ref, 'FM.1140.127', 'FM.1141.127'].map((each) => `${slug}~${each}`);
  expect(posted.filter((key) => key.startsWith(slug))).toEqual(keys);
  const list = await (await fetch(`${siteUrl()}/tr/products/middle-ear-implants`)).text();
  const [card = ''] = new RegExp(`<button(?=[^>]* value="${slug}").*?</button>`, 'su').exec(list) ?? [];
  expect(card).toMatch(/name="choose".*<span>Ölçü seç</su);
  const choosing = await fetch(`${siteUrl()}/en${requestListPath}`, {
    method: 'POST',
    body: new URLSearchParams({ choose: slug }),
    redirect: 'manual',
  });
  expect([choosing.status, choosing.headers.get('location')]).toEqual([
    303,
    `/en/products/product-details/${slug}#size`,
  ]);
  const [field = ''] = /<select(?=[^>]* name="add")(?=[^>]* required).*?<\/select>/su.exec(html) ?? [];
  const options = field.matchAll(/<option[^>]* value="([^"]*)"/gu);
  expect(Array.from(options, ([, key]) => key)).toEqual(['', ...keys, slug]);
  expect(html).toContain(`action="/tr${requestListPath}"`);
  const group = factsIn(html).find((fact) => fact['@type'] === 'ProductGroup');
  expect(group?.hasVariant.map(({ sku }) => sku)).toContain(ref);
});

test('the exact REF leads to its row from the results page and, on Enter, from the search box', async ({
  openForm,
}) => {
  const address = `${siteUrl()}/en/search?q=fm+1140+114`;
  const response = await fetch(address, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe(`/en/products/product-details/${slug}#${ref}`);

  const { page } = await openForm('/tr/about-us');
  await page.locator('.search-box summary').click();
  const field = page.getByRole('combobox');
  await field.fill('fm.1140.114');
  await expect
    .poll(() => page.locator('.search-options li').allInnerTexts())
    .toEqual([expect.stringContaining(`REF ${ref}`)]);
  await field.press('Enter');
  await expect
    .poll(() => new URL(page.url()).pathname + new URL(page.url()).hash)
    .toBe(`${productPage}#${ref}`);
  await expect
    .poll(() =>
      page.locator(`[id="${ref}"]`).evaluate((row) => row.getBoundingClientRect().top < innerHeight),
    )
    .toBe(true);
});
