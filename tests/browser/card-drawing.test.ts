import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { desktop, hydrated, phone } from '../support/browser.ts';

const listing = '/en/products/wireless-camera-system';
const product = 'Aerovi W1 Wireless Endoscope Camera';

const recordDrawings = (page: Page): string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/images/drawings/')) requested.push(request.url());
  });
  return requested;
};

test('a card with a photo shows its technical drawing under the mouse, and loads it no sooner', async ({
  visit,
}) => {
  const { page, faults } = await visit(desktop);
  const requested = recordDrawings(page);
  await page.goto(listing, { waitUntil: 'networkidle' });
  const card = page.locator('.product-card', { hasText: product });
  const drawing = card.locator('.card-drawing');
  await card.scrollIntoViewIfNeeded();
  expect(requested).toEqual([]);
  await card.hover();
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(requested).toHaveLength(1);
  expect(await drawing.boundingBox()).toEqual(await card.locator('picture img').boundingBox());
  await page.mouse.move(0, 0);
  await drawing.waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
});

test('a tap on a card loads no technical drawing before the page of the product, which shows it', async ({
  visit,
}) => {
  const { page, faults } = await visit(phone);
  const requested = recordDrawings(page);
  await page.goto(listing);
  await hydrated(page);
  const link = page.getByRole('link', { name: product });
  const drawing = page.locator('.gallery-pictures li:last-child img');
  await link.scrollIntoViewIfNeeded();
  expect(requested).toEqual([]);
  await link.tap();
  await drawing.scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
