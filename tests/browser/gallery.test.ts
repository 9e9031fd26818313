import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser-test.ts';
import { desktop, hydrated, phone, siteUrl, turnWheel } from '../support/browser.ts';
import { layoutShift } from '../support/layout-shift.ts';

const address = '/en/products/product-details/aerovi-twin-bay-camera-charging-dock';

const shownPicture = (page: Page): Promise<number> =>
  page.locator('.gallery-pictures').evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth));

/** Width of the picture in the viewer that is in the middle of the window. */
const viewedWidth = async (page: Page): Promise<number> =>
  (await page.locator('.pswp__item[aria-hidden=false] img').last().boundingBox())?.width ?? 0;

test('without scripts the pictures are a list of links to their largest files, and numbers lead to texts', async () => {
  const html = await (await fetch(siteUrl() + address)).text();
  const [gallery = ''] = /<div class="product-gallery">.*?<\/ol>/su.exec(html) ?? [];
  const links = Array.from(
    gallery.matchAll(/ href="(?<href>[^"]+)"/gu),
    ({ groups }) => groups?.['href'] ?? '',
  );
  const files = links.filter((link) => link.startsWith('/'));

  expect(files).toEqual([
    expect.stringMatching(/^\/images\/products\/1600\/charging-dock\.[\da-f]{8}\.webp$/u),
    expect.stringMatching(/^\/images\/details\/1600\/charging-dock\.[\da-f]{8}\.webp$/u),
    expect.stringMatching(/^\/images\/drawings\/charging-dock\.[\da-f]{8}\.svg$/u),
  ]);
  for (const file of files) expect((await fetch(siteUrl() + file)).status).toBe(200);
  const targets = links.filter((link) => link.startsWith('#'));
  expect(targets).toHaveLength(9);
  for (const target of targets) expect(gallery).toContain(`id="${target.slice(1)}"`);
});

test.each([
  ['en', 'Detail of Aerovi Twin-Bay Camera Charging Dock'],
  ['tr', 'Ayrıntı: Aerovi İki Yuvalı Kamera Şarj İstasyonu'],
] as const)('in %s a detail is called %s, and loaded lazily', async (language, name) => {
  const html = await (await fetch(siteUrl() + address.replace('en', language))).text();
  const [detail = ''] = /<li id="picture-2".*?<\/li>/u.exec(html) ?? [];
  expect(detail).toContain(`alt="${name}"`);
  expect(detail).toContain('loading="lazy"');
});

test.for([phone, desktop])(
  'a detail takes one request, after the first picture, at $viewport.width pixels',
  async (screen, { visit }) => {
    const { page, faults } = await visit(screen);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const details = (): readonly string[] => requested.filter((file) => file.startsWith('/images/details/'));
    const [detail = '', ...others] = details();
    expect(others).toEqual([]);
    const first = requested.findIndex((file) => file.startsWith('/images/products/'));
    expect(requested.indexOf(detail)).toBeGreaterThan(first);

    await page.locator('.gallery-thumbnails a').nth(1).click();
    await expect.poll(() => shownPicture(page)).toBe(1);
    await page.locator('#picture-2 > a').click();
    await page.getByRole('dialog', { name: 'Detail of Aerovi Twin-Bay Camera Charging Dock' }).waitFor();
    await expect.poll(details).toEqual([detail, expect.stringMatching(/^\/images\/details\/1600\//u)]);
    expect(faults).toEqual([]);
  },
);

test('on a phone pictures are chosen and swiped, and a number shows its text', async ({ visit }) => {
  const { page, faults } = await visit(phone);
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const shiftBefore = await layoutShift(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  const [, detail, drawing] = await page.locator('.gallery-thumbnails a').all();
  await drawing?.tap();
  await expect.poll(() => shownPicture(page)).toBe(2);
  await expect.poll(() => drawing?.getAttribute('aria-current')).toBe('true');

  const box = await page.locator('.gallery-pictures').boundingBox();
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', right: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: (box?.x ?? 0) + 40 + right, y: (box?.y ?? 0) + 100 }],
    });
  await touch('touchStart', 0);
  for (const right of [20, 60, 100, 140, 180, 220]) await touch('touchMove', right);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => shownPicture(page)).toBe(1);
  await expect.poll(() => drawing?.getAttribute('aria-current')).toBeNull();
  await expect.poll(() => detail?.getAttribute('aria-current')).toBe('true');

  await page.locator('.hotspot-numbers a').nth(2).tap();
  const text = page.locator('.hotspots a').nth(2);
  await expect.poll(() => text.evaluate((entry) => document.activeElement === entry)).toBe(true);
  expect(await text.innerText()).toContain('silicone base');
  await expect
    .poll(() => text.evaluate((entry) => entry.getBoundingClientRect().right <= innerWidth))
    .toBe(true);
  expect(await layoutShift(page)).toBe(shiftBefore);
  expect(new URL(page.url()).hash).toBe('');

  await page.locator('.product-picture > a').tap({ position: { x: 20, y: 20 } });
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // Neither the closed viewer nor one that Back closes is in the way to the page before.
  await page.locator('.product-picture > a').tap({ position: { x: 20, y: 20 } });
  await page.getByRole('dialog').waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(address);
  await page.goForward();
  expect(await page.getByRole('dialog').count()).toBe(0);
  // The viewer's entry is left again in a moment of its own; a step at the same time would be one with it.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
  await page.goBack();
  await page.waitForURL('about:blank');
  expect(faults).toEqual([]);
});

test('the viewer is loaded when a visitor turns to the picture, and works with keys and the wheel', async ({
  visit,
}) => {
  const { page, faults } = await visit(desktop);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(address);
  await hydrated(page);
  // What every page loads when the browser has nothing else to do comes after the network was idle, on a busy machine.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  );
  await page.waitForLoadState('networkidle');
  const before = requested.length;
  const link = page.locator('.product-picture > a');
  await link.focus();
  await page.waitForLoadState('networkidle');
  // A lazy picture may come late.
  expect(
    requested
      .slice(before)
      .map((file) => path.extname(file))
      .filter((ending) => !['.avif', '.webp', '.svg'].includes(ending))
      .toSorted((a, b) => (a < b ? -1 : 1)),
  ).toEqual(['.css', '.js', '.js']);

  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownPicture(page)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownPicture(page)).toBe(0);

  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Aerovi Twin-Bay Camera Charging Dock' });
  await viewer.waitFor();
  await expect.poll(() => viewedWidth(page)).toBe(1200);
  expect(await violations(page, '.gallery-viewer')).toEqual([]);
  const zoom = page.getByRole('button', { name: 'Zoom' });
  expect(await zoom.getAttribute('aria-pressed')).toBe('false');
  await page.keyboard.press('+');
  await expect.poll(() => viewedWidth(page)).toBe(1800);
  await expect.poll(() => zoom.getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('-');
  await expect.poll(() => viewedWidth(page)).toBe(1200);
  await expect.poll(() => zoom.getAttribute('aria-pressed')).toBe('false');
  await page.mouse.move(720, 450);
  await turnWheel(page, -300);
  await expect.poll(() => viewedWidth(page)).toBeGreaterThan(1300);
  await page.mouse.dblclick(720, 450);

  const fullScreen = page.getByRole('button', { name: 'Full screen' });
  await fullScreen.click();
  await expect.poll(() => fullScreen.getAttribute('aria-pressed')).toBe('true');
  expect(await page.evaluate(() => document.fullscreenElement?.className)).toContain('pswp');
  await fullScreen.click();
  await expect.poll(() => fullScreen.getAttribute('aria-pressed')).toBe('false');

  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  expect(await link.evaluate((element) => document.activeElement === element)).toBe(true);
  expect(faults).toEqual([]);
});
