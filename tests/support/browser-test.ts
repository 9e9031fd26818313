import { test as base } from 'vitest';
import type { BrowserContextOptions } from 'playwright-core';
import { connect, visit } from './browser.ts';

/** Tests that see the site as visitors do: each visit begins with a clean browser and ends with its test. */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await connect();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend(
    'visit',
    ({ browser }) =>
      (options: BrowserContextOptions) =>
        visit(browser, options),
  );
