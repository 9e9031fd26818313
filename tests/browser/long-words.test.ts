import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listing } from '../support/list.ts';
import { hydrated } from '../support/browser.ts';
import { offerButton, test as formTest, turnBack } from '../support/form-test.ts';
import { searchBox } from '../support/search-box.ts';
import { formOf, visitFromOwnAddress, sendUnchecked } from '../support/visitor.ts';
import { seconds } from '../support/seconds.ts';

/** Widths of phones, in pixels. */
const widths = [320, 360, 390];

const longWord = 'W'.repeat(300);

const timeoutMs = 60 * seconds;

const slug = 'orvia-p2-piezo-bone-surgery-unit';
const productName = 'Orvia P2 Piezo Kemik Cerrahisi Ünitesi';

/** Parts that are wider than their box: the page, and what scrolls or clips by itself. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('html, main, header, footer, dialog, form, .search-panel'))
      .filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth)
      .map((box) => `${box.localName}.${box.className}: ${box.scrollWidth} in ${box.clientWidth}`),
  );

const expectFit = async (page: Page): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    expect(await tooWide(page), `${page.url()} at ${width}`).toEqual([]);
  }
};

/** Puts the word in place of a text wherever the page shows it. */
const replaceText = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    ([replaced, word]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let count = 0;
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        if (!node.textContent?.includes(replaced) || node.parentElement?.closest('script')) continue;
        node.textContent = node.textContent.replaceAll(replaced, word);
        count += 1;
      }
      return count;
    },
    [text, longWord] as const,
  );

const fillAll = async (page: Page, word: string): Promise<void> => {
  const { name, email, country, phone, message } = formOf(page);
  for (const field of [name, email, country, phone, message]) await field.fill(word);
};

const test = formTest.extend('open', ({ browser }) => async (address: string, javaScriptEnabled = true) => {
  const { page } = await visitFromOwnAddress(browser, {
    viewport: { width: 320, height: 740 },
    isMobile: true,
    hasTouch: true,
    javaScriptEnabled,
  });
  await page.goto(address);
  if (javaScriptEnabled) await hydrated(page);
  return page;
});

const formAddresses = [
  '/tr/request',
  '/tr/services/technical-service',
  '/tr/services/oem',
  '/tr/online-catalog',
];

test.for(formAddresses)(
  'no field of %s widens the page, with its errors neither',
  async (address, { open }) => {
    const page = await open(address);
    for (const word of [longWord.slice(0, 120), longWord]) {
      await fillAll(page, word);
      await expectFit(page);
    }
    const { send, error } = formOf(page);
    await send.click();
    await error('email').waitFor();
    await expectFit(page);
  },
);

test('a form that comes back with errors, without JavaScript, is as wide', async ({ open }) => {
  const page = await open('/tr/services/technical-service', false);
  await fillAll(page, longWord);
  await sendUnchecked(page);
  await formOf(page).error('email').waitFor();
  expect(await formOf(page).message.inputValue()).toBe(longWord);
  await expectFit(page);
});

test('no field widens the offer dialog, and neither does the name of its product', async ({ open }) => {
  const page = await open(`/tr/products/product-details/${slug}`);
  await page.locator('main').getByText('Teklif al').click();
  await page.getByRole('dialog').waitFor();
  await fillAll(page, longWord);
  expect(await replaceText(page, productName)).toBeGreaterThan(2);
  await expectFit(page);
  await formOf(page).send.click();
  await formOf(page).error('email').waitFor();
  await expectFit(page);
});

test('no field widens the offer dialog of a page without a product', async ({ open }) => {
  const page = await open('/tr/about-us');
  await turnBack(page);
  await offerButton(page).click();
  await fillAll(page, longWord);
  await expectFit(page);
});

test('no query widens the search box', async ({ open }) => {
  const page = await open('/tr/about-us');
  const { field, said, options, open: openBox } = searchBox(page);
  await openBox();
  await field.fill(longWord);
  await said.filter({ hasText: 'WWW' }).waitFor();
  await expectFit(page);
  await field.fill('orvia');
  await options.first().waitFor();
  // The matches are marked: pieces of the name.
  expect(await replaceText(page, ' P2 Piezo Kemik Cerrahisi Ünitesi')).toBeGreaterThan(0);
  await expectFit(page);
});

test('no query and no other part of an address widens a page', async ({ open }) => {
  const page = await open('/tr');
  for (const address of [
    `/tr/search?q=${longWord}`,
    `/en/search?q=${longWord}`,
    `/tr/search?q=${longWord}+piezo`,
    `/tr/${longWord}`,
    `/tr/products/${longWord}`,
    `/tr/request?items=${longWord}:2`,
  ]) {
    await page.goto(address);
    await expectFit(page);
  }
});

test('no name of a product widens a page that shows it', { timeout: timeoutMs }, async ({ open }) => {
  const page = await open('/tr');
  for (const address of [
    `/tr/products/product-details/${slug}`,
    '/tr/products/ultrasonic-piezo-system',
    '/tr/products/partners/acteon',
    '/tr/search?q=orvia',
    `/tr/request?items=${slug}:2`,
  ]) {
    await page.goto(address);
    await hydrated(page);
    // In the results, the first word is marked.
    const shown = address.includes('search') ? productName.replace(/^\S+/u, '') : productName;
    expect(await replaceText(page, shown), address).toBeGreaterThan(0);
    await expectFit(page);
  }
});

test('no name in the list widens a page', async ({ open }) => {
  const page = await open(listing);
  const name = { tr: longWord, en: longWord };
  // Not in the catalogue, which the page says.
  const items = ['a', 'b'].map((gone) => ({ slug: gone, name, quantity: 999 }));
  await page.evaluate((ownList) => localStorage.setItem('list', ownList), JSON.stringify(items));
  for (const address of ['/tr/request', '/tr/request?items=a:999,b:999']) {
    await page.goto(address);
    await hydrated(page);
    await page.getByText(longWord).first().waitFor();
    await expectFit(page);
  }
});
