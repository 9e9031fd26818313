import type { Page } from 'playwright-core';
import { test } from '../support/browser-test.ts';
import { desktop, phone } from '../support/browser.ts';
import { layoutShift } from '../support/layout-shift.ts';

const pages = [
  '/',
  '/ent-solutions',
  '/products/mammoplasty',
  '/products/product-details/orvia-p2-piezo-bone-surgery-unit',
  '/services/oem',
];

/** Fonts come when the test says so. */
const holdFonts = async (page: Page): Promise<() => void> => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  return release;
};

/** Loaded fonts of the site. */
const loadedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => status === 'loaded' && family.startsWith('Instrument'))
      .map(({ family }) => family),
  );

// The fonts are slow, not the browser: they wait beside each other.
test.concurrent.for([
  ['tr', 'phone', phone],
  ['en', 'desktop', desktop],
] as const)(
  'in %s on a %s, text is shown before its fonts, and hardly moves when they come',
  async ([language, , size], { visit, expect }) => {
    const shifts: Record<string, number> = {};
    for (const address of pages) {
      // Without the hinting of dense screens, widths of letters are rounded to whole pixels.
      const { page } = await visit({ ...size, deviceScaleFactor: 2 });
      const release = await holdFonts(page);
      await page.goto(`/${language}${address}`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      expect(await loadedFonts(page)).toEqual([]);
      release();
      await expect.poll(() => loadedFonts(page)).toContain('Instrument Sans');
      await page.evaluate(() => document.fonts.ready);
      shifts[address] = await layoutShift(page);
      await page.context().close();
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift >= 0.01)).toEqual([]);
  },
);
