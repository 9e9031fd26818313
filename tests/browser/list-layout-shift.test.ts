import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addFirstProducts, listing } from '../support/list.ts';
import { desktop, phone } from '../support/browser.ts';
import { test } from '../support/form-test.ts';
import { layoutShift } from '../support/layout-shift.ts';

const isSeen = (page: Page): Promise<boolean> =>
  page.locator('.list-choice').evaluate((choice) => choice.getBoundingClientRect().top < innerHeight);

/** Expects the choice beside the form, in the list's own column, where its room goes with it. */
const expectBesideForm = async (page: Page): Promise<void> => {
  const choice = page.locator('.list-choice');
  const form = await page.locator('.form-section').boundingBox();
  expect((await choice.boundingBox())?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
  expect(await choice.evaluate((element) => getComputedStyle(element).position)).toBe('static');
  const item = page.locator('.requested');
  const before = await item.boundingBox();
  await choice.getByRole('button', { name: 'Yalnızca bak' }).click();
  await choice.waitFor({ state: 'detached' });
  expect((await item.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
};

/** Gives way to what has the focus. */
const expectToGiveWay = async (page: Page): Promise<void> => {
  const message = page.locator('.request-form textarea');
  const seen = () => isSeen(page);
  await message.focus();
  await expect.poll(seen).toBe(false);
  await page.locator('.list-choice').getByRole('button').first().focus();
  await expect.poll(seen).toBe(true);
  // Nor does it come between the press on a button and its release.
  await message.focus();
  await expect.poll(seen).toBe(false);
  await page.locator('.request-form button[type=submit]').hover();
  await page.mouse.down();
  expect(await seen()).toBe(false);
  await page.mouse.up();
  await page.locator('.field-error').first().waitFor();
};

test.for([
  ['phone', phone, expectToGiveWay],
  ['desktop', desktop, expectBesideForm],
] as const)(
  'neither the tools of a list nor the choice for another’s move the page on a %s, and a quantity is shown whole',
  async ([, size, expectToCoverNothing], { openForm }) => {
    const { page } = await openForm(listing, size);
    const own = await addFirstProducts(page, 2);
    for (const [items, choices] of [
      [own.join(','), 0],
      ['orvia-p2-piezo-bone-surgery-unit:5', 1],
    ] as const) {
      await page.goto(`/tr/request?items=${items}`);
      await page.getByRole('button', { name: 'Listeyi boşalt' }).waitFor();
      expect(await page.locator('.list-choice').count()).toBe(choices);
      expect(await layoutShift(page)).toBe(0);
    }
    expect(await isSeen(page)).toBe(true);
    await expectToCoverNothing(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const quantity = page.locator('.quantity input');
    await quantity.fill('15,000 packets');
    expect(await quantity.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
