import { expect } from 'vitest';
import { desktop } from '../support/browser.ts';
import { logosMove, test } from '../support/home-test.ts';

test('the logos pass by until the button, the mouse or the focus stops them', async ({ visitHome }) => {
  const { page } = await visitHome(desktop);
  await page.locator('.marquee').scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  expect(await logosMove(page)).toBe(true);

  await page.locator('.marquee').hover();
  expect(await logosMove(page)).toBe(false);
  await page.mouse.move(5, 5);
  expect(await logosMove(page)).toBe(true);

  await page.locator('.logo-lane a').nth(1).focus();
  expect(await logosMove(page)).toBe(false);
  await page.getByRole('button', { name: 'Pause the logos' }).click();
  await page.mouse.move(5, 5);
  expect(await logosMove(page)).toBe(false);
  await page.getByRole('button', { name: 'Resume the logos' }).click();
  await page.mouse.move(5, 5);
  expect(await logosMove(page)).toBe(true);
});

test('the keyboard’s logo is brought into view, and stays there', async ({ visitHome }) => {
  const { page } = await visitHome(desktop);
  await page.locator('.marquee').scrollIntoViewIfNeeded();
  // The first logos have left the screen.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 60_000;
  });
  const logos = page.locator('.logo-lane').first().locator('a');
  const count = await logos.count();
  await page.getByRole('button', { name: 'Pause the logos' }).focus();
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const box = await logos.nth(step).boundingBox();
    expect(await logos.nth(step).evaluate((logo) => logo === document.activeElement)).toBe(true);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440);
  }
  expect(await logosMove(page)).toBe(false);
});

test('the logos are in the page once for keyboard and screen reader', async ({ visitHome }) => {
  const { page } = await visitHome(desktop);

  expect(await page.locator('.logo-lane').count()).toBe(2);
  expect(await page.locator('.marquee').getByRole('link', { name: 'Acteon' }).count()).toBe(1);
  const reachable = page.locator('.logo-lane[aria-hidden] a:not([tabindex="-1"])');
  expect(await reachable.count()).toBe(0);
});

test('the link to all brands leads to their page', async ({ visitHome }) => {
  const { page } = await visitHome(desktop);
  const link = page.getByRole('link', { name: 'All brands' });
  expect(await link.getAttribute('href')).toBe('/en/brands');
  await link.click();
  await page.waitForURL('**/en/partners');
});
