import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, desktop, hydrated, phone } from '../support/browser.ts';
import { formOf, someone, storedOf, visitor } from '../support/visitor.ts';

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

/** Adds the first products of a listing. @returns their slugs */
const addFirst = async (page: Page, count: number): Promise<string[]> => {
  const links = page.locator('.cards .card h2 a');
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
