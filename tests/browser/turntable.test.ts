import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser-test.ts';
import { desktop, hydrated, intercept, phone, siteUrl } from '../support/browser.ts';
import { layoutShift } from '../support/layout-shift.ts';

const address = '/en/products/product-details/aerovi-twin-bay-camera-charging-dock';

const buttonOf = (page: Page) => page.getByRole('button', { name: '360° view' });

const turntableOf = (page: Page) =>
  page.getByRole('slider', { name: 'Aerovi Twin-Bay Camera Charging Dock: 360° view' });

const angle = (page: Page): Promise<string | null> => turntableOf(page).getAttribute('aria-valuetext');

/** Presses the button, and waits until the product is turned to its front. */
const open = async (page: Page): Promise<void> => {
  await buttonOf(page).click();
  await turntableOf(page).waitFor();
  await expect.poll(() => angle(page)).toBe('0 degrees');
  await expect
    .poll(() =>
      turntableOf(page).evaluate((slider) => {
        const { left = 0 } = slider.closest('ul')?.getBoundingClientRect() ?? {};
        return Math.abs(slider.getBoundingClientRect().left - left);
      }),
    )
    .toBeLessThan(2);
};

test('without scripts a product has no button for its turntable, nor one without a turntable with them', async ({
  visit,
}) => {
  const html = await (await fetch(siteUrl() + address)).text();
  expect(html).toContain('<li hidden=""><button type="button" data-turntable="charging-dock.');
  const { page } = await visit({ ...desktop, javaScriptEnabled: false });
  await page.goto(address);
  expect(await page.getByRole('button', { name: '360°' }).count()).toBe(0);

  const other = await visit(desktop);
  await other.page.goto('/en/products/product-details/orvia-p2-piezo-bone-surgery-unit');
  await hydrated(other.page);
  expect(await other.page.getByRole('button', { name: '360°' }).count()).toBe(0);
});

test('a turntable is loaded when its button is pressed, and turned with keys', async ({ visit }) => {
  const { page, faults } = await visit({ ...desktop, reducedMotion: 'reduce' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(address);
  await hydrated(page);
  await buttonOf(page).focus();
  await page.waitForLoadState('networkidle');
  const ofTurntable = (): readonly string[] => requested.filter((file) => file.includes('turntable'));
  expect(ofTurntable()).toEqual([]);
  const shiftBefore = await layoutShift(page);

  await page.keyboard.press('Enter');
  await turntableOf(page).waitFor();
  expect(ofTurntable()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/images\/turntables\/charging-dock\.[\da-f]{8}\.avif$/u),
    ]),
  );
  await expect.poll(() => buttonOf(page).getAttribute('aria-current')).toBe('true');
  await expect
    .poll(() => turntableOf(page).evaluate((slider) => document.activeElement === slider))
    .toBe(true);
  expect(await violations(page, '.product-gallery')).toEqual([]);

  expect(await angle(page)).toBe('0 degrees');
  for (const [key, degrees] of [
    ['ArrowRight', 15],
    ['ArrowUp', 30],
    ['ArrowLeft', 15],
    ['PageDown', 330],
    ['PageUp', 15],
    ['End', 345],
    ['ArrowRight', 0],
    ['End', 345],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await angle(page)).toBe(`${degrees} degrees`);
    expect(await turntableOf(page).getAttribute('aria-valuenow')).toBe(String(degrees));
  }
  expect(await layoutShift(page)).toBe(shiftBefore);
  expect(faults).toEqual([]);
});

/** Returns what is painted of a frame, where frames of the test content differ. */
const paintedPixels = (page: Page): Promise<string> =>
  turntableOf(page)
    .locator('canvas')
    .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));

test('a drag over half of the width is half a turn', async ({ visit }) => {
  const { page, faults } = await visit(desktop);
  await page.goto(address);
  await hydrated(page);
  await open(page);
  const front = await paintedPixels(page);
  const { x, y, width, height } = (await turntableOf(page).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const middle = y + height / 2;
  await page.mouse.move(x + width / 4, middle);
  await page.mouse.down();
  await page.mouse.move(x + (width * 3) / 4, middle, { steps: 6 });
  await expect.poll(() => angle(page)).toBe('180 degrees');
  await expect.poll(() => paintedPixels(page)).not.toBe(front);
  await page.mouse.move(x + width / 4, middle, { steps: 6 });
  await page.mouse.up();
  await page.mouse.move(x + width / 2, middle);
  await expect.poll(() => angle(page)).toBe('0 degrees');
  await expect.poll(() => paintedPixels(page)).toBe(front);
  expect(faults).toEqual([]);
});

test('on a phone a finger turns it across, and scrolls the page down', async ({ visit }) => {
  const { page, faults } = await visit(phone);
  await page.goto(address);
  await hydrated(page);
  await open(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  const { x, y, width, height } = (await turntableOf(page).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const session = await page.context().newCDPSession(page);
  const swipe = async (right: number, down: number): Promise<void> => {
    const from = { x: x + width / 2, y: y + height / 2 };
    const touch = (type: 'touchStart' | 'touchMove', part: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: [{ x: from.x + right * part, y: from.y + down * part }],
      });
    await touch('touchStart', 0);
    for (const part of [0.1, 0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(-width / 4, 0);
  await expect.poll(() => angle(page)).toBe('270 degrees');
  const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
  const before = await scrolled();
  await swipe(0, -120);
  await expect.poll(scrolled).toBeGreaterThan(before + 50);
  expect(faults).toEqual([]);
});

test('where the turntable cannot be loaded, the picture stays', async ({ visit }) => {
  const { page } = await visit(desktop);
  const release = await intercept(page, '**/images/turntables/*', (route) => route.abort());
  await page.goto(address);
  await hydrated(page);
  await buttonOf(page).click();
  await expect.poll(() => buttonOf(page).getAttribute('aria-busy')).toBeNull();
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('slider').count()).toBe(0);
  expect(await page.locator('.gallery-pictures').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);

  release();
  await buttonOf(page).click();
  await turntableOf(page).waitFor();
});
