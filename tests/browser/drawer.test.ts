import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test as base } from '../support/browser-test.ts';
import { focusedText, phone, turnWheel } from '../support/browser.ts';
import { coveredFocus } from '../support/covered-focus.ts';

const test = base.extend(
  'openDrawer',
  ({ openPage }) =>
    async (path = '/en/about-us', options: BrowserContextOptions = phone): Promise<Page> => {
      const page = await openPage(path, options);
      await page.locator('.drawer > button').focus();
      await page.keyboard.press('Enter');
      await page.locator('main[inert]').waitFor({ state: 'attached' });
      return page;
    },
);

const isDrawerOpen = (page: Page): Promise<boolean> => page.locator('.drawer nav:popover-open').isVisible();

const isInDrawer = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.drawer')?.contains(document.activeElement) ?? false);

describe('the drawer', () => {
  test('keeps focus inside, round and round, forwards and back, and covers nothing that has it', async ({
    openDrawer,
  }) => {
    const page = await openDrawer();
    const stops = await page
      .locator('.drawer')
      .locator('a, input, button, summary')
      .locator('visible=true')
      .count();
    // A phone, and a zoom of 400 % and of 200 %.
    for (const [width, height] of [
      [360, 740],
      [320, 256],
      [640, 512],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (let step = 0; step < stops; step += 1) {
        await page.keyboard.press('Tab');
        expect(await isInDrawer(page)).toBe(true);
        expect(await coveredFocus(page), `${height}`).toBeUndefined();
      }
      expect(await focusedText(page)).toBe('Close');
    }
    await page.keyboard.press('Shift+Tab');
    expect(await focusedText(page)).toBe('WhatsApp');
  });

  test('shows the groups of a solution as an accordion, without JavaScript too', async ({ openPage }) => {
    const page = await openPage('/en/about-us', { ...phone, javaScriptEnabled: false });
    await page.locator('.drawer > button').tap();
    const group = page.locator('.drawer').getByRole('link', { name: /^ENT Shaver System \d+$/u });
    expect(await group.isVisible()).toBe(false);
    await page.locator('.drawer summary', { hasText: 'ENT Solutions' }).tap();
    await group.tap();
    await page.waitForURL('**/en/products/ent-shaver-system');
  });

  test('holds the page behind it still and out of reach', async ({ openDrawer }) => {
    const page = await openDrawer();
    await turnWheel(page, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(
      await page
        .locator('main, footer, .floating-buttons')
        .evaluateAll((all) => all.map((one) => one instanceof HTMLElement && one.inert)),
    ).toEqual([true, true, true]);
  });

  test.for([phone, { ...phone, javaScriptEnabled: false }])(
    'leaves the flag beside it at work, which changes the language at the first touch (%o)',
    async (options, { openPage }) => {
      const page = await openPage('/en/about-us', options);
      await page.locator('.drawer > button').tap();
      await page.locator('.drawer nav:popover-open').waitFor();
      await page.locator('.language-toggle').tap();
      await page.waitForURL('**/tr/about-us');
      await page.locator('html[lang=tr]').waitFor();
      expect(await isDrawerOpen(page)).toBe(false);
      expect(await page.locator('[inert]').count()).toBe(0);
    },
  );

  test.for([phone, { ...phone, javaScriptEnabled: false }])(
    'gives way to the search beside it at the first touch (%o)',
    async (options, { openPage }) => {
      const page = await openPage('/en/about-us', options);
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

  test('closes on Escape, which gives focus back and the page free', async ({ openDrawer }) => {
    const page = await openDrawer();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await isDrawerOpen(page)).toBe(false);
    expect(await focusedText(page)).toBe('Menu');
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test('is opened by Menu and closed by Close', async ({ openPage }) => {
    const page = await openPage('/en/about-us', { ...phone, javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    expect(await isDrawerOpen(page)).toBe(true);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    expect(await isDrawerOpen(page)).toBe(false);
  });

  test('closes on a click beside the panel', async ({ openDrawer }) => {
    const page = await openDrawer('/en/about-us', { viewport: { width: 900, height: 700 } });
    await page.mouse.click(100, 400);
    expect(await isDrawerOpen(page)).toBe(false);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test('closes when its link is followed, and focus is on the new page, and at a link to the page itself before it is modal', async ({
    openDrawer,
  }) => {
    const page = await openDrawer();
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      const drawer = document.querySelector<HTMLElement>('.drawer nav');
      drawer?.showPopover();
      drawer?.querySelector<HTMLElement>('a[href="/en/about-us"]')?.click();
    });
    expect(await isDrawerOpen(page)).toBe(false);
    await page.locator('.drawer > button').press('Enter');
    await page.locator('main[inert]').waitFor({ state: 'attached' });
    await page.locator('.drawer').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/en/contact');
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
    expect(await isDrawerOpen(page)).toBe(false);
    expect(await page.locator('[inert]').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.goBack();
    await page.waitForURL('**/en/about-us');
    await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  });

  test('closes on Back, which leaves the page only then', async ({ openDrawer }) => {
    const page = await openDrawer();
    await page.goBack();
    await expect.poll(() => isDrawerOpen(page)).toBe(false);
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/en/about-us');
    await page.goBack();
    await page.waitForURL('about:blank');
  });

  test('closes when its search is sent', async ({ openDrawer }) => {
    const page = await openDrawer();
    await page.locator('.drawer').getByRole('textbox').fill('microscope');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Products for “microscope”' }).waitFor();
    expect(await isDrawerOpen(page)).toBe(false);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  test('closes when the screen grows wide', async ({ openDrawer }) => {
    const page = await openDrawer('/en/about-us', { viewport: { width: 900, height: 700 } });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('main:not([inert])').waitFor();
    expect(await isDrawerOpen(page)).toBe(false);
  });
});

test('without JavaScript the menu and its opener are whole on the narrowest screen', async ({ openPage }) => {
  const page = await openPage('/tr', { viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
  const opener = await page.locator('.drawer > button').boundingBox();
  expect((opener?.x ?? 320) + (opener?.width ?? 320)).toBeLessThanOrEqual(320);
  await page.locator('.drawer > button').click();
  const panel = await page.locator('.drawer nav').boundingBox();
  // The scroll bar takes its part.
  expect(panel?.x).toBe(0);
  expect(panel?.width).toBeGreaterThan(300);
});
