import { expect } from 'vitest';
import { addFirstProducts, listing } from '../support/basket.ts';
import { desktop, phone } from '../support/browser.ts';
import { test } from '../support/form-test.ts';
import { layoutShift } from '../support/layout-shift.ts';

test.for([
  ['phone', phone],
  ['desktop', desktop],
] as const)(
  'neither the tools of a list nor the choice for another’s move the page on a %s, and a quantity is shown whole',
  async ([name, size], { openForm }) => {
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
    const choice = page.locator('.list-choice');
    const isSeen = () => choice.evaluate((element) => element.getBoundingClientRect().top < innerHeight);
    expect(await isSeen()).toBe(true);
    if (name === 'desktop') {
      // Beside the form, in the list's own column.
      const form = await page.locator('.form-section').boundingBox();
      const panel = await choice.boundingBox();
      expect(panel?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
      expect(await choice.evaluate((element) => getComputedStyle(element).position)).toBe('static');
      const before = await page.locator('.requested').boundingBox();
      await choice.getByRole('button', { name: 'Yalnızca bak' }).click();
      await choice.waitFor({ state: 'detached' });
      expect((await page.locator('.requested').boundingBox())?.y).toBeLessThan(before?.y ?? 0);
    } else {
      // It gives way to what has the focus.
      await page.locator('.request-form textarea').focus();
      await expect.poll(isSeen).toBe(false);
      await choice.getByRole('button').first().focus();
      await expect.poll(isSeen).toBe(true);
      // Nor does it come between the press on a button and its release.
      await page.locator('.request-form textarea').focus();
      await expect.poll(isSeen).toBe(false);
      await page.locator('.request-form button[type=submit]').hover();
      await page.mouse.down();
      expect(await isSeen()).toBe(false);
      await page.mouse.up();
      await page.locator('.field-error').first().waitFor();
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const quantity = page.locator('.quantity input');
    await quantity.fill('15,000 packets');
    expect(await quantity.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
