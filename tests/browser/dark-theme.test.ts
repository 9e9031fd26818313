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

test('in forced colours on black, logo and drawings have light lines', async ({ visit }) => {
  const { page } = await visit({ ...desktop, colorScheme: 'dark', forcedColors: 'active' });
  await page.goto('/en/products/surgical-tools');
  for (const image of [page.locator('.logo img'), page.locator('.product-card img').first()])
    expect(await image.evaluate((each) => getComputedStyle(each).filter)).toContain('invert(1)');
});
