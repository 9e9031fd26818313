import { type Browser, chromium } from 'playwright-core';
import { listPages, oneOfEachKind } from '../scripts/page-kinds.ts';
import { browserFlags, findBrowser } from '../scripts/find-browser.ts';
import { hydrationElementId } from '../src/app/hydration.ts';
import { startSlowLine } from '../tests/support/slow-line.ts';
import type { Benchmark } from './support/benchmark.ts';
import { quantile } from './support/quantile.ts';
import { recordUncached } from './support/record-response.ts';
import { root } from './support/root.ts';
import { withSite } from './site/with-site.ts';

const runs = 3;
/** Slow 3G: 400 kbit/s. */
const speed = { latencyMs: 400, bytesPerMs: 50 };
const phone = { width: 390, height: 844 };

interface Times {
  readonly paint: number;
  readonly logo: number;
  readonly picture: number;
  readonly usable: number;
}

/** Milliseconds since the navigation, read in the page. */
const readTimes = (): Omit<Times, 'usable'> => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('header img, main img'));
  const visible = pictures.filter((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0;
  });
  const loadedAt = visible.map((picture) => {
    const [timing] = performance.getEntriesByName(picture.currentSrc, 'resource');
    return timing instanceof PerformanceResourceTiming ? timing.responseEnd : 0;
  });
  const timeOf = (index: number): number => Math.max(paint, loadedAt[index] ?? 0);
  const firstInMain = visible.findIndex((picture) => picture.closest('main'));
  return {
    paint,
    logo: timeOf(visible.findIndex((picture) => picture.closest('header'))),
    // Without a picture on the first screen there is nothing to wait for.
    picture: firstInMain === -1 ? Number.NaN : timeOf(firstInMain),
  };
};

const load = async (browser: Browser, url: string): Promise<Times> => {
  const context = await browser.newContext({
    viewport: phone,
    // Which a browser accepts on HTTPS only.
    extraHTTPHeaders: { 'accept-encoding': 'br' },
  });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit' });
  const usable = await page.waitForFunction(
    (hydrationData) => {
      const isHydrated = Object.keys(document.querySelector('body') ?? {}).some((key) =>
        key.startsWith('__react'),
      );
      const needsNoScript = document.readyState !== 'loading' && !document.getElementById(hydrationData);
      return (isHydrated || needsNoScript) && performance.now();
    },
    hydrationElementId,
    { timeout: 120_000 },
  );
  const usableAt = Number(await usable.jsonValue());
  await page.waitForLoadState('load', { timeout: 120_000 });
  const times = await page.evaluate(readTimes);
  await context.close();
  return { ...times, usable: Math.max(usableAt, times.paint) };
};

const inSeconds = (samples: readonly Times[], key: keyof Times): string => {
  const ms = quantile(
    samples.map((sample) => sample[key]),
    0.5,
  );
  return Number.isNaN(ms) ? '' : (ms / 1000).toFixed(1);
};

/** @public Found by scripts/bench.ts. */
export const benchmark: Benchmark = {
  title: `slow 3G (400 kbit/s, 400 ms) at ${phone.width} px, without scrolling, first visit to a cached page, median of ${runs} in seconds: first paint with text, logo, first picture of the first screen, hydrated where the page has scripts`,
  run: ({ contentDir }) =>
    withSite(contentDir, async ({ site }) => {
      const browser = await chromium.launch({
        executablePath: await findBrowser(root),
        args: browserFlags,
      });
      const line = await startSlowLine(site.url, speed);
      try {
        const rows = [];
        const pages = oneOfEachKind(await listPages(site.url)).filter((page) => /^\/tr(?:\/|$)/u.test(page));
        for (const page of pages) {
          await recordUncached(site.url + page);
          const samples: Times[] = [];
          for (let run = 0; run < runs; run += 1) samples.push(await load(browser, line.url + page));
          rows.push({
            page,
            'first paint': inSeconds(samples, 'paint'),
            logo: inSeconds(samples, 'logo'),
            'first picture': inSeconds(samples, 'picture'),
            usable: inSeconds(samples, 'usable'),
          });
        }
        return rows;
      } finally {
        line.stop();
        await browser.close();
      }
    }),
};
