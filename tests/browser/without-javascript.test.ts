import { describe, expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { desktop, phone } from '../support/browser.ts';
import { routes } from '../support/routes.ts';

describe('without JavaScript', () => {
  test('every route shows its heading and its text', async ({ visit }) => {
    const { page, faults } = await visit({ ...phone, javaScriptEnabled: false });
    for (const route of routes) {
      await page.goto(`/tr${route === '/' ? '' : route}`);
      expect(await page.getByRole('heading', { level: 1 }).isVisible(), route).toBe(true);
      expect((await page.locator('main').innerText()).length, route).toBeGreaterThan(40);
    }
    expect(faults).toEqual([]);
  });

  test('the menus open and lead on', async ({ visit }) => {
    const { page } = await visit({ ...desktop, javaScriptEnabled: false });
    await page.goto('/tr');
    await page.getByText('Ürünler ve hizmetler').first().click();
    await page.getByRole('link', { name: 'KBB Çözümleri' }).first().click();
    await page.getByRole('link', { name: 'Orta Kulak İmplantları' }).click();
    await page.locator('main .product-card a').first().click();
    await page.waitForURL('**/tr/products/product-details/*');
  });

  test('the drawer opens on a phone', async ({ visit }) => {
    const { page } = await visit({ ...phone, javaScriptEnabled: false });
    await page.goto('/en');
    await page.getByText('Menu', { exact: true }).tap();
    await page.locator('.drawer').getByRole('link', { name: 'Contact' }).tap();
    await page.waitForURL('**/en/contact');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Contact');
  });

  test('the toggle leads to the same page in the other language', async ({ visit }) => {
    const { page } = await visit({ ...desktop, javaScriptEnabled: false });
    await page.goto('/tr/products/mammoplasty');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL('**/en/products/mammoplasty');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Mammoplasty');
  });
});
