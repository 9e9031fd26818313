import sharp from 'sharp';
import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser-test.ts';
import { desktop } from '../support/browser.ts';

test.for(['/tr', '/en/products/surgical-tools', '/tr/request', '/en/search?q=koter'])(
  'in the dark theme, axe finds nothing on %s',
  async (path, { visit }) => {
    const { page } = await visit({ ...desktop, colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(227, 236, 235)');
    expect(await violations(page)).toEqual([]);
  },
);

test('in forced colours on black, the logo has light lines', async ({ visit }) => {
  const { page } = await visit({ ...desktop, colorScheme: 'dark', forcedColors: 'active' });
  await page.goto('/en/products/surgical-tools');
  const filter = await page.locator('.logo img').evaluate((each) => getComputedStyle(each).filter);
  expect(filter).toContain('invert(1)');
});

test('drawings have light lines on a dark ground in the dark theme', async ({ visit }) => {
  const { page } = await visit({ ...desktop, colorScheme: 'dark' });
  await page.goto('/en/products/surgical-tools');
  const drawing = page.locator('.product-card img[src$=".svg"]').first();
  const { channels } = await sharp(await drawing.screenshot())
    .removeAlpha()
    .stats();
  const brightness = channels.map(({ mean, max }) => ({ isDark: mean < 80, hasLight: max > 180 }));
  expect(brightness).toEqual(Array.from({ length: 3 }, () => ({ isDark: true, hasLight: true })));
});
