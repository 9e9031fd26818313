import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { desktop, hydrated, intercept } from '../support/browser.ts';

const headings = {
  tr: { '/about-us': 'Hakkımızda', '/partners': 'Markalarımız', '/why-us': 'Neden Biz' },
  en: { '/about-us': 'About Us', '/partners': 'Our Brands', '/why-us': 'Why Us' },
} as const;

type PagePath = keyof (typeof headings)['tr'];

/** Waits until a page is shown, under an address of its language or a plain one. */
const expectPage = async (page: Page, language: 'tr' | 'en', path: PagePath, prefix = `/${language}`) => {
  await page.getByRole('heading', { level: 1, name: headings[language][path] }).waitFor();
  await page.waitForURL(`**${prefix}${path}`);
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
};

const follow = (page: Page, path: PagePath): Promise<void> =>
  page.locator(`.site-footer a[href$="${path}"]`).first().click();

const toggle = (page: Page): Promise<void> => page.locator('header .language-toggle').first().click();

const load = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await hydrated(page);
};

/** A page that comes back as it was left: the browser of the tests has no such cache. */
const restore = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('back and forward show the chosen language', async ({ visit }) => {
  const { page, faults } = await visit(desktop);
  await load(page, '/tr/about-us');
  await follow(page, '/partners');
  await expectPage(page, 'tr', '/partners');
  await follow(page, '/why-us');
  await expectPage(page, 'tr', '/why-us');
  await page.goBack();
  await expectPage(page, 'tr', '/partners');
  await toggle(page);
  await expectPage(page, 'en', '/partners');
  await page.goBack();
  await expectPage(page, 'en', '/about-us');
  await page.goForward();
  await expectPage(page, 'en', '/partners');
  await page.goForward();
  await expectPage(page, 'en', '/why-us');
  await toggle(page);
  await expectPage(page, 'tr', '/why-us');
  await page.goBack();
  await expectPage(page, 'tr', '/partners');
  expect(faults).toEqual([]);
});

test('back to another document shows the chosen language', async ({ visit }) => {
  const { page, faults } = await visit(desktop);
  await load(page, '/tr/about-us');
  await load(page, '/tr/partners');
  await toggle(page);
  await expectPage(page, 'en', '/partners');
  await page.goBack();
  await expectPage(page, 'en', '/about-us');
  await page.goForward();
  await expectPage(page, 'en', '/partners');
  expect(faults).toEqual([]);
});

test('a page that comes back as it was left shows the language chosen since', async ({ visit }) => {
  for (const prefix of ['/tr', '']) {
    const { page } = await visit(desktop);
    await page.goto(`${prefix}/about-us`, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.evaluate(() => {
      document.cookie = 'language=en; Path=/';
      localStorage.setItem('language', 'en');
      sessionStorage.setItem('language', 'en');
    });
    // The page may listen only a moment after it is hydrated.
    await expect
      .poll(async () => {
        await restore(page);
        return page.locator('html').getAttribute('lang');
      })
      .toBe('en');
    await expectPage(page, 'en', '/about-us', prefix === '' ? '' : '/en');
  }
});

test('the toggle is a choice before the page is hydrated too', async ({ visit }) => {
  const { page } = await visit(desktop);
  await load(page, '/tr/about-us');
  const scripts = '**/assets/**/*.js';
  const release = await intercept(page, scripts, (route) => route.abort());
  await page.goto('/tr/partners');
  await toggle(page);
  await page.waitForURL('**/en/partners');
  release();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('language'))).toBe('en');
  await page.goBack();
  await expectPage(page, 'en', '/partners');
});

test('plain addresses stay plain, in the chosen language', async ({ visit }) => {
  const { page } = await visit(desktop);
  await load(page, '/about-us');
  await follow(page, '/partners');
  await expectPage(page, 'tr', '/partners', '');
  await toggle(page);
  await expectPage(page, 'en', '/partners');
  await page.goBack();
  await expectPage(page, 'en', '/about-us', '');
  await load(page, '/why-us');
  await page.goBack();
  await expectPage(page, 'en', '/about-us', '');
});

test('who opens an address of another language gets that language, and finds it again on the way back', async ({
  visit,
}) => {
  const { page } = await visit(desktop);
  await load(page, '/tr/about-us');
  await toggle(page);
  await expectPage(page, 'en', '/about-us');
  await page.goto('/tr/partners', { waitUntil: 'networkidle' });
  await expectPage(page, 'tr', '/partners');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('language'))).toBeNull();
  await follow(page, '/why-us');
  await expectPage(page, 'tr', '/why-us');
  await page.goBack();
  await expectPage(page, 'tr', '/partners');
});
