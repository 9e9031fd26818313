import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, desktop, hydrated, phone, visit } from '../support/browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await connect();
});

afterAll(async () => {
  await browser.close();
});

describe('without JavaScript', () => {
  test.each([desktop, phone])('the header’s box opens, and its form leads to the results', async (size) => {
    const { page, faults } = await visit(browser, { ...size, javaScriptEnabled: false });
    await page.goto('/tr/about-us');
    await page.locator('.search-box summary').click();
    const field = page.locator('.search-box').getByRole('searchbox');
    await field.fill('  kafa lambasi ');
    await field.press('Enter');
    await page.waitForURL('**/tr/search?q=**');
    await page.getByRole('heading', { name: '“kafa lambasi” için ürünler' }).waitFor();
    expect(await page.locator('.product-card').count()).toBeGreaterThan(2);
    expect(await page.locator('main').getByRole('searchbox').inputValue()).toBe('kafa lambasi');
    expect(faults).toEqual([]);
  });
});

test('the results say how many there are, and are not for search engines', async () => {
  const { page } = await visit(browser, desktop);
  await page.goto('/en/search?q=headlight');
  const count = await page.locator('.product-card').count();
  expect(await page.locator('main output').first().innerText()).toBe(`${count} products`);
  expect(await page.title()).toContain('Products for “headlight”');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('of very many, the best fifty are shown', async () => {
  const { page } = await visit(browser, desktop);
  await page.goto('/en/search?q=e');
  expect(await page.locator('.product-card').count()).toBeLessThanOrEqual(50);
});

test.each(['', '?q=', '?q=%20'])('asked for nothing (%s), the page shows where to go', async (query) => {
  const { page, faults } = await visit(browser, desktop);
  await page.goto(`/tr/search${query}`);
  await hydrated(page);
  expect(await page.getByRole('heading', { name: 'Ürün gruplarına göz atın' }).isVisible()).toBe(true);
  expect(await page.getByText('bulunamadı').count()).toBe(0);
  expect(faults).toEqual([]);
});

test.each([
  ['markup', '<qzxwv onload=qqqzzz>'],
  ['punctuation', '%27%22%3B--'],
  ['300 letters', 'x'.repeat(300)],
  ['half a letter', '%ED%A0%80'],
])('where %s finds nothing, the page says so and shows ways on', async (_name, query) => {
  const { page, faults } = await visit(browser, phone);
  await page.goto(`/en/search?q=${query}`);
  await hydrated(page);
  expect(await page.locator('.empty output').innerText()).toMatch(/^No product found for “/u);
  expect(await page.locator('.empty').getByRole('link', { name: 'Ask us' }).isVisible()).toBe(true);
  expect(await page.locator('.search-ways a').count()).toBeGreaterThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(faults).toEqual([]);
});

test('the other language asks for the same, and shows the same', async () => {
  const { page } = await visit(browser, desktop);
  await page.goto('/tr/search?q=kafa+lambas%C4%B1');
  await hydrated(page);
  const before = await page.locator('.product-card').count();
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Products for “kafa lambası”' }).waitFor();
  expect(await page.locator('.product-card').count()).toBe(before);
  expect(await page.locator('main').getByRole('searchbox').inputValue()).toBe('kafa lambası');
});
