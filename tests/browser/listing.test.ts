import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test as browserTest } from '../support/browser-test.ts';
import { desktop, hydrated, phone } from '../support/browser.ts';

const listing = '/tr/products/mammoplasty';

const withoutJavaScript = { ...desktop, javaScriptEnabled: false } as const;

const cards = (page: Page) => page.locator('.product-card h2');
const count = (page: Page) => page.locator('.listing-count');
const filter = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Markaya göre süz' }).getByRole('link', { name });
const order = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sıralama' }).getByRole('link', { name, exact: true });

const queryOf = (page: Page): string => new URL(page.url()).search;

/** Waits for a page that shows so many products. */
const shows = async (page: Page, products: number): Promise<void> => {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('.product-card').length === wanted,
    products,
  );
};

const rightEdge = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().right);

const test = browserTest.extend(
  'open',
  ({ visit }) =>
    async (options: BrowserContextOptions, address = listing) => {
      const visitor = await visit(options);
      await visitor.page.goto(address);
      if (options.javaScriptEnabled !== false) await hydrated(visitor.page);
      return visitor;
    },
);

describe.each([
  { how: 'with JavaScript', options: desktop },
  { how: 'without JavaScript', options: withoutJavaScript },
  { how: 'on a phone', options: phone },
])('$how', ({ options }) => {
  test('a filter and an order are kept in the address, together, and can be taken back', async ({ open }) => {
    const { page, faults } = await open(options);
    expect(await count(page).innerText()).toBe('7 ürün');
    expect(await filter(page, /^Tümü/u).getAttribute('aria-current')).toBe('true');

    await filter(page, /^Inplant Funnel 3$/u).click();
    await page.waitForURL('**?brand=inplant-funnel');
    await page.locator('.product-card').nth(3).waitFor({ state: 'detached' });
    expect(await cards(page).count()).toBe(3);
    expect(await count(page).innerText()).toBe('3 ürün · Inplant Funnel');
    const upwards = await cards(page).allInnerTexts();
    expect(upwards).toEqual(upwards.toSorted((a, b) => a.localeCompare(b, 'tr')));

    await order(page, 'Ada göre, Z–A').click();
    await page.waitForURL('**?brand=inplant-funnel&sort=name-desc');
    await page.locator('.listing-sort [aria-current]', { hasText: 'Z–A' }).waitFor();
    expect(await cards(page).allInnerTexts()).toEqual(upwards.toReversed());

    await filter(page, /^Tümü 7$/u).click();
    await page.waitForURL('**?sort=name-desc');
    await page.locator('.product-card').nth(6).waitFor();
    await page.goBack();
    await page.waitForURL('**?brand=inplant-funnel&sort=name-desc');
    await page.locator('.product-card').nth(3).waitFor({ state: 'detached' });
    expect(await cards(page).allInnerTexts()).toEqual(upwards.toReversed());
    expect(faults).toEqual([]);
  });

  test('a brand that has nothing here leaves a way out', async ({ open }) => {
    const { page } = await open(options, `${listing}?brand=3m`);
    expect(await page.locator('.empty').innerText()).toContain('Ürün bulunamadı');
    await page.getByRole('link', { name: '7 ürünün tümünü göster' }).click();
    await page.locator('.product-card').nth(6).waitFor();
    expect(queryOf(page)).toBe('');
  });
});

test('an address that was passed on shows what it says', async ({ open }) => {
  const { page } = await open(
    withoutJavaScript,
    '/en/products/partners/endoaskbb?category=wireless-camera-system&sort=category',
  );
  expect(await count(page).innerText()).toBe('2 products · Wireless Camera System');
  expect(await cards(page).count()).toBe(2);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /\/en\/products\/partners\/endoaskbb$/u,
  );
});

test.for(['?brand=nobody', '?sort=price', '?category=lasers', '?brand=%26&sort=%20'])(
  'what %s asks for in vain is passed over',
  async (query, { open }) => {
    const { page } = await open(withoutJavaScript, listing + query);
    expect(await count(page).innerText()).toBe('7 ürün');
    expect(await cards(page).count()).toBe(7);
  },
);

test('a filter changes the list in place: nothing is loaded and nothing scrolls', async ({ open }) => {
  const { page } = await open(phone);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/|\/products\//u.test(new URL(request.url()).pathname) && request.resourceType() !== 'image') {
      calls.push(request.url());
    }
  });
  await filter(page, /^Rinoface/u).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await filter(page, /^Rinoface/u).click();
  await shows(page, 1);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  expect(await filter(page, /^Rinoface/u).evaluate((link) => link === document.activeElement)).toBe(true);
  expect(calls).toEqual([]);
});

test('the filter stays when the language changes', async ({ open }) => {
  const { page } = await open(desktop, `${listing}?brand=rinoface&sort=brand`);
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/products/mammoplasty?brand=rinoface&sort=brand');
  await page.getByText('1 product · Rinoface').waitFor();
  expect(await cards(page).count()).toBe(1);
});

test('the last row of a listing is always full', async ({ open }) => {
  const { page } = await open(withoutJavaScript);
  for (const query of ['', '?brand=inplant-funnel', '?brand=rinoface']) {
    await page.goto(listing + query);
    for (const width of [700, 800, 1000, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const apart = (await rightEdge(page, '.product-grid')) - (await rightEdge(page, '.product-help'));
      expect(Math.abs(apart), `${width} ${query}`).toBeLessThan(2);
    }
  }
});

test('an empty category says so and leads on', async ({ open }) => {
  const { page } = await open(desktop, '/en/products/aaa');
  expect(await page.locator('main').innerText()).toContain('No item found');
  await page.locator('main').getByRole('link', { name: 'Brain and Spine Solutions' }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Brain and Spine Solutions' }).waitFor();
});

test('a page that takes its time is announced, one that does not is not', async ({ open }) => {
  const { page } = await open(desktop, '/en/ent-solutions');
  const pending = page.locator('.pending');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/listing/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.locator('.category-entry a').first().click();
  expect(await pending.innerText()).toBe('');
  await pending.getByText('Products loading…').waitFor();
  held.resolve();
  await page.locator('.product-card').first().waitFor();
  expect(await pending.innerText()).toBe('');
});

describe('on paper', () => {
  const address = '/tr/products/product-details/orvia-p2-piezo-bone-surgery-unit';

  test('a product is its picture, details, table and whom to ask, and nothing else', async ({ open }) => {
    const { page } = await open(desktop, address);
    await page.emulateMedia({ media: 'print' });
    const seen = (text: string): Promise<boolean> => page.getByText(text).first().isVisible();
    expect(await page.locator('.product-picture img').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await page.locator('.details-table table').isVisible()).toBe(true);
    expect(await seen('On iki kullanıcı programı')).toBe(true);
    expect(await page.locator('.print-contact').innerText()).toContain(
      `/tr/products/product-details/orvia-p2-piezo-bone-surgery-unit`,
    );
    for (const hidden of ['.site-header', '.site-footer', '.floating-buttons', '.related', '.accessories']) {
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
    }
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await seen('Nerede kullanılır')).toBe(false);
  });

  test('it takes two sheets of A4 at most', async ({ open }) => {
    const { page } = await open(desktop, address);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/gu)].length;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(2);
  });

  test('on the screen there is no printed line', async ({ open }) => {
    const { page } = await open(desktop, address);
    expect(await page.locator('.print-contact').isVisible()).toBe(false);
  });
});
