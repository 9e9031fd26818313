import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { desktop, hydrated, phone, siteUrl } from '../support/browser.ts';
import { holdRequests } from '../support/form-test.ts';
import { lamp, lampPage } from '../support/search-box-test.ts';
import { formOf } from '../support/visitor.ts';

describe('without JavaScript', () => {
  test.for([desktop, phone])(
    'the header’s box opens, and its form leads to the results',
    async (size, { visit }) => {
      const { page, faults } = await visit({ ...size, javaScriptEnabled: false });
      await page.goto('/tr/about-us');
      await page.locator('.search-box summary').click();
      const field = page.locator('.search-box').getByRole('textbox');
      await field.fill('  kafa lambasi ');
      await field.press('Enter');
      await page.waitForURL('**/tr/search?q=**');
      await page.getByRole('heading', { name: '“kafa lambasi” için ürünler' }).waitFor();
      expect(await page.locator('.product-card').count()).toBeGreaterThan(2);
      expect(await page.locator('main').getByRole('textbox').inputValue()).toBe('kafa lambasi');
      expect(faults).toEqual([]);
    },
  );
});

test('the results say how many there are, and are not for search engines', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto('/en/search?q=surgical');
  const similar = await page.locator('.search-similar .product-card').count();
  const sure = (await page.locator('.product-card').count()) - similar;
  expect(similar).toBeGreaterThan(0);
  expect(await page.locator('main output').first().innerText()).toBe(`${sure} products`);
  // One grid, however many places the last row has free.
  const columns = await page
    .locator('.product-cards')
    .evaluateAll((lists) =>
      lists.map((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
    );
  expect(columns).toEqual([4, 4]);
  expect(await page.title()).toContain('Products for “surgical”');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('where nothing is quite what is searched for, the first screen of a phone has the way to ask', async ({
  visit,
}) => {
  const { page } = await visit(phone);
  await page.goto('/en/search?q=4+mm+30%C2%B0+telescope');
  const ask = page.locator('main').getByRole('link', { name: 'Ask us' });
  expect(await ask.first().getAttribute('href')).toBe('/en/request?q=4+mm+30%C2%B0+telescope#form');
  const place = await ask.first().boundingBox();
  expect(place?.y).toBeLessThan(phone.viewport.height);
});

test.for([
  [desktop, 4],
  [phone, 1],
] as const)('names of results are to be seen at once (%o)', async ([size, least], { visit }) => {
  const { page } = await visit(size);
  await page.goto('/tr/search?q=lazer');
  const names = await page
    .locator('.product-card h2')
    .evaluateAll((all) => all.map((name) => name.getBoundingClientRect().bottom));
  expect(names.filter((bottom) => bottom <= size.viewport.height).length).toBeGreaterThanOrEqual(least);
  expect(await page.locator('main').getByRole('heading', { name: 'lazer' }).first().innerText()).toBe(
    '“lazer” için ürünler',
  );
  expect(await page.locator('h1').count()).toBe(1);
});

test('a second search keeps the focus in the field; the way back brings back the first', async ({
  visit,
}) => {
  const { page, faults } = await visit(desktop);
  await page.goto('/tr/search?q=lazer');
  await hydrated(page);
  const field = page.locator('main').getByRole('textbox');
  await field.fill('lamba');
  await field.press('Enter');
  await page.getByRole('heading', { name: '“lamba” için ürünler' }).waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.goBack();
  await page.getByRole('heading', { name: '“lazer” için ürünler' }).waitFor();
  expect(await field.inputValue()).toBe('lazer');
  expect(faults).toEqual([]);
});

test('without a connection, a search says that there is none', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto('/tr/about-us');
  await hydrated(page);
  await page.context().setOffline(true);
  await page.locator('.search-box summary').click();
  const field = page.locator('.search-box').getByRole('textbox');
  await field.fill('lazer');
  await field.press('Enter');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.getByRole('heading').innerText()).toBe('İnternet bağlantısı yok');
});

test('a NUL in the query is taken out of the address', async ({ visit }) => {
  const { page, faults } = await visit(desktop);
  await page.goto('/tr/search?q=la%00zer');
  expect(new URL(page.url()).search).toBe('?q=lazer');
  expect(await page.locator('.product-card').count()).toBeGreaterThan(2);
  expect(faults).toEqual([]);
});

test('of very many, the best fifty are shown', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto('/en/search?q=e');
  expect(await page.locator('.product-card').count()).toBeLessThanOrEqual(50);
});

test.for(['', '?q=', '?q=%20'])(
  'asked for nothing (%s), the page shows where to go',
  async (query, { visit }) => {
    const { page, faults } = await visit(desktop);
    await page.goto(`/tr/search${query}`);
    await hydrated(page);
    expect(await page.getByRole('heading', { name: 'Ürün gruplarına göz atın' }).isVisible()).toBe(true);
    expect(await page.getByText('bulunamadı').count()).toBe(0);
    expect(faults).toEqual([]);
  },
);

test.for([
  ['markup', '<qzxwv onload=qqqzzz>'],
  ['punctuation', '%27%22%3B--'],
  ['300 letters', 'x'.repeat(300)],
  ['half a letter', '%ED%A0%80'],
])('where %s finds nothing, the page says so and shows ways on', async ([_name, query], { visit }) => {
  const { page, faults } = await visit(phone);
  await page.goto(`/en/search?q=${query}`);
  await hydrated(page);
  expect(await page.locator('.empty output').innerText()).toMatch(/^No products found for “/u);
  expect(await page.locator('.search-browse a').count()).toBeGreaterThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const searched = await page.locator('.empty output').innerText();
  await page.locator('.empty').getByRole('link', { name: 'Ask us' }).click();
  const message = formOf(page, 'en').message;
  await message.waitFor();
  expect(await message.inputValue()).toBe(
    `I could not find: ${/“(?<words>.*)”/u.exec(searched)?.groups?.['words']}`,
  );
  expect(faults).toEqual([]);
});

test('the other language asks for the same, and shows the same', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto('/tr/search?q=kafa+lambas%C4%B1');
  await hydrated(page);
  const before = await page.locator('.product-card').count();
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Products for “kafa lambası”' }).waitFor();
  expect(await page.locator('.product-card').count()).toBe(before);
  expect(await page.locator('main').getByRole('textbox').inputValue()).toBe('kafa lambası');
});

describe('an exact name', () => {
  test.for([
    ['/tr/search', lamp.tr, lampPage('tr')],
    ['/en/search', lamp.tr, lampPage('en')],
    ['/en/search', `  ${lamp.en.toUpperCase()} `, lampPage('en')],
    ['/search', lamp.en, lampPage('tr').slice(3)],
    ['/tr/search', `${lamp.tr}&utm_source=mail`, lampPage('tr')],
  ] as const)(
    'that %s is asked for (%s) redirects to its product in one step',
    async ([path, name, product]) => {
      const [query = '', rest = ''] = name.split('&');
      const address = `${siteUrl()}${path}?q=${encodeURIComponent(query)}&${rest}`;
      const response = await fetch(address, { redirect: 'manual' });
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(product);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect((await fetch(siteUrl() + product, { redirect: 'manual' })).status).toBe(200);
    },
  );

  test.for(['kafa lambası', 'Glimra'])('is not %s, so there are results', async (query) => {
    const response = await fetch(`${siteUrl()}/tr/search?q=${encodeURIComponent(query)}`, {
      redirect: 'manual',
    });
    expect(response.status).toBe(200);
  });

  test.for([
    ['.search-box', '.search-box summary', true],
    ['.search-box', '.search-box summary', false],
    ['.drawer', '.drawer > button', true],
    ['.drawer', '.drawer > button', false],
    ['main', undefined, true],
    ['main', undefined, false],
  ] as const)(
    'sent from the form in %s leads to its product (opened by %s, JavaScript: %s)',
    async ([place, opener, javaScriptEnabled], { visit }) => {
      const { page, faults } = await visit({ ...phone, javaScriptEnabled });
      await page.goto('/tr/search');
      if (javaScriptEnabled) await hydrated(page);
      // What suggests while typing comes later.
      const release = await holdRequests(page, '**/assets/**');
      if (opener) await page.locator(opener).click();
      const field = page.locator(place).getByRole('textbox');
      await field.fill(lamp.tr);
      await field.press('Enter');
      release();
      await page.waitForURL(`**${lampPage('tr')}`);
      await page.getByRole('heading', { level: 1, name: lamp.tr }).waitFor();
      await page.goBack();
      await page.waitForURL('**/tr/search');
      expect(faults).toEqual([]);
    },
  );
});
