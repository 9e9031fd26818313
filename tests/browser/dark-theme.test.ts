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

/** Of the pixels of a picture that are not the page's own, the mean lightness from 0 to 1. */
const lightnessOf = (image: HTMLImageElement): number => {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  let [sum, count] = [0, 0];
  for (let index = 0; index < pixels.length; index += 4)
    if (pixels[index + 3] === 255) {
      sum += pixels[index + 1] ?? 0;
      count += 1;
    }
  return sum / count / 255;
};

test('in forced colours on black, the logo has light lines', async ({ visit }) => {
  const { page } = await visit({ ...desktop, colorScheme: 'dark', forcedColors: 'active' });
  await page.goto('/en/products/surgical-tools');
  const filter = await page.locator('.logo img').evaluate((each) => getComputedStyle(each).filter);
  expect(filter).toContain('invert(1)');
});

test('drawings are light on light pages and dark on dark ones', async ({ visit }) => {
  const lightness = async (colorScheme: 'light' | 'dark'): Promise<number> => {
    const { page } = await visit({ ...desktop, colorScheme });
    await page.goto('/en/news');
    return page.locator('img.banner-picture').evaluate(lightnessOf);
  };
  expect(await lightness('light')).toBeGreaterThan(0.7);
  expect(await lightness('dark')).toBeLessThan(0.5);
});
