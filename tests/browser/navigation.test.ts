import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { desktop, hydrated, intercept, phone, siteUrl } from '../support/browser.ts';

/** Finds which section of the text the visitor reads: the one 300 px below the top of the window. */
const sectionInView = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section')].findIndex((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return top <= 300 && bottom > 300;
    }),
  );

/** A mark that only a full load of a page takes away. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.body.dataset['mark'] = 'kept'));

const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.dataset['mark'] === 'kept');

test('a link changes the page without loading a document, and back goes back to the link', async ({
  visit,
}) => {
  const { page, faults } = await visit(desktop);
  await page.goto('/en/products/ultrasonic-piezo-system');
  await hydrated(page);
  await mark(page);
  const link = page.getByRole('link', { name: 'Orvia P2 Piezo Bone Surgery Unit' });
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'Orvia P2 Piezo Bone Surgery Unit' }).waitFor();
  expect(await page.title()).toContain('Orvia P2 Piezo Bone Surgery Unit');
  expect(new URL(page.url()).pathname).toBe('/en/products/product-details/orvia-p2-piezo-bone-surgery-unit');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Ultrasonic Piezo System' }).waitFor();
  expect(await isMarked(page)).toBe(true);
  await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
  // The page that one goes forward to links to the list, too.
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Orvia P2 Piezo Bone Surgery Unit' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  expect(faults).toEqual([]);
});

test('every page that a visitor comes to by links is the one that the server would have sent', async ({
  visit,
}) => {
  const { page, faults } = await visit(desktop);
  const addresses = [
    '/tr/about-us',
    '/tr/news',
    '/tr/ent-solutions',
    '/tr/products/aaa',
    '/tr/services/oem',
    '/tr/nothing',
  ];
  const textOf = (): Promise<string> => page.locator('main').innerText();
  const sent: { address: string; title: string; text: string }[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page);
    sent.push({ address, title: await page.title(), text: await textOf() });
  }
  await page.goto('/tr/contact');
  await hydrated(page);
  for (const [position, { address, title, text }] of sent.entries()) {
    const state = { idx: position + 1 };
    await page.evaluate(([entry, target]) => history.pushState(entry, '', target), [state, address] as const);
    await page.evaluate(
      (entry) => window.dispatchEvent(new PopStateEvent('popstate', { state: entry })),
      state,
    );
    await page.waitForFunction((wanted) => document.title === wanted, title);
    expect(await textOf(), address).toBe(text);
  }
  expect(faults.filter((fault) => !fault.includes('/tr/nothing'))).toEqual([]);
});

test('the toggle changes the language in place, keeps what the visitor reads in view and is remembered', async ({
  visit,
}) => {
  const { page, faults } = await visit(desktop);
  await page.goto('/privacy-policy');
  await hydrated(page);
  await mark(page);
  await page.evaluate(() => document.querySelectorAll('main section')[4]?.scrollIntoView());
  const section = await sectionInView(page);
  expect(section).toBeGreaterThan(2);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { level: 1, name: /privacy/iu }).waitFor();
  expect(await isMarked(page)).toBe(true);
  await expect.poll(() => sectionInView(page)).toBe(section);
  await page.locator('html[lang=en]').waitFor();
  await page.waitForURL('**/en/privacy-policy');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');

  await page.goto('/about-us');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(faults).toEqual([]);
});

test('a choice that outlived its cookie is shown, and the server knows of it again', async ({ visit }) => {
  const { page, faults } = await visit(desktop);
  await page.goto('/tr/contact');
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.goto('/about-us');
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  await page.locator('html[lang=en]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/about-us');
  await page.reload({ waitUntil: 'commit' });
  expect(await page.locator('html').getAttribute('lang')).toBe('en');

  await page.context().clearCookies();
  await page.goto('/tr/about-us');
  await hydrated(page);
  expect(await page.locator('html').getAttribute('lang')).toBe('tr');
  expect(faults).toEqual([]);
});

test('a choice made elsewhere, while the page was on its way, is shown', async ({ visit }) => {
  const { page, faults } = await visit(desktop);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about-us', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Hakkımızda' }).waitFor();
  await page.context().addCookies([{ name: 'language', value: 'en', url: siteUrl() }]);
  release();
  await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
  expect(faults).toEqual([]);
});

test('a visitor from a campaign, whose page was rendered without its parameters, keeps them', async ({
  visit,
}) => {
  const { page, faults } = await visit(desktop);
  await page.goto('/tr/about-us?utm_source=letter');
  await hydrated(page);
  expect(new URL(page.url()).search).toBe('?utm_source=letter');
  expect(faults).toEqual([]);
});

test('links keep the form of the address that the visitor is on', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto('/en/ent-solutions');
  expect(await page.locator('main .categories a').first().getAttribute('href')).toMatch(/^\/en\//u);
  await page.goto('/ent-solutions');
  expect(await page.locator('main .categories a').first().getAttribute('href')).toMatch(/^\/products\//u);
});

test('a menu closes when its link has been followed', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto('/tr');
  await hydrated(page);
  await page.getByText('Kurumsal').first().click();
  await page.locator('.wide-menu').getByRole('link', { name: 'Neden biz' }).click();
  await page.getByRole('heading', { level: 1, name: 'Neden Biz' }).waitFor();
  expect(await page.locator('details.submenu[open]').count()).toBe(0);
});

test('on a phone the drawer leads to every section and closes behind the visitor', async ({ visit }) => {
  const { page } = await visit(phone);
  await page.goto('/tr');
  await hydrated(page);
  await page.getByText('Menü', { exact: true }).tap();
  await page.locator('.drawer').getByText('Ürünler ve hizmetler').tap();
  await page.locator('.drawer summary', { hasText: 'KBB Çözümleri' }).tap();
  await page.locator('.drawer').getByRole('link', { name: 'KBB Çözümleri: Tümü' }).tap();
  await page.getByRole('heading', { level: 1, name: 'KBB Çözümleri' }).waitFor();
  expect(await page.locator('.drawer nav:popover-open').count()).toBe(0);
});

test('a page whose data cannot be loaded says so and offers to try again', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto('/en/ent-solutions');
  await hydrated(page);
  const release = await intercept(page, '**/api/**', (route) => route.abort());
  await page.locator('main .categories a').first().click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('link', { name: 'News' }).count()).toBeGreaterThan(0);
  release();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('main .product-cards').waitFor();
});

test.for(['/tr', '/en/products/mammoplasty', '/tr/news', '/tr/news/news-details/nothing'])(
  'a visit to %s asks the API for nothing that the page holds already',
  async (path, { visit }) => {
    const { page } = await visit(desktop);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(calls).toEqual([]);
  },
);

test('an open menu closes on Escape, which gives focus back, and on a click elsewhere', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto('/en');
  await hydrated(page);
  const menu = page.locator('.wide-menu summary').first();
  const open = page.locator('details.submenu[open]');
  await menu.click();
  expect(await open.count()).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  expect(await open.count()).toBe(0);
  expect(await menu.evaluate((summary) => summary === document.activeElement)).toBe(true);

  await menu.click();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await open.count()).toBe(0);
});

test('the drawer closes when its link leads to the page that is shown', async ({ visit }) => {
  const { page } = await visit(phone);
  await page.goto('/tr/news');
  await hydrated(page);
  await page.getByText('Menü', { exact: true }).tap();
  // What makes it modal is loaded when it is opened.
  await page.locator('body > [inert]').first().waitFor({ state: 'attached' });
  await page.locator('.drawer').getByRole('link', { name: 'Haberler' }).tap();
  // Once its entry in the history is left.
  await expect.poll(() => page.locator('.drawer nav:popover-open').count()).toBe(0);
});

test('after a link was followed, focus is on the new page', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto('/en/ent-solutions');
  await hydrated(page);
  await page.locator('main .categories a').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('main .product-cards').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
});
