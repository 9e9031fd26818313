import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser-test.ts';
import { desktop, hydrated, phone } from '../support/browser.ts';

const provider = 'https://www.openstreetmap.org/**';

const texts = {
  tr: { show: 'Sokak haritası', remember: 'Bu cihazda hatırla', hide: 'Haritayı gizle' },
  en: { show: 'Street map', remember: 'Remember on this device', hide: 'Hide map' },
} as const;

/** Answers in place of the map's provider. @returns the addresses that were asked for */
const provideMap = async (page: Page): Promise<readonly string[]> => {
  const addresses: string[] = [];
  await page.route(provider, (route) => {
    addresses.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  return addresses;
};

const storedConsent = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('map'));

test.for([
  ['tr', phone],
  ['en', desktop],
] as const)(
  'in %s the map is remembered only where the visitor says so',
  async ([language, size], { visit }) => {
    const { show, remember, hide } = texts[language];
    const { page, faults } = await visit(size);
    const addresses = await provideMap(page);
    const footer = page.locator('.site-footer');
    const open = async (): Promise<void> => {
      await page.goto(`/${language}/about-us`);
      await hydrated(page);
      await footer.scrollIntoViewIfNeeded();
    };
    await open();
    expect(addresses).toEqual([]);
    await footer.getByText(show).focus();
    await page.keyboard.press('Enter');
    await footer.locator('iframe').waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('shown-map');
    expect(await footer.getByLabel(remember).isChecked()).toBe(false);
    expect(await storedConsent(page)).toBeNull();
    await expect.poll(() => addresses.length).toBe(1);

    await open();
    await footer.getByText(show).click();
    await footer.getByLabel(remember).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => storedConsent(page)).not.toBeNull();
    expect(await footer.getByLabel(remember).isChecked()).toBe(true);
    expect(await violations(page, '.shown-map .map-choice')).toEqual([]);

    await open();
    await footer.locator('iframe').waitFor();
    expect(await footer.getByLabel(remember).isChecked()).toBe(true);
    await footer.getByRole('button', { name: hide }).press('Enter');
    await expect.poll(() => storedConsent(page)).toBeNull();
    expect(await footer.getByText(show).evaluate((link) => link === document.activeElement)).toBe(true);

    await open();
    await footer.getByText(show).waitFor();
    expect(await footer.locator('iframe').count()).toBe(0);
    expect(faults).toEqual([]);
  },
);

test('a visitor who unticks the box is asked again, on both maps of a page', async ({ visit }) => {
  const { page } = await visit(desktop);
  await provideMap(page);
  await page.goto('/en/contact');
  await page.evaluate(() => localStorage.setItem('map', '1'));
  await page.reload();
  const boxes = page.getByLabel(texts.en.remember);
  await expect.poll(() => boxes.count()).toBe(2);
  await boxes.first().uncheck();
  await expect.poll(() => boxes.last().isChecked()).toBe(false);
  expect(await storedConsent(page)).toBeNull();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.getByText(texts.en.show).count()).toBe(2);
});

test('a remembered map below the screen is not loaded', async ({ visit }) => {
  const { page } = await visit(phone);
  const addresses = await provideMap(page);
  await page.goto('/tr');
  await page.evaluate(() => localStorage.setItem('map', '1'));
  await page.reload();
  await page.locator('.site-footer iframe').waitFor({ state: 'attached' });
  expect(addresses).toEqual([]);
});
