import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, desktop, hydrated, phone, visit } from '../support/browser.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await connect();
});

afterAll(async () => {
  await browser.close();
});

const open = async (path: string, options: Parameters<typeof visit>[1]): Promise<Page> => {
  const { page } = await visit(browser, options);
  await page.goto(path);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  return page;
};

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? (focused instanceof HTMLElement ? focused.innerText : '');
  });

const openMenus = (page: Page): Promise<number> => page.locator('.wide-menu details[open]').count();

const isDrawerOpen = (page: Page): Promise<boolean> => page.locator('.drawer nav:popover-open').isVisible();

const openDrawer = async (path = '/en/about-us', options: Parameters<typeof visit>[1] = phone) => {
  const page = await open(path, options);
  await page.locator('.drawer > button').focus();
  await page.keyboard.press('Enter');
  await page.locator('main[inert]').waitFor({ state: 'attached' });
  return page;
};

const isInDrawer = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.drawer')?.contains(document.activeElement) ?? false);

const covered = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector('.floating-buttons');
    if (!focused || !bar || bar.contains(focused)) return undefined;
    const { top } = bar.getBoundingClientRect();
    const { bottom } = focused.getBoundingClientRect();
    return bottom > top && top < window.innerHeight ? focused.outerHTML.slice(0, 80) : undefined;
  });

describe('the header, by keyboard', () => {
  test('Tab goes from the skip link through the header in reading order', async () => {
    const page = await open('/en/management', desktop);
    const stops: string[] = [];
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press('Tab');
      stops.push(await focusedText(page));
    }
    expect(stops).toEqual([
      'Skip to content',
      '',
      'About',
      'Products and services',
      'News',
      'Online catalogue',
      'Contact',
      'Product search',
      'Türkçe',
    ]);
  });

  test('a menu opens with Enter, its links follow, and it closes when focus goes on', async () => {
    const page = await open('/en', desktop);
    const menu = page.locator('.wide-menu summary', { hasText: 'About' });
    await menu.focus();
    await page.keyboard.press('Enter');
    expect(await openMenus(page)).toBe(1);
    for (const link of ['About us', 'Management', 'Brands', 'Why us']) {
      await page.keyboard.press('Tab');
      expect(await focusedText(page)).toBe(link);
    }
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('Products and services');
    expect(await openMenus(page)).toBe(0);
  });

  test('the catalogue opens in one panel: every solution, its groups with products, and the services', async () => {
    const page = await open('/en', desktop);
    const panel = page.locator('.menu-panel');
    await page.locator('.wide-menu summary', { hasText: 'Products and services' }).focus();
    await page.keyboard.press('Enter');
    expect(await panel.locator('.menu-title').allTextContents()).toEqual([
      'ENT Solutions',
      'Plastic and Reconstructive Solutions',
      'Brain and Spine Solutions',
    ]);
    const group = panel.getByRole('link', { name: /^ENT Shaver System \d+ product/u });
    expect(await group.getAttribute('href')).toBe('/en/products/ent-shaver-system');
    expect(await panel.locator('a[href$="/aaa"]').count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('ENT Solutions');
    expect(await panel.getByRole('link', { name: 'OEM' }).isVisible()).toBe(true);
  });

  test('a menu opens while a mouse rests on it; the first click leaves it open, Escape closes it', async () => {
    const page = await open('/en', desktop);
    const title = page.locator('.wide-menu summary', { hasText: 'Products and services' });
    await title.hover();
    await page.locator('.menu-panel').waitFor();
    await page.mouse.move(10, 880);
    await page.locator('.menu-panel').waitFor({ state: 'hidden' });
    await title.hover();
    await page.locator('.menu-panel').waitFor();
    await title.click();
    expect(await openMenus(page)).toBe(1);
    await page.keyboard.press('Escape');
    expect(await openMenus(page)).toBe(0);
  });

  test('a menu that Escape has closed stays closed under the mouse, even if hovering works only then', async () => {
    const page = await open('/en', desktop);
    await page.waitForLoadState('networkidle');
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const loading = page.waitForRequest('**/assets/**/*.js');
    await page.locator('.wide-menu summary').first().click();
    const script = (await loading).url();
    await page.keyboard.press('Escape');
    await page.clock.install();
    release();
    // Evaluated once, for the page and for this test. Vitest would rewrite the import of a function.
    await page.evaluate(`import('${script}')`);
    await page.clock.runFor(1000);
    expect(await openMenus(page)).toBe(0);
  });

  test('page and parent menu are marked as current, and no other', async () => {
    const page = await open('/en/management', desktop);
    expect(await page.locator('.wide-menu [aria-current=page]').allTextContents()).toEqual(['Management']);
    expect(await page.locator('.wide-menu summary[aria-current]').allTextContents()).toEqual(['About']);

    await page.goto('/en/products/mammoplasty');
    expect(await page.locator('.wide-menu [aria-current]').allTextContents()).toEqual([
      'Products and services',
    ]);
    await page.goto('/en/news/news-details/catalogue-2026');
    expect(await page.locator('.wide-menu [aria-current]').allTextContents()).toEqual(['News']);
  });
});

describe('the drawer', () => {
  test('keeps focus inside, round and round, forwards and back', async () => {
    const page = await openDrawer();
    const stops = await page
      .locator('.drawer')
      .locator('a, input, button, summary')
      .locator('visible=true')
      .count();
    for (let step = 0; step < stops; step += 1) {
      await page.keyboard.press('Tab');
      expect(await isInDrawer(page)).toBe(true);
    }
    expect(await focusedText(page)).toBe('Close');
    await page.keyboard.press('Shift+Tab');
    expect(await focusedText(page)).toBe('+90 312 000 00 01');
  });

  test('shows the groups of a solution as an accordion, without JavaScript too', async () => {
    const page = await open('/en/about-us', { ...phone, javaScriptEnabled: false });
    await page.locator('.drawer > button').tap();
    const group = page.locator('.drawer').getByRole('link', { name: /^ENT Shaver System \d+ product/u });
    expect(await group.isVisible()).toBe(false);
    await page.locator('.drawer summary', { hasText: 'ENT Solutions' }).tap();
    await group.tap();
    await page.waitForURL('**/en/products/ent-shaver-system');
  });

  test('holds the page behind it still and out of reach', async () => {
    const page = await openDrawer();
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(
      await page
        .locator('main, footer, .floating-buttons')
        .evaluateAll((all) => all.map((one) => one instanceof HTMLElement && one.inert)),
    ).toEqual([true, true, true]);
  });

  test.each([phone, { ...phone, javaScriptEnabled: false }])(
    'leaves the flag beside it at work, which changes the language at the first touch (%o)',
    async (options) => {
      const page = await open('/en/about-us', options);
      await page.locator('.drawer > button').tap();
      await page.locator('.drawer nav:popover-open').waitFor();
      await page.locator('.language-toggle').tap();
      await page.waitForURL('**/tr/about-us');
      await page.locator('html[lang=tr]').waitFor();
      expect(await isDrawerOpen(page)).toBe(false);
      expect(await page.locator('[inert]').count()).toBe(0);
    },
  );

  test.each([phone, { ...phone, javaScriptEnabled: false }])(
    'gives way to the search beside it at the first touch (%o)',
    async (options) => {
      const page = await open('/en/about-us', options);
      await page.locator('.drawer > button').tap();
      await page.locator('.drawer nav:popover-open').waitFor();
      await page.locator('.search-box summary').tap();
      const field = page.locator('.search-box input');
      await field.waitFor();
      expect(await isDrawerOpen(page)).toBe(false);
      await field.fill('microscope');
      expect(await field.inputValue()).toBe('microscope');
      expect(await page.locator('[inert]').count()).toBe(0);
    },
  );

  test('closes on Escape, which gives focus back and the page free', async () => {
    const page = await openDrawer();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await isDrawerOpen(page)).toBe(false);
    expect(await focusedText(page)).toBe('Menu');
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test('is opened by Menu and closed by Close', async () => {
    const page = await open('/en/about-us', { ...phone, javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    expect(await isDrawerOpen(page)).toBe(true);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    expect(await isDrawerOpen(page)).toBe(false);
  });

  test('closes on a click beside the panel', async () => {
    const page = await openDrawer('/en/about-us', { viewport: { width: 900, height: 700 } });
    await page.mouse.click(100, 400);
    expect(await isDrawerOpen(page)).toBe(false);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test('closes when its link is followed, and focus is on the new page', async () => {
    const page = await openDrawer();
    await page.locator('.drawer').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/en/contact');
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
    expect(await isDrawerOpen(page)).toBe(false);
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });

  test('closes when its search is sent', async () => {
    const page = await openDrawer();
    await page.locator('.drawer').getByRole('textbox').fill('microscope');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Products for “microscope”' }).waitFor();
    expect(await isDrawerOpen(page)).toBe(false);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test('closes when the screen grows wide', async () => {
    const page = await openDrawer('/en/about-us', { viewport: { width: 900, height: 700 } });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('main:not([inert])').waitFor();
    expect(await isDrawerOpen(page)).toBe(false);
  });
});

test('without JavaScript the menu and its opener are whole on the narrowest screen', async () => {
  const page = await open('/tr', { viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
  const opener = await page.locator('.drawer > button').boundingBox();
  expect((opener?.x ?? 320) + (opener?.width ?? 320)).toBeLessThanOrEqual(320);
  await page.locator('.drawer > button').click();
  const panel = await page.locator('.drawer nav').boundingBox();
  // The scroll bar takes its part.
  expect(panel?.x).toBe(0);
  expect(panel?.width).toBeGreaterThan(300);
});

test('on a desktop the floating buttons stand in the margin, whichever way one reads', async () => {
  const page = await open('/tr/about-us', desktop);
  for (const y of [0, 500, 300]) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    const bar = await page.locator('.floating-buttons').boundingBox();
    const text = await page
      .locator('main > .frame')
      .last()
      .evaluate(
        (frame) =>
          frame.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(frame).paddingRight),
      );
    expect(bar?.y).toBeLessThan(900);
    expect(bar?.x).toBeGreaterThanOrEqual(text);
  }
});

describe('the floating buttons on a phone', () => {
  test.each(['/request', '/online-catalog', '/services/technical-service', '/services/oem'])(
    'never cover what has focus on %s',
    async (path) => {
      const page = await open(`/tr${path}`, { ...phone, reducedMotion: 'reduce' });
      const hidden: string[] = [];
      let stops = 0;
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        stops += 1;
        const what = await covered(page);
        if (what !== undefined) hidden.push(what);
      }
      expect(stops).toBeGreaterThan(20);
      expect(hidden).toEqual([]);
    },
  );

  test.each(['[name=isim]', '[name=mesaj]', 'button[type=submit]'])(
    'make way for %s where they stood above it',
    async (field) => {
      const page = await open('/tr/services/oem', { ...phone, javaScriptEnabled: false });
      await page.keyboard.press('Tab');
      const under = await page.locator(`form.request-form ${field}`).evaluate((element) => {
        window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight);
        const { top } = element.getBoundingClientRect();
        const before = document.querySelector('.floating-buttons')?.getBoundingClientRect().top ?? 0;
        if (element instanceof HTMLElement) element.focus({ preventScroll: true });
        return top - before;
      });
      expect(under).toBeGreaterThan(-100);
      await expect.poll(() => covered(page)).toBeUndefined();
    },
  );

  test('go while one reads on, and come back on the way up and at the end', async () => {
    const page = await open('/tr/about-us', { ...phone, reducedMotion: 'reduce' });
    const bar = page.locator('.floating-buttons');
    const away = page.locator('.floating-buttons[data-away]');
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
    expect(await bar.getByRole('link', { name: 'WhatsApp’tan bize yazın' }).isVisible()).toBe(true);
    await scrollTo(600);
    await away.waitFor({ state: 'attached' });
    await scrollTo(400);
    await away.waitFor({ state: 'detached' });
    await scrollTo(800);
    await away.waitFor({ state: 'attached' });
    await scrollTo(100_000);
    await away.waitFor({ state: 'detached' });
    const { barTop, textEnd } = await page.evaluate(() => ({
      barTop: document.querySelector('.floating-buttons')?.getBoundingClientRect().top ?? 0,
      textEnd: document.querySelector('.site-footer-end')?.getBoundingClientRect().bottom ?? Infinity,
    }));
    expect(textEnd).toBeLessThanOrEqual(barTop);
  });
});
