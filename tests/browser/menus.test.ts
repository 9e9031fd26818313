import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { desktop, focusedText } from '../support/browser.ts';

const openMenus = (page: Page): Promise<number> => page.locator('.wide-menu details[open]').count();

describe('the header, by keyboard', () => {
  test('Tab goes from the skip link through the header in reading order', async ({ openPage }) => {
    const page = await openPage('/en/management', desktop);
    const stops: string[] = [];
    for (let step = 0; step < 10; step += 1) {
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
      'My quote list',
      'Product search',
      'Türkçe',
    ]);
  });

  test('a menu opens with Enter, its links follow, and it closes when focus goes on', async ({
    openPage,
  }) => {
    const page = await openPage('/en', desktop);
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

  test('the catalogue opens in one panel: every solution, its groups with products, and the services', async ({
    openPage,
  }) => {
    const page = await openPage('/en', desktop);
    const panel = page.locator('.menu-panel');
    await page.locator('.wide-menu summary', { hasText: 'Products and services' }).focus();
    await page.keyboard.press('Enter');
    expect(await panel.locator('.menu-title').allTextContents()).toEqual([
      'ENT Solutions',
      'Plastic and Reconstructive Solutions',
      'Brain and Spine Solutions',
      'Catalogue and services',
    ]);
    const group = panel.getByRole('link', { name: /^ENT Shaver System \d+$/u });
    expect(await group.getAttribute('href')).toBe('/en/products/ent-shaver-system');
    expect(await panel.locator('a[href$="/aaa"]').count()).toBe(0);
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe('ENT Solutions');
    expect(await panel.getByRole('link', { name: 'OEM' }).isVisible()).toBe(true);
  });

  test('a menu opens while a mouse rests on it; the first click leaves it open, Escape closes it', async ({
    openPage,
  }) => {
    const page = await openPage('/en', desktop);
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

  test('a menu that Escape has closed stays closed under the mouse, even if hovering works only then', async ({
    openPage,
  }) => {
    const page = await openPage('/en', desktop);
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

  test('page and parent menu are marked as current, and no other', async ({ openPage }) => {
    const page = await openPage('/en/management', desktop);
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
