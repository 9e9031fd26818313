import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addFirstProducts, listLink, listing, removeButtons } from '../support/list.ts';
import { desktop, hydrated, intercept } from '../support/browser.ts';
import { holdRequests, offerButton, test as formTest } from '../support/form-test.ts';
import { searchBox } from '../support/search-box.ts';
import { lamp } from '../support/search-box-test.ts';
import { translate } from '../support/translate.ts';
import { formOf, formTexts, uniqueEmail, visitFromOwnAddress } from '../support/visitor.ts';
import { seconds } from '../support/seconds.ts';
import { quantityFields } from '../support/quantity-fields.ts';

const timeoutMs = 60 * seconds;

const product = '/tr/products/product-details/orvia-p2-piezo-bone-surgery-unit';

/**
 * Returns the text that the visitor reads, line by line, without the number and the e-mail address that are each
 * request's own.
 */
const readPage = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.body.innerText
      .replace(/^\d{4}\s\d{4}\b/gmu, 'number')
      .replace(/kisi-\d+@/u, 'kisi@')
      .split(/\s*\n\s*/u),
  );

/** Uses a page; `read` is called wherever it has changed. */
type Walk = (page: Page, read: () => Promise<void>) => Promise<void>;

const test = formTest.extend('walk', ({ browser }) => async (address: string, walk: Walk) => {
  const walkOn = async (prepare: (page: Page) => Promise<void>): Promise<string[][]> => {
    const { page, faults } = await visitFromOwnAddress(browser, desktop);
    await page.goto(address);
    await hydrated(page);
    // What a list offers comes with a script of its own.
    await page.waitForLoadState('networkidle');
    await prepare(page);
    const texts: string[][] = [];
    const read = async (): Promise<void> => {
      await page.locator('.pending > span').waitFor({ state: 'detached' });
      texts.push(await readPage(page));
    };
    await walk(page, read);
    expect(faults).toEqual([]);
    return texts;
  };
  const [asWritten, translated] = await Promise.all([walkOn(async () => {}), walkOn(translate)]);
  expect(asWritten.length).toBeGreaterThan(0);
  expect(translated).toEqual(asWritten);
});

const submitForm: Walk = async (page, read) => {
  const { name, email, country, send, result, error } = formOf(page);
  await send.click();
  await error('name').waitFor();
  await read();
  await name.fill('Ayşe');
  await error('name').waitFor({ state: 'detached' });
  await read();
  await email.fill(uniqueEmail());
  await country.pressSequentially('alm');
  await page.getByRole('option', { name: 'Almanya' }).waitFor();
  await read();
  await country.press('ArrowDown');
  await country.press('Enter');
  const release = await holdRequests(page, '**/api/*-form');
  await send.click();
  await page.locator('.request-form button').getByText(formTexts.tr.pending).waitFor();
  await read();
  release();
  await result.getByText(formTexts.tr.sent).waitFor();
  if ((await page.getByRole('dialog').count()) === 0) await page.waitForURL('**?sent=1');
  await read();
};

test('a form is corrected, sent and filled in again', { timeout: timeoutMs }, ({ walk }) =>
  walk('/tr/online-catalog', async (page, read) => {
    await submitForm(page, read);
    await page.getByText(formTexts.tr.again).click();
    await formOf(page).name.waitFor();
    // The page around the form follows the router.
    await page.waitForURL(({ search }) => search === '');
    await page.locator('.form-intro').waitFor();
    await read();
  }),
);

test('the offer dialog is corrected, sent, filled in again and closed', { timeout: timeoutMs }, ({ walk }) =>
  walk(product, async (page, read) => {
    await offerButton(page).click();
    await page.getByRole('dialog').waitFor();
    await submitForm(page, read);
    await page.getByText(formTexts.tr.again).click();
    await formOf(page).name.waitFor();
    await read();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.locator('main').getByText(formTexts.tr.getOffer).first().click();
    await page.getByRole('dialog').waitFor();
    await read();
  }),
);

test('a form that the server refuses says so', ({ walk }) =>
  walk('/tr/services/oem', async (page, read) => {
    const { name, email, message, send, result } = formOf(page);
    const release = await intercept(page, '**/api/technical-form', (route) => route.abort('failed'));
    await name.fill('Ayşe');
    await email.fill(uniqueEmail());
    await message.fill('Merhaba');
    // The failed request is no fault of the page.
    page.removeAllListeners('requestfailed');
    page.removeAllListeners('console');
    await send.click();
    await result.waitFor();
    await read();
    release();
    await send.click();
    await result.getByText(formTexts.tr.sent).waitFor();
    await read();
  }));

test('the search box marks what it finds, says that it finds nothing, and opens a product', ({ walk }) =>
  walk('/tr/about-us', async (page, read) => {
    const { field, options, announced, open } = searchBox(page);
    await open();
    // Each at once, as suggestions for a part of it may be shown in between, and those for one stay until the next arrive.
    const announcements = { kafa: /\d/u, qqqqqq: 'qqqqqq', 'kafa lambası': /\d/u };
    for (const [query, announcement] of Object.entries(announcements)) {
      await field.fill(query);
      await announced.filter({ hasText: announcement }).waitFor();
      await read();
    }
    await options.locator('mark', { hasText: /lamba/iu }).first().waitFor();
    await field.fill(lamp.tr);
    await field.press('Enter');
    await page.getByRole('heading', { level: 1, name: lamp.tr }).waitFor();
    await read();
  }));

test('results, news and a product that are followed show their texts', ({ walk }) =>
  walk('/tr/search?q=piezo', async (page, read) => {
    for (const query of ['qqqqqq', 'mikroskop']) {
      await page.locator('main').getByRole('textbox').fill(query);
      await page.locator('main').getByRole('textbox').press('Enter');
      await page.getByRole('heading', { level: 1 }).filter({ hasText: query }).waitFor();
      await read();
    }
    await page.locator('.product-card a').first().click();
    await page.locator('.product-head').waitFor();
    await read();
    await page.locator('.wide-menu').getByRole('link', { name: 'Haberler' }).click();
    await page.locator('.news-entry a').first().click();
    await page.locator('.news-neighbours').waitFor();
    await read();
    await page.goBack();
    await page.locator('.news-index').waitFor();
    await read();
  }));

// That no text of a page is beside other nodes, every-route.test.ts finds of each.
test.for([product, '/tr/request?items=orvia-p2-piezo-bone-surgery-unit:2'])(
  'the other language replaces every text of %s, and back',
  (address, { walk }) =>
    walk(address, async (page, read) => {
      for (const language of ['en', 'tr']) {
        await page.locator('.language-toggle').click();
        await page.locator(`html[lang="${language}"]`).waitFor();
        await page.waitForURL((url) => url.pathname.startsWith(`/${language}`));
        // Cards of a list are loaded in the language.
        await page.locator('.product-facts[lang]').first().waitFor({ state: 'detached' });
        await read();
      }
    }),
);

test('filters and orders of a listing show what they count', ({ walk }) =>
  walk(listing, async (page, read) => {
    await page.getByRole('checkbox', { name: /^Inplant Funnel/u }).check();
    await page.locator('.product-card').nth(3).waitFor({ state: 'detached' });
    await read();
    await page.getByRole('link', { name: 'Z–A' }).click();
    await page.locator('.listing-sort [aria-current]', { hasText: 'Z–A' }).waitFor();
    await read();
    await page.getByRole('link', { name: 'Tümünü kaldır' }).click();
    await page.locator('.product-card').nth(6).waitFor();
    await read();
  }));

test('a list is filled, changed and emptied', ({ walk }) =>
  walk(listing, async (page, read) => {
    await addFirstProducts(page, 3);
    await listLink(page).filter({ hasText: '3' }).waitFor();
    await read();
    await removeButtons(page).first().click();
    await listLink(page).filter({ hasText: '2' }).waitFor();
    await read();
    await listLink(page).click();
    // They are loaded when the browser is idle.
    await page.locator('.list-tools button').first().waitFor();
    const quantity = quantityFields(page).first();
    await quantity.fill('0');
    await page.locator('.requested .field-error').waitFor();
    await read();
    await quantity.fill('7');
    await page.waitForURL(({ search }) => search.includes('7'));
    await page.locator('.requested .field-error').waitFor({ state: 'detached' });
    await read();
    // At another place each time: a second press at the same one is ignored for a moment.
    for (const left of [1, 0]) {
      await removeButtons(page).last().click();
      await page.waitForFunction((count) => document.querySelectorAll('.requested').length === count, left);
      // The items go at once, what the address says of them once the router has followed.
      await page.waitForURL(
        ({ searchParams }) => (searchParams.get('items') ?? '').split(',').filter(Boolean).length === left,
      );
      await page
        .locator('.requested-products > p', { hasText: 'Listeniz boş' })
        .waitFor({ state: left === 0 ? 'attached' : 'detached' });
      await read();
    }
  }));
