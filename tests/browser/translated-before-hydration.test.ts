import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { listLink, listing, removeButtons, storedList } from '../support/list.ts';
import { desktop, hydrated } from '../support/browser.ts';
import { holdRequests, test as formTest } from '../support/form-test.ts';
import { translate } from '../support/translate.ts';
import { storedRequestsOf, uniqueEmail, visitFromOwnAddress, sendUnchecked } from '../support/visitor.ts';
import { quantityFields } from '../support/quantity-fields.ts';

const mark = '«';

const piezo = 'orvia-p2-piezo-bone-surgery-unit';

interface Opened {
  readonly page: Page;
  readonly faults: readonly string[];
  /** Hydrates the page. */
  readonly hydrate: () => Promise<void>;
  /** Whether the page still consists of the elements that the server sent. */
  readonly isSamePage: () => Promise<boolean>;
}

/** Goes on from a page that is not hydrated to the one that is to be translated. */
type GoOn = (page: Page) => Promise<unknown>;

const test = formTest.extend(
  'openTranslated',
  ({ browser }) =>
    async (address: string, goOn?: GoOn): Promise<Opened> => {
      const { page, faults } = await visitFromOwnAddress(browser, desktop);
      const release = await holdRequests(page, '**/assets/**/*.js');
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('.site-footer').waitFor();
      if (goOn) {
        // A document that takes the place of this one.
        const loaded = page.waitForEvent('framenavigated');
        await goOn(page);
        await loaded;
      }
      await page.locator('.site-footer').waitFor();
      await translate(page, mark);
      const main = await page.locator('main').elementHandle();
      return {
        page,
        faults,
        async hydrate() {
          release();
          await hydrated(page);
          await page.locator('h1', { hasText: mark }).waitFor();
        },
        isSamePage: () => page.evaluate((element) => element === document.querySelector('main'), main),
      };
    },
);

test('a form that is typed in a translated page before its hydration is kept, checked and sent', async ({
  openTranslated,
}) => {
  const { page, faults, hydrate, isSamePage } = await openTranslated(`/tr/request?items=${piezo}:2`);
  const field = (name: string) => page.locator(`form.request-form [name=${name}]`);
  const send = page.locator('form.request-form button[type=submit]');
  await field('isim').fill('Ayşe');
  await field('mesaj').fill('Acele');
  await hydrate();
  expect(await isSamePage()).toBe(true);
  expect(await field('isim').inputValue()).toBe('Ayşe');
  await send.click();
  await page.locator('.field-error', { hasText: mark }).waitFor();
  const address = uniqueEmail();
  await field('email').fill(address);
  await quantityFields(page).fill('7');
  await send.click();
  await page.locator('.thanks', { hasText: mark }).waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([
    { name: 'Ayşe', message: 'Acele', products: [{ quantity: 7 }] },
  ]);
  expect(faults).toEqual([]);
});

const nameField = '.request-form [name=isim]';

/** Pages that their address alone does not bring back, or not with status 200, and a field of theirs. */
const answers: readonly (readonly [name: string, address: string, field: string, goOn?: GoOn])[] = [
  ['a form with errors', '/en/online-catalog', nameField, sendUnchecked],
  ['no page', '/en/nowhere', 'main [name=q]'],
  [
    'a list of which one was removed',
    `/tr/request?items=${piezo},brenta-mobile-examination-lamp`,
    nameField,
    (page) => removeButtons(page).first().click(),
  ],
  [
    'an order of which the lines were found',
    '/en/request',
    nameField,
    async (page) => {
      await page.locator('.quick-order summary').click();
      await page.locator('.quick-order textarea').fill('RC-36/40;3');
      await page.locator('.quick-order button').last().click();
    },
  ],
];

/** Returns the faults of scripts alone: the answers have status 4xx, of which browsers tell. */
const faultsOfScripts = (faults: readonly string[]): string[] =>
  faults.filter((fault) => !/ answered 4\d\d$| the server responded with a status of 4\d\d /u.test(fault));

test.for(answers)(
  'what was typed stays in a page that was translated before its hydration: %s',
  async ([, address, selector, goOn], { openTranslated }) => {
    const { page, faults, hydrate, isSamePage } = await openTranslated(address, goOn);
    const field = page.locator(selector);
    await field.fill('Ayşe');
    await hydrate();
    expect(await isSamePage()).toBe(true);
    expect(await field.inputValue()).toBe('Ayşe');
    expect(faultsOfScripts(faults)).toEqual([]);
  },
);

/** Makes React pause after each small step of the hydration, as time flies, and stops it after the fiftieth. */
const stopDuringHydration = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    let steps = 0;
    let skipped = 0;
    const now = performance.now.bind(performance);
    performance.now = () => now() + (skipped += 6);
    const next = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function postMessage(this: MessagePort, message: unknown) {
      steps += 1;
      if (steps === 50) Reflect.set(window, 'goOn', () => next.call(this, message));
      else next.call(this, message);
    };
  });
};

test('what was typed stays in a page that is translated while it is hydrated', async ({ browser }) => {
  const { page, faults } = await visitFromOwnAddress(browser, desktop);
  await stopDuringHydration(page);
  const release = await holdRequests(page, '**/assets/**/*.js');
  await page.goto(`/tr/request?items=${piezo}:2`, { waitUntil: 'commit' });
  const name = page.locator('form.request-form [name=isim]');
  await name.fill('Ayşe');
  const main = await page.locator('main').elementHandle();
  release();
  await page.waitForFunction(() => 'goOn' in window);
  await translate(page, mark);
  await page.evaluate('goOn()');
  await hydrated(page);
  await page.locator('h1', { hasText: mark }).waitFor();
  expect(await page.evaluate((element) => element === document.querySelector('main'), main)).toBe(true);
  expect(await name.inputValue()).toBe('Ayşe');
  await page.getByRole('button', { name: /Gönder/u }).click();
  await page.locator('.field-error', { hasText: mark }).waitFor();
  expect(faults).toEqual([]);
});

test('the list of a page that was translated before its hydration is filled and emptied, and the choice to compare speaks its language', async ({
  openTranslated,
}) => {
  const { page, faults, hydrate, isSamePage } = await openTranslated(listing.replace('/tr/', '/en/'));
  await hydrate();
  expect(await isSamePage()).toBe(true);
  const buttons = page.locator('.product-card form.add-to-request button');
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  await expect.poll(() => storedList(page)).toHaveLength(2);
  for (const index of [0, 1]) await page.locator('.compare-button button').nth(index).click();
  await page.locator('.choice-bar').getByRole('link', { name: 'Compare' }).waitFor();
  await page.getByRole('link', { name: 'Comparison: 2 products' }).waitFor();
  await listLink(page).click();
  await page.waitForURL('**/en/request?items=*');
  const remove = page.locator('.requested button');
  // At another place each time: a second press at the same one is ignored for a moment.
  for (const left of [1, 0]) {
    await remove.last().click();
    await expect.poll(() => page.locator('.requested').count()).toBe(left);
  }
  expect(await storedList(page)).toEqual([]);
  expect(faults).toEqual([]);
});
