import { type Browser, type BrowserContextOptions, type Page, type Route, chromium } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { seconds } from './seconds.ts';

export const siteUrl = (): string => inject('siteUrl');

/** Connects to the browser that all test files share. */
export const connect = (): Promise<Browser> => chromium.connect(inject('browserEndpoint'));

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const desktop = { viewport: { width: 1440, height: 900 } } as const;

export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors and failed requests so far. */
  readonly faults: readonly string[];
}

/** Opens a page in a new browser context and records the faults of everything that is loaded in it. */
export const openVisit = async (browser: Browser, options: BrowserContextOptions): Promise<Visit> => {
  const context = await browser.newContext({
    baseURL: siteUrl(),
    locale: 'tr-TR',
    // Animations have their own tests and would slow the others down.
    reducedMotion: 'reduce',
    ...options,
  });
  // Less than a test may take, so that it is the step that hangs which is named.
  context.setDefaultTimeout(20 * seconds);
  const page = await context.newPage();
  const faults: string[] = [];
  const note = (fault: string): void => {
    faults.push(`${page.url()}: ${fault}`);
  };
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // That nothing is preloaded in vain has its own test; how soon it is used depends on the machine.
    if (message.text().includes('preloaded using link preload but not used within a few seconds')) return;
    note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  page.on('requestfailed', (request) => {
    // Without JavaScript, scripts are preloaded but not run.
    if (options.javaScriptEnabled === false && request.resourceType() === 'script') return;
    // A navigation aborts the pending requests of the page before.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`${request.url()} failed`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.url()} answered ${response.status()}`);
  });
  return { page, faults };
};

/**
 * Opens a visit as `openVisit` does, and closes it at the end of the test, as an open page would go on playing its
 * video.
 */
export const visit = async (browser: Browser, options: BrowserContextOptions): Promise<Visit> => {
  const opened = await openVisit(browser, options);
  onTestFinished(() => opened.page.context().close());
  return opened;
};

/**
 * Handles the page's requests until released. The interception itself stays, as Chromium at times leaves requests
 * without a response that are under way when it ends (`page.unroute`).
 * @returns a function that lets later requests through
 */
export const intercept = async (
  page: Page,
  urlPattern: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<() => void> => {
  let isReleased = false;
  await page.route(urlPattern, (route) => (isReleased ? route.continue() : handle(route)));
  return () => {
    isReleased = true;
  };
};

/** Waits until React has hydrated the page. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')));
  // React reports a mismatch when it commits, at the next frame at the latest.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};

/** Waits for the next frame and for what the page does in it. */
export const nextFrame = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
};

/** Stops the time of the page: from then on its delays pass as the test lets them (`page.clock.runFor`). */
export const stopTime = async (page: Page): Promise<void> => {
  await page.clock.install();
  // It cannot be stopped in the past, which a moment close by may be once the page hears of it.
  await page.clock.pauseAt(Date.now() + 60 * seconds);
};

/** Turns the mouse wheel, once the browser has painted the page: until then, Chromium loses it. */
export const turnWheel = async (page: Page, pixelsDown: number): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await page.mouse.wheel(0, pixelsDown);
};

/** Name or text of what has the focus. */
export const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.getAttribute('aria-label') ?? (focused instanceof HTMLElement ? focused.innerText : '');
  });
