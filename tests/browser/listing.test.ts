import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test as browserTest } from '../support/browser-test.ts';
import { desktop, hydrated, phone, stopTime } from '../support/browser.ts';

const listing = '/tr/products/mammoplasty';

const withoutJavaScript = { ...desktop, javaScriptEnabled: false } as const;

const cards = (page: Page) => page.locator('.product-card h2');
const count = (page: Page) => page.locator('.listing-count');
const choice = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
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

const placeOf = (element: Element): { readonly top: number; readonly height: number } => {
  const { top, height } = element.getBoundingClientRect();
  return { top, height };
};

/** Returns the right edge of the element that is farthest to the right, in pixels; what is not shown is at 0. */
const rightEdge = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluateAll((all) => Math.max(...all.map((element) => element.getBoundingClientRect().right)));

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

/** Chooses a brand the way that a visitor does there. */
const choose = async (page: Page, options: BrowserContextOptions, name: RegExp): Promise<void> => {
  if (options === phone) await page.getByRole('button', { name: 'Filtrele' }).click();
  await choice(page, name).check();
  if (options === withoutJavaScript) await page.getByRole('button', { name: 'Seçilenleri göster' }).click();
  if (options === phone) await page.getByRole('button', { name: /ürünü göster$/u }).click();
};

describe.each([
  { how: 'with JavaScript', options: desktop },
  { how: 'without JavaScript', options: withoutJavaScript },
  { how: 'on a phone', options: phone },
])('$how', ({ options }) => {
  test('a choice and an order are kept in the address, together, and can be taken back', async ({ open }) => {
    const { page, faults } = await open(options);
    expect(await count(page).innerText()).toBe('7 ürün');

    await choose(page, options, /^Inplant Funnel 3$/u);
    await page.waitForURL('**?brand=inplant-funnel');
    await page.locator('.product-card').nth(3).waitFor({ state: 'detached' });
    expect(await cards(page).count()).toBe(3);
    expect(await count(page).innerText()).toBe('3 ürün');
    const upwards = await cards(page).allInnerTexts();
    expect(upwards).toEqual(upwards.toSorted((a, b) => a.localeCompare(b, 'tr')));

    await order(page, 'Z–A').click();
    await page.waitForURL('**?brand=inplant-funnel&sort=name-desc');
    await page.locator('.listing-sort [aria-current]', { hasText: 'Z–A' }).waitFor();
    expect(await cards(page).allInnerTexts()).toEqual(upwards.toReversed());

    await page.getByRole('link', { name: 'Inplant Funnel: filtreyi kaldır' }).click();
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
    expect(await page.locator('.empty').innerText()).toContain('Seçtiklerinizin hepsine uyan bir ürün yok.');
    await page.getByRole('link', { name: 'Tümünü kaldır' }).click();
    await page.locator('.product-card').nth(6).waitFor();
    expect(queryOf(page)).toBe('');
  });
});

test('an address that was passed on shows what it says', async ({ open }) => {
  const { page } = await open(
    withoutJavaScript,
    '/en/products/partners/endoaskbb?category=wireless-camera-system&sort=category',
  );
  expect(await count(page).innerText()).toBe('2 products');
  expect(await page.getByRole('checkbox', { name: /^Wireless Camera System/u }).isChecked()).toBe(true);
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

test('a choice costs one request; focus, scroll and what is chosen from stay where they are', async ({
  open,
}) => {
  const { page } = await open(desktop);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/api\/|\/products\//u.test(pathname) && request.resourceType() !== 'image')
      calls.push(decodeURIComponent(pathname + search));
  });
  const rinoface = choice(page, /^Rinoface/u);
  await rinoface.scrollIntoViewIfNeeded();
  const placesOf = () =>
    page
      .locator('#facets')
      .evaluate((form) =>
        Array.from(
          form.querySelectorAll('summary, [open] label'),
          (each) => each.getBoundingClientRect().top,
        ),
      );
  const before = { scroll: await page.evaluate(() => window.scrollY), places: await placesOf() };
  await rinoface.check();
  await shows(page, 1);
  expect({ scroll: await page.evaluate(() => window.scrollY), places: await placesOf() }).toEqual(before);
  expect(await rinoface.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(calls).toEqual(['/api/page/tr/products/mammoplasty?brand=rinoface']);
  expect(await violations(page, 'main')).toEqual([]);
});

test('the choice stays when the language changes, and cards are in the new language', async ({ open }) => {
  const { page } = await open(desktop, `${listing}?brand=rinoface&sort=brand`);
  const purpose = page.locator('.product-facts p').first();
  const turkish = await purpose.innerText();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/products/mammoplasty?brand=rinoface&sort=brand');
  await count(page).getByText('1 product', { exact: true }).waitFor();
  await page.locator('.product-facts:not([lang])').first().waitFor();
  expect(await purpose.innerText()).not.toBe(turkish);
  expect(await cards(page).count()).toBe(1);
});

test.for([360, 768, 1440])(
  'cards of a row are of one height, no text is cut off, and the banner has a picture that adds no height (%i px)',
  async (width, { open }) => {
    const { page } = await open(withoutJavaScript, '/tr/products');
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page.locator('.product-card').evaluateAll((all) =>
      all.map((card) => ({
        top: card.getBoundingClientRect().top,
        bottom: card.getBoundingClientRect().bottom,
        cut: [...card.querySelectorAll('p, h2, dt, dd, button')].filter(
          (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1,
        ).length,
      })),
    );
    for (const row of Map.groupBy(boxes, ({ top }) => Math.round(top)).values())
      expect(new Set(row.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    expect(boxes.reduce((sum, { cut }) => sum + cut, 0)).toBe(0);
    const picture = page.locator('.banner-picture');
    expect((await picture.boundingBox())?.height).toBeGreaterThan(60);
    const bannerHeight = async (): Promise<number> =>
      page.locator('.banner').evaluate((banner) => banner.getBoundingClientRect().height);
    const withPicture = await bannerHeight();
    await picture.evaluate((image) => {
      image.style.visibility = 'hidden';
      image.style.minHeight = '0';
    });
    expect(withPicture - (await bannerHeight())).toBeLessThanOrEqual(8);
  },
);

test('the last row of a listing is always full', async ({ open }) => {
  const { page } = await open(withoutJavaScript);
  for (const query of ['', '?brand=inplant-funnel', '?brand=rinoface']) {
    await page.goto(listing + query);
    for (const width of [700, 800, 1000, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const apart =
        (await rightEdge(page, '.product-cards')) - (await rightEdge(page, '.listing-help, .listing-table'));
      expect(Math.abs(apart), `${width} ${query}`).toBeLessThan(2);
    }
  }
});

test('beside the last products is how to call the offices, and the table of a procedure', async ({
  open,
}) => {
  const { page } = await open(desktop);
  const help = page.locator('.listing-help');
  const phones = help.locator('a[href^="tel:"]');
  expect(await phones.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    'tel:+903120000001',
    'tel:+902120000002',
  ]);
  const table = page.locator('.listing-table');
  expect((await table.locator('dl').innerText()).split('\n')).toEqual(['Aşama', '2', 'Ürün', '2']);
  const [ofHelp, ofTable, ofCard] = await Promise.all([
    help.locator('strong').evaluate(placeOf),
    table.locator('img').evaluate(placeOf),
    page.locator('.product-card img').last().evaluate(placeOf),
  ]);
  for (const { top, height } of [ofHelp, ofTable]) {
    expect(Math.abs(top - ofCard.top)).toBeLessThan(2);
    expect(Math.abs(height - ofCard.height)).toBeLessThan(2);
  }
  // On phones, the telephone is at the lower edge of the screen.
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await phones.first().isVisible()).toBe(false);
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
  await page.route('**/api/page/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await stopTime(page);
  await page.locator('.category-entry a').first().click();
  expect(await pending.innerText()).toBe('');
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return pending.innerText();
    })
    .toBe('Products loading…');
  held.resolve();
  await page.locator('.product-card').first().waitFor();
  await expect.poll(() => pending.innerText()).toBe('');
});

describe('on paper', () => {
  const address = '/tr/products/product-details/orvia-p2-piezo-bone-surgery-unit';

  test('a product is the logo, its picture, details, table and whom to ask, and nothing else', async ({
    open,
  }) => {
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
    expect(await page.locator('.logo').isVisible()).toBe(true);
    for (const hidden of ['.wide-menu', '.site-footer', '.floating-buttons', '.related', '.accessories']) {
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

  test('any other page has the company’s address at its end, and no menu, form or filter', async ({
    open,
  }) => {
    const { page } = await open(desktop, '/tr/products');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.site-footer address').first().isVisible()).toBe(true);
    // Of the links to other pages of the list, the number of this one is left.
    expect(await page.locator('form, nav:not(.pagination), video').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('.pagination a').filter({ visible: true }).count()).toBe(1);
    await page.goto('/tr/products');
    const slugs = await page
      .locator('.product-card h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
    await page.goto(`/tr/request?items=${slugs.slice(0, 6).join(',')}`);
    expect(await page.locator('.site-footer address').first().isVisible()).toBe(true);
    // What a long list folds is read on paper.
    expect(await page.locator('.requested').last().isVisible()).toBe(true);
    expect(await page.locator('form, nav').filter({ visible: true }).count()).toBe(0);
  });

  test('on the screen there is no printed line', async ({ open }) => {
    const { page } = await open(desktop, address);
    expect(await page.locator('.print-contact').isVisible()).toBe(false);
  });
});
