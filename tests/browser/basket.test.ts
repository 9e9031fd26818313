import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, desktop, hydrated, phone } from '../support/browser.ts';
import { formOf, someone, storedOf, visitor, words } from '../support/visitor.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await connect();
});

afterAll(async () => {
  await browser.close();
});

const listing = '/tr/products/mammoplasty';

const open = async (path: string, options: Parameters<typeof visitor>[1] = desktop) => {
  const { page, faults } = await visitor(browser, options);
  await page.goto(path);
  await hydrated(page);
  return { page, faults };
};

const addButtons = (page: Page) => page.getByRole('button', { name: /^Listeye ekle/u });
const basketLink = (page: Page) =>
  page.locator('.site-header').getByRole('link', { name: /^Teklif listem/u });

const basketOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('basket') ?? '[]'));

/** Adds the first products of a listing. @returns their slugs */
const addFirst = async (page: Page, count: number): Promise<string[]> => {
  const links = page.locator('.product-card h2 a');
  const slugs: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const href = await links.nth(index).getAttribute('href');
    slugs.push(href?.split('/').at(-1) ?? '');
    // What was added says 'remove' now.
    await addButtons(page).first().click();
  }
  return slugs;
};

test('products are collected over pages, languages and visits, and one request names them all', async () => {
  const { page, faults } = await open(listing);
  const [first = '', second = ''] = await addFirst(page, 2);
  await page.getByRole('link', { name: 'English' }).click();
  await page.goto('/en/about-us');
  await hydrated(page);
  await page.locator('.site-header').getByRole('link', { name: 'My request, 2 products' }).click();
  await page.waitForURL('**/en/request?items=*');
  const { name, email, send, result } = formOf(page, 'en');
  await page.getByRole('spinbutton').first().fill('3');
  await expect.poll(() => new URL(page.url()).searchParams.get('items')).toMatch(/:3/u);
  const address = someone();
  await name.fill('Jane Doe');
  await email.fill(address);
  await send.click();
  await result.waitFor();
  const [request] = await storedOf(address);
  expect(request?.products.map(({ slug }) => slug).toSorted()).toEqual([first, second].toSorted());
  expect(request?.products.map(({ quantity }) => quantity).toSorted()).toEqual([1, 3]);
  // What was asked for is in the basket no more.
  await page.goto('/en');
  await hydrated(page);
  await expect.poll(() => page.getByRole('link', { name: /^My request/u }).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('a product that was added can be taken out again where it was added', async () => {
  const { page } = await open(listing, phone);
  await addFirst(page, 1);
  await basketLink(page).waitFor();
  await page.getByRole('button', { name: /^Çıkar/u }).click();
  await expect.poll(() => basketLink(page).count()).toBe(0);
});

test('a shared link shows its products to somebody else and leaves their own basket alone', async () => {
  const { page } = await open(listing);
  const [mine = ''] = await addFirst(page, 1);
  const theirs = 'orvia-p2-piezo-bone-surgery-unit';
  await page.goto(`/tr/request?items=${theirs}:5`);
  await hydrated(page);
  expect(await page.getByRole('spinbutton').inputValue()).toBe('5');
  const { name, email, send, result } = formOf(page);
  const address = someone();
  await name.fill('Ayşe');
  await email.fill(address);
  await send.click();
  await result.waitFor();
  expect(await storedOf(address)).toMatchObject([{ products: [{ slug: theirs, quantity: 5 }] }]);
  const kept = await page.evaluate(() => localStorage.getItem('basket'));
  expect(kept).toContain(mine);
});

test('two tabs show the same basket', async () => {
  const { page } = await open(listing);
  const other = await page.context().newPage();
  await other.goto(listing);
  await hydrated(other);
  await addFirst(page, 1);
  await expect.poll(() => basketLink(other).count()).toBe(1);
});

test('a product that another tab takes out leaves the request one’s own', async () => {
  const { page } = await open(listing);
  const [first = '', second = ''] = await addFirst(page, 2);
  await basketLink(page).click();
  const quantity = page.getByRole('spinbutton').first();
  await quantity.waitFor();
  const other = await page.context().newPage();
  await other.goto(`/tr/products/product-details/${second}`);
  await hydrated(other);
  await other
    .locator('main')
    .getByRole('button', { name: /^Çıkar/u })
    .first()
    .click();
  await expect.poll(async () => (await basketOf(page)).length).toBe(1);
  await quantity.fill('4');
  await expect.poll(() => basketOf(page)).toMatchObject([{ slug: first, quantity: 4 }]);
});

test('quantities are changed and products removed without a network', async () => {
  const { page } = await open(listing);
  const [first = '', second = ''] = await addFirst(page, 2);
  await page.goto(`/tr/request?items=${first},${second}`);
  await hydrated(page);
  await page.context().setOffline(true);
  await page.getByRole('spinbutton').first().fill('7');
  await page
    .getByRole('button', { name: /^Çıkar/u })
    .last()
    .click();
  await expect.poll(() => new URL(page.url()).searchParams.get('items')).toBe(`${first}:7`);
  expect(await page.getByRole('spinbutton').count()).toBe(1);
  expect(await formOf(page).name.count()).toBe(1);
});

test('a quantity beyond the most becomes the most, and says why; the wheel changes none', async () => {
  const { page } = await open(listing);
  await addFirst(page, 1);
  await basketLink(page).click();
  const quantity = page.getByRole('spinbutton');
  await quantity.fill('');
  await quantity.pressSequentially('1500');
  const describedBy = await quantity.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${describedBy}"]`).innerText()).toBe('En çok 999 adet');
  await page.keyboard.press('Tab');
  await expect.poll(() => quantity.inputValue()).toBe('999');
  await expect.poll(() => new URL(page.url()).searchParams.get('items')).toMatch(/:999$/u);
  await quantity.fill('0');
  expect(await quantity.getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.press('Tab');
  expect(await quantity.inputValue()).toBe('999');
  await quantity.fill('5');
  await quantity.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await quantity.inputValue()).toBe('5');
});

test('after a request was sent, the list leads to what is still in it', async () => {
  const { page } = await open(listing);
  const [first = '', second = ''] = await addFirst(page, 2);
  await page.goto(`/tr/request?items=${first}`);
  await hydrated(page);
  const { name, email, send, result } = formOf(page);
  await name.fill('Ayşe');
  await email.fill(someone());
  await send.click();
  await page.waitForURL('**/tr/request?sent=1');
  await basketLink(page).click();
  await page.waitForURL(`**/tr/request?items=${second}`);
  await name.waitFor();
  expect(await result.count()).toBe(0);
  expect(await page.locator('.requested').count()).toBe(1);
});

test('a request that went without JavaScript is taken off the list too', async () => {
  const { page } = await open(listing);
  const [first = '', second = ''] = await addFirst(page, 2);
  await page.goto(`/tr/request?items=${first}`);
  await hydrated(page);
  const { name, email, result } = formOf(page);
  await name.fill('Ayşe');
  await email.fill(someone());
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form.request-form')?.submit());
  await result.waitFor();
  await page.waitForURL('**/tr/request?sent=1');
  await expect.poll(() => basketOf(page)).toMatchObject([{ slug: second }]);
  expect(await page.locator('.requested-products').count()).toBe(0);
  await page.getByText(words.tr.again).click();
  await name.waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('an offer for a product asks for as many as were collected, and only those leave the list', async () => {
  const { page } = await open(listing);
  const [first = ''] = await addFirst(page, 1);
  await basketLink(page).click();
  await page.getByRole('spinbutton').fill('40');
  await expect.poll(() => basketOf(page)).toMatchObject([{ quantity: 40 }]);
  await page.goto(`/tr/products/product-details/${first}`);
  await hydrated(page);
  await page.locator('main').getByText(words.tr.getOffer).click();
  await page.getByRole('dialog').getByText('40 adet').waitFor();
  const { name, email, send, result } = formOf(page);
  const address = someone();
  await name.fill('Ayşe');
  await email.fill(address);
  await send.click();
  await result.waitFor();
  expect(await storedOf(address)).toMatchObject([{ products: [{ slug: first, quantity: 40 }] }]);
  expect(await basketOf(page)).toEqual([]);
});

test('of many products on the list, three are named', async () => {
  const { page } = await open(listing);
  await addFirst(page, 5);
  await page.goto('/tr/request');
  await hydrated(page);
  expect(await page.getByText(/^Teklif listenizdeki ürünler/u).innerText()).toMatch(/ ve 2 ürün daha\.$/u);
});

test('without JavaScript a card leads to a request for its product', async () => {
  const { page } = await visitor(browser, { ...desktop, javaScriptEnabled: false });
  await page.goto(listing);
  await page
    .getByRole('link', { name: /^Listeye ekle/u })
    .first()
    .click();
  await page.waitForURL('**/tr/request?items=*');
  expect(await page.locator('main img').count()).toBeGreaterThan(0);
});

test.each([desktop, phone])('axe finds nothing on a listing and a request with products', async (size) => {
  const { page } = await open(listing, size);
  await addFirst(page, 2);
  const check = async (): Promise<unknown> => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  };
  expect(await check()).toEqual([]);
  await basketLink(page).click();
  await page.getByRole('spinbutton').first().waitFor();
  expect(await check()).toEqual([]);
});
