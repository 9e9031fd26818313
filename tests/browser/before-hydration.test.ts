import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { orderFieldName } from '#contracts/order.ts';
import { desktop, focusedText, hydrated, phone } from '../support/browser.ts';
import { holdRequests, test as formTest } from '../support/form-test.ts';
import { pdf } from '../support/sample-files.ts';
import { searchBox } from '../support/search-box.ts';
import { formOf, formTexts, storedRequestsOf, uniqueEmail, visitFromOwnAddress } from '../support/visitor.ts';

interface HeldPage {
  readonly page: Page;
  readonly faults: readonly string[];
  /** Lets the scripts come. */
  readonly release: () => void;
  /** Lets the scripts come, and waits until they have hydrated the page. */
  readonly hydrate: () => Promise<void>;
  /** Holds scripts that the page asks for by itself, once it is hydrated. @returns a function that lets them come */
  readonly holdLater: () => Promise<() => void>;
}

const test = formTest.extend(
  'openHeld',
  ({ browser }) =>
    async (path: string, options: typeof desktop | typeof phone = desktop): Promise<HeldPage> => {
      const { page, faults } = await visitFromOwnAddress(browser, options);
      const release = await holdRequests(page, '**/assets/**/*.js');
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('.site-footer').waitFor();
      const hydrate = async (): Promise<void> => {
        release();
        await hydrated(page);
      };
      const holdLater = async (): Promise<() => void> => {
        const { promise: released, resolve } = Promise.withResolvers<void>();
        const html = await page.content();
        await page.route('**/assets/**/*.js', async (route) => {
          if (!html.includes(new URL(route.request().url()).pathname)) await released;
          await route.fallback();
        });
        return resolve;
      };
      return { page, faults, release, hydrate, holdLater };
    },
);

/** All that can be entered on a page, but for files and for what only robots find. */
const fields = 'main :is(input, textarea):not([type=hidden], [type=file], .form-honeypot *):visible';

const dayOf = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Lines of a quick order. */
const orderText = 'RC-36/40;3\n2 x FM.1140.114';

/** Another one for each field of a page. */
const textFor = (name: string | null, type: string | null, index: number): string => {
  if (name?.startsWith('adet:')) return String(11 + index);
  if (name === orderFieldName) return orderText;
  if (type === 'email') return uniqueEmail();
  if (type === 'tel') return `+90 532 000 00 ${10 + index}`;
  return type === 'date' ? dayOf(index) : `Işık ${index}`;
};

/** Products of those lines. */
const orderedProducts = [
  { ref: 'RC-36/40', quantity: 3 },
  { ref: 'FM.1140.114', quantity: 2 },
];

/** Unfolds what is folded, and enters something everywhere. */
const enterAll = async (page: Page): Promise<void> => {
  const folded = page.locator('main details:not([open]) > summary:visible');
  while ((await folded.count()) > 0) await folded.first().click();
  for (const [index, field] of (await page.locator(fields).all()).entries())
    await field.fill(textFor(await field.getAttribute('name'), await field.getAttribute('type'), index));
  for (const input of await page.locator('main input[type=file]').all())
    await input.setInputFiles({ name: 'liste.pdf', mimeType: 'application/pdf', buffer: pdf() });
};

const entered = (page: Page): Promise<{ values: string[]; unfolded: number }> =>
  page.locator(fields).evaluateAll((all) => ({
    values: all.map((field) =>
      'value' in field ? `${field.getAttribute('name')}: ${String(field.value)}` : '',
    ),
    unfolded: document.querySelectorAll('main details[open]').length,
  }));

/** Names of chosen files that the browser shows by itself. */
const visibleFiles = (page: Page): Promise<string[]> =>
  page
    .locator('main input[type=file]')
    .evaluateAll((all) =>
      all.flatMap((input) =>
        input instanceof HTMLInputElement && getComputedStyle(input).opacity === '1'
          ? Array.from(input.files ?? [], (file) => file.name)
          : [],
      ),
    );

test.for([
  [
    '/tr/request?items=orvia-p2-piezo-bone-surgery-unit:2,brenta-mobile-examination-lamp:3&q=vida',
    desktop,
    'tr',
    1,
    orderedProducts,
  ],
  ['/tr/services/technical-service', phone, 'tr', 1, []],
  // The flag turns it into the other language first, which takes all along but for the file.
  ['/tr/services/oem', desktop, 'en', 0, []],
  ['/en/online-catalog', phone, 'en', 0, []],
] as const)(
  'all that is entered in the form of %s before its scripts have come stays, and is sent',
  async ([path, options, language, files, ordered], { openHeld }) => {
    const { page, faults, hydrate, holdLater } = await openHeld(path, options);
    const { form, name, email, country, message, send, error } = formOf(page, language);
    await enterAll(page);
    await form.locator('[name=ulke]').fill('Gürci');
    const before = await entered(page);
    const flag = page.locator('.language-button');
    const turned = path.startsWith(`/${language}`) ? [] : [language === 'en' ? 'Türkçe' : 'English'];
    for (const _ of turned) {
      await flag.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/${language}/**`, { waitUntil: 'commit' });
      await page.locator('.site-footer').waitFor();
      expect(await entered(page)).toEqual(before);
      expect(await form.locator('.field-error').innerText()).toContain('again: liste.pdf.');
      await flag.focus();
    }
    const values = { name: await name.inputValue(), message: await message.inputValue() };
    const address = await email.inputValue();
    const quantities = await page
      .locator('main [name^="adet:"]')
      .evaluateAll((all) => all.map((field) => ({ quantity: Number('value' in field && field.value) })));
    const orders = await page.locator(`[name="${orderFieldName}"]`).all();
    for (const lines of orders)
      await lines.evaluate((field: HTMLTextAreaElement) => {
        field.focus();
        field.setSelectionRange(3, 8);
      });
    const release = await holdLater();
    await hydrate();
    expect(await entered(page)).toEqual(before);
    expect(await flag.count()).toBe(0);
    for (const label of turned) await expect.poll(() => focusedText(page)).toBe(label);
    // Neither the list of the files nor the validation has come.
    expect(await visibleFiles(page)).toEqual(Array.from({ length: files }, () => 'liste.pdf'));
    // With an order, the focus is in its lines.
    const buttons = orders.length === 0 ? [send] : [];
    for (const button of buttons) {
      await email.fill('');
      await button.click();
      await error('email').waitFor();
      expect(await button.innerText()).toBe(formTexts[language].send);
      await email.fill(address);
    }
    release();
    for (const lines of orders) {
      await page.locator('.order-tools textarea').waitFor();
      expect(await entered(page)).toEqual(before);
      await page.keyboard.type('44/20');
      expect(await lines.inputValue()).toBe(orderText.replace('36/40', '44/20'));
      await lines.fill(orderText);
    }
    await expect.poll(() => page.locator('.chosen-files li').count()).toBe(files);
    // It suggests what fits the text.
    await country.click();
    await form.getByRole('option').first().waitFor();
    expect(await form.getByRole('option').count()).toBe(1);
    await page.keyboard.press('Escape');
    await send.click();
    // It is asked about, and meant where the form is sent again.
    await error('country').waitFor();
    await form.getByRole('button', { name: language === 'tr' ? 'Gürcistan' : 'Georgia' }).waitFor();
    await send.click();
    await page.locator('.thanks').waitFor();
    expect(await storedRequestsOf(address)).toMatchObject([
      {
        ...values,
        country: 'Gürci',
        products: [...quantities, ...ordered],
        attachments: Array.from({ length: files }, () => ({ name: 'liste.pdf' })),
      },
    ]);
    expect(faults).toEqual([]);
  },
);

test('what is corrected in a form that came back is not taken back, and what its order was found to be stays', async ({
  openHeld,
}) => {
  const { page, faults, hydrate } = await openHeld('/tr/request');
  const { name, email, message, send, error } = formOf(page);
  await name.fill('Ayşe');
  await email.fill('ayse@hastane');
  await message.fill('Yanlış');
  await send.click();
  await error('email').waitFor();
  const order = page.locator('.quick-order');
  await order.locator('summary').click();
  await order.getByRole('textbox').fill('RC-36/40;3\nFM.1140.114;2-4\nxyzzy 5');
  await order.getByRole('button', { name: 'Satırları kontrol et' }).click();
  await page.waitForURL('**/tr/request/order*', { waitUntil: 'commit' });
  const howMany = order.getByRole('textbox', { name: /kaç tane/u });
  await howMany.fill('4');
  await order.getByRole('checkbox').check();
  await message.fill('Doğru');
  await hydrate();
  await page.waitForURL(({ pathname }) => pathname === '/tr/request', { waitUntil: 'commit' });
  await page.locator('.order-tools textarea').waitFor();
  expect(await message.inputValue()).toBe('Doğru');
  expect(await order.getByText('Satır 3: xyzzy 5').count()).toBe(1);
  expect(await order.getByRole('checkbox').isChecked()).toBe(true);
  expect(await howMany.inputValue()).toBe('4');
  await order.getByRole('button', { name: 'Listeye ekle' }).click();
  await expect.poll(() => page.locator('main .requested').count()).toBe(2);
  await page.locator('.site-header').getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/request*');
  expect(await formOf(page, 'en').message.inputValue()).toBe('Doğru');
  expect(await order.getByRole('textbox').inputValue()).toBe('xyzzy 5');
  // The form that came back was invalid.
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
});

const ticked = (page: Page): Promise<string[]> =>
  page
    .locator('.facet input:checked')
    .evaluateAll((all) => all.map((box) => `${box.getAttribute('name')}=${box.getAttribute('value')}`));

test.for([
  ['/tr/products', desktop],
  ['/en/products/head-light-system?solution=brain-and-spine-solutions', phone],
  ['/tr/products/partners/ferma-medical?sort=name-desc', desktop],
] as const)(
  'filters that are ticked on %s before its scripts have come are applied together',
  async ([path, options], { openHeld }) => {
    const { page, faults, hydrate } = await openHeld(path, options);
    const answers: string[] = [];
    page.on('response', (response) => answers.push(new URL(response.url()).pathname));
    if (options === phone) await page.locator('.facet-open').click();
    const groups = page.locator('.facet');
    for (const group of [groups.first(), groups.last()]) {
      if (!(await group.locator('li').first().isVisible())) await group.locator('summary').click();
      await group.getByRole('checkbox').first().check();
    }
    const before = await ticked(page);
    await hydrate();
    await expect
      .poll(() => new URL(page.url()).search.slice(1).split('&'))
      .toEqual(expect.arrayContaining(before));
    expect(await ticked(page)).toEqual(before);
    expect(await groups.last().getAttribute('open')).not.toBeNull();
    for (const [name, value] of new URL(path, 'https://host').searchParams)
      expect(new URL(page.url()).searchParams.getAll(name)).toEqual([value]);
    const isCountSame = async (): Promise<boolean> => {
      // The address changes before the list does.
      const products = /^\d+/u.exec(await page.locator('.listing-count').innerText())?.[0];
      return (await page.locator('.facet-submit').innerText()).includes(String(products));
    };
    await expect.poll(isCountSame).toBe(true);
    expect(answers.filter((address) => address.startsWith('/api/')).length).toBe(1);
    // Nothing is added to the history, of which what follows would be cut off.
    expect(await page.evaluate(() => history.length)).toBe(2);
    expect(faults).toEqual([]);
  },
);

test('what the browser restores counts as if it were entered', async ({ openHeld }) => {
  const { page, release } = await openHeld('/tr/products');
  await page.locator('.facet').nth(1).getByRole('checkbox').nth(2).check();
  const before = await ticked(page);
  await page.goto('/tr/services/oem', { waitUntil: 'commit' });
  await page.locator('.site-footer').waitFor();
  await enterAll(page);
  const { values } = await entered(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/tr/search', { waitUntil: 'commit' });
  await page.locator('.site-footer').waitFor();
  release();
  await page.goBack();
  await hydrated(page);
  // A group of fields with something in it is unfolded.
  expect((await entered(page)).values).toEqual(values);
  await page.goBack();
  await page.waitForURL(`**/tr/products?${before.join('&')}`);
  expect(await ticked(page)).toEqual(before);
});

test.for([
  ['.search-box', 'summary', desktop],
  ['.drawer', ':scope > button', phone],
  ['main', undefined, phone],
] as const)(
  'a query that is typed in %s before the scripts have come stays, and is searched for',
  async ([place, opener, options], { openHeld }) => {
    const { page, faults, hydrate } = await openHeld('/tr/search?q=kafa', options);
    if (opener) await page.locator(place).locator(opener).click();
    await page.locator(place).locator('input').fill('piezo ucu');
    await hydrate();
    const field = page.locator(place).locator('input');
    if (place === '.search-box') await searchBox(page).options.first().waitFor();
    expect(await field.inputValue()).toBe('piezo ucu');
    await field.press('Enter');
    if (place !== '.search-box') await page.waitForURL('**/tr/search?q=piezo+ucu');
    expect(faults).toEqual([]);
  },
);

test('an address leads to its fragment before the page is hydrated, which scrolls nothing then', async ({
  openHeld,
}) => {
  const { page, faults, hydrate } = await openHeld(
    '/en/products/product-details/sennoa-double-flange-ventilation-tube#size',
    phone,
  );
  await page.waitForFunction(() => window.scrollY > 0);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await hydrate();
  await page.waitForLoadState();
  expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  expect(faults).toEqual([]);
});
