import type { BrowserContextOptions, Page } from 'playwright-core';
import { test as base } from 'vitest';
import { type Visit, connect, hydrated, openVisit } from './browser.ts';

/** Browser tests: each visit has its own browser context, which is closed at the end of the test. */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await connect();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', ({ browser }, { onCleanup }) => {
    const contexts: { close(): Promise<void> }[] = [];
    onCleanup(async () => {
      for (const context of contexts) await context.close();
    });
    return async (options: BrowserContextOptions): Promise<Visit> => {
      const visit = await openVisit(browser, options);
      contexts.push(visit.page.context());
      return visit;
    };
  })
  .extend('openPage', ({ visit }) => async (path: string, options: BrowserContextOptions): Promise<Page> => {
    const { page } = await visit(options);
    await page.goto(path);
    if (options.javaScriptEnabled !== false) await hydrated(page);
    return page;
  });
