import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { desktop, phone, siteUrl } from '../support/browser.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { startPagesInPieces } from '../support/pages-in-pieces.ts';
import { seconds } from '../support/seconds.ts';

/**
 * Maximum layout shift, with what is in the middle of its place and moves with each line that arrives, as the slogan of
 * the home page if a piece ends in its first word; a quarter of what web.dev calls good.
 */
const maxShift = 0.025;

/** Lists of each number of columns, and pages whose order on phones is another than on desktops. */
const pages = [
  '/',
  '/why-us',
  '/ent-solutions',
  '/brain-and-spine-solutions',
  '/products/partners/bilumix',
  '/products/partners/acteon',
  '/products/product-details/orvia-p2-piezo-bone-surgery-unit',
];

test.concurrent.for([
  ['phone', phone],
  ['desktop', desktop],
  ['wide screen', { viewport: { width: 1920, height: 1080 } }],
] as const)(
  'a page that arrives piece by piece grows at its end on a %s, and what is there hardly moves',
  { timeout: 90 * seconds },
  async ([_name, size], { visit, onTestFinished }) => {
    const proxy = await startPagesInPieces(siteUrl());
    onTestFinished(() => proxy.stop());
    const { page } = await visit({ ...size, baseURL: proxy.url });
    const shifts: Record<string, number> = {};
    for (const address of pages) {
      await page.goto(`/en${address}`);
      shifts[address] = await layoutShift(page);
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > maxShift)).toEqual([]);
  },
);
