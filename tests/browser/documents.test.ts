import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { hydrated, phone } from '../support/browser.ts';
import { test } from '../support/browser-test.ts';
import { targetFaults } from '../support/target-faults.ts';

const orvia = 'orvia-p2-piezo-bone-surgery-unit';

test('documents are found, filtered and opened on a phone without JavaScript', async ({ visit }) => {
  const { page } = await visit({ ...phone, javaScriptEnabled: false });
  await page.goto('/tr/documents');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  const row = page.locator('tr', { hasText: 'Arlesta Açılı Septum Makası' });
  const link = row.getByRole('link', { name: /^TR AB uygunluk beyanı, /u });
  expect(await link.isVisible()).toBe(false);
  await row.locator('summary').first().click();
  expect(await link.isVisible()).toBe(true);

  await page.getByLabel('Belge türü').selectOption('Broşür');
  await page.getByLabel('Ürün, REF ya da lot numarası').fill('lt 2026-04');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/tr\/documents\?q=lt\+2026-04&kind=brochure&language=#results$/u);
  const brochure = page.getByRole('link', { name: /^TR Broşür, 1, PDF, Türkçe\s?123\skB$/u });
  await brochure.waitFor();
  expect(await page.locator('mark').allInnerTexts()).toEqual(['Lot\u00A0LT-2026/04']);
  // The reading goes on at what was found.
  await page.keyboard.press('Tab');
  expect(await page.locator('summary:focus').innerText()).toContain('Orvia P2');
  expect(await page.getByRole('link', { name: 'Ürün sayfası' }).getAttribute('href')).toContain(orvia);
  expect(await brochure.getAttribute('href')).toMatch(
    /^\/documents\/orvia-p2-brochure\/1\.tr\.[\da-f]{8}\.pdf$/u,
  );
});

test('the page of documents and the section of a product page are accessible, and the latter hydrates', async ({
  visit,
}) => {
  const { page } = await visit(phone);
  await page.goto('/en/documents');
  expect(await violations(page)).toEqual([]);
  expect(await targetFaults(page)).toEqual([]);
  await page.goto(`/en/products/product-details/${orvia}`);
  await hydrated(page);
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Documents' }) });
  await section.getByText('1 older version').first().click();
  expect(await section.getByRole('link', { name: /^EN Instructions for use, 1\.0/u }).isVisible()).toBe(true);
  await section.getByRole('link', { name: 'All documents' }).click();
  await page.waitForURL(/\/en\/documents$/u);
  await page.getByRole('heading', { level: 1, name: 'Documents', exact: true }).waitFor();
});
