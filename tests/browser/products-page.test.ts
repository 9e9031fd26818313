import { describe, expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser-test.ts';
import { desktop, focusedText, hydrated, phone } from '../support/browser.ts';

const address = '/tr/products';

const numberIn = (text: string): number => Number(/\d+/u.exec(text)?.[0]);

test('a choice shows its products at once: focus and scroll stay, the count is announced, back undoes it', async ({
  visit,
}) => {
  const { page, faults } = await visit(desktop);
  await page.goto(address);
  await hydrated(page);
  const count = page.locator('.listing-count');
  const all = numberIn(await count.innerText());
  const option = page
    .getByRole('group', { name: 'Ürün grubu' })
    .getByRole('checkbox', { name: /^Mamoplasti/u });
  const label = page.locator('.facet label', { hasText: /^Mamoplasti/u });
  const wanted = numberIn((await label.innerText()).replace(/^\D+/u, ''));
  expect(wanted).toBeGreaterThan(0);
  expect(wanted).toBeLessThan(all);
  await option.scrollIntoViewIfNeeded();
  const topOf = () => option.evaluate((input) => Math.round(input.getBoundingClientRect().top));
  const before = await topOf();

  await option.check();
  await page.waitForURL('**/tr/products?category=mammoplasty');
  await count.getByText(`${wanted} ürün`, { exact: true }).waitFor();
  expect(await topOf()).toBe(before);
  expect(await option.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await count.evaluate(({ tagName }) => tagName)).toBe('OUTPUT');
  expect(await page.locator('.product-card').count()).toBe(wanted);
  // Attributes of that group are offered now.
  await page.getByRole('heading', { level: 3, name: 'Malzeme' }).waitFor();
  expect(await violations(page, 'main')).toEqual([]);

  await page.getByRole('link', { name: 'Mamoplasti: filtreyi kaldır' }).click();
  await count.getByText(`${all} ürün`, { exact: true }).waitFor();
  expect(await option.isChecked()).toBe(false);
  await page.goBack();
  await count.getByText(`${wanted} ürün`, { exact: true }).waitFor();
  expect(await option.isChecked()).toBe(true);
  expect(faults).toEqual([]);
});

test('on a phone, facets are a sheet whose button says how many products it leads back to', async ({
  visit,
}) => {
  const { page, faults } = await visit(phone);
  await page.goto(address);
  await hydrated(page);
  const sheet = page.getByRole('form', { name: 'Filtreler' });
  expect(await sheet.isVisible()).toBe(false);
  await page.getByRole('button', { name: /^Filtrele/u }).click();
  await sheet.waitFor();
  expect(await violations(page, '#facets')).toEqual([]);
  const countProducts = async (): Promise<number> =>
    numberIn((await page.locator('.listing-count').textContent()) ?? '');
  const all = await countProducts();
  const option = sheet.getByRole('checkbox').nth(1);
  await option.check();
  await page.waitForURL('**/tr/products?solution=*');
  // The address is there before what it shows.
  await expect.poll(countProducts).toBeLessThan(all);
  const products = await countProducts();
  await sheet.getByRole('button', { name: `${products} ürünü göster` }).click();
  await sheet.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toMatch(/^\?solution=/u);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // Back closes the sheet before it leaves the list, and leaves what was chosen in it.
  const isOverlayEntry = (): Promise<boolean> => page.evaluate(() => history.state.overlay === true);
  for (const isChosen of [false, true]) {
    await page.getByRole('button', { name: /^Filtrele/u }).click();
    await expect.poll(isOverlayEntry).toBe(true);
    if (isChosen) await sheet.getByRole('checkbox').nth(2).check();
    await expect.poll(isOverlayEntry).toBe(!isChosen);
    const { href } = new URL(page.url());
    await page.goBack();
    await sheet.waitFor({ state: 'hidden' });
    await page.waitForURL(href);
  }
  await page.getByRole('button', { name: 'Filtrele · 2' }).waitFor();
  await page.goBack();
  await page.waitForURL('**/tr/products?solution=*');
  await page.getByRole('button', { name: 'Filtrele · 1' }).waitFor();
  expect(faults).toEqual([]);
});

describe.each([
  { how: 'on a phone', options: phone },
  { how: 'on a desktop', options: desktop },
])('without JavaScript $how', ({ options }) => {
  test('facets are chosen with a form', async ({ visit }) => {
    const { page } = await visit({ ...options, javaScriptEnabled: false });
    await page.goto(`${address}?sort=name-desc`);
    if (options === phone) await page.getByRole('button', { name: 'Filtrele' }).click();
    const form = page.getByRole('form', { name: 'Filtreler' });
    await form.getByRole('checkbox', { name: /^Mamoplasti/u }).check();
    await form.getByRole('button', { name: 'Seçilenleri göster' }).click();
    await page.waitForURL('**/tr/products?category=mammoplasty&sort=name-desc');
    expect(await page.locator('.product-card').count()).toBe(
      numberIn(await page.locator('.listing-count').innerText()),
    );
    expect(await form.isVisible()).toBe(options !== phone);
  });
});

test('on a phone, each group stands once above its products, as long as they are in the order of the groups', async ({
  visit,
}) => {
  const { page, faults } = await visit({ ...phone, javaScriptEnabled: false });
  await page.goto(address);
  const shown = page.locator('.card-group:visible');
  const groups = await shown.allInnerTexts();
  expect(groups.length).toBeGreaterThan(1);
  expect(new Set(groups).size).toBe(groups.length);
  const [first, name] = await Promise.all([
    page.locator('.product-card').first().innerText(),
    page.locator('.product-card h2').first().innerText(),
  ]);
  expect(first.indexOf(groups[0] ?? '-')).toBe(0);
  expect(first.indexOf(name)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Z–A', exact: true }).click();
  await page.waitForURL('**/tr/products?*');
  expect(await page.locator('.product-card h2').first().innerText()).not.toBe(name);
  expect(await shown.count()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  expect(await shown.count()).toBe(0);
  expect(faults).toEqual([]);
});

test('what a visitor can do who has not found it is said below the last page alone', async ({ visit }) => {
  const { page } = await visit({ ...phone, javaScriptEnabled: false });
  await page.goto(address);
  const help = page.locator('.listing-help');
  expect(await help.count()).toBe(0);
  await page.locator('.pagination a:not([rel])').last().click();
  await page.waitForURL('**/tr/products?page=*');
  expect(await help.count()).toBe(1);
  expect(await focusedText(page)).toMatch(/^Sayfa (?<page>\d+) \/ \k<page>, \d+ ürün$/u);
});

test('who turns a page of a list is at its head, which says where that is, and goes on from there', async ({
  visit,
}) => {
  const { page, faults } = await visit(desktop);
  await page.goto(address);
  await hydrated(page);
  const turn = page.locator('.pagination [rel=next]');
  for (const number of [2, 3]) {
    await turn.click();
    await page.waitForURL(`**/tr/products?page=${number}#list-head`);
    await expect
      .poll(() => focusedText(page))
      .toMatch(new RegExp(`^Sayfa ${number} / \\d+, \\d+ ürün$`, 'u'));
    // Below the header.
    const top = await page.locator('.listing-count').evaluate((count) => count.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(60);
    expect(top).toBeLessThan(300);
  }
  // A filter leaves the focus where it is, though it begins with the first page.
  const box = page.locator('.facet').first().getByRole('checkbox').first();
  await box.check();
  await page.waitForURL('**/tr/products?solution=*');
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
});
