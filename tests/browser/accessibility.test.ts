import { expect } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser-test.ts';
import { narrow, openRoute, overflow } from '../support/every-route.ts';
import { routes } from '../support/routes.ts';

/** Every route is loaded. */
const timeoutMs = 120_000;

test.for(languages)(
  'on a narrow screen every page in %s is as axe wants it and scrolls one way',
  { timeout: timeoutMs },
  async (language, { visit }) => {
    const { page, faults } = await visit(narrow);
    for (const route of routes) {
      await openRoute(page, language, route);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.locator('h1').count(), route).toBe(1);
      expect(await violations(page), route).toEqual([]);
      expect(await overflow(page), route).toBe(0);
    }
    expect(faults).toEqual([]);
  },
);

test.for(languages)(
  'the open drawer in %s is as axe wants it, and scrolls one way',
  async (language, { visit }) => {
    const { page } = await visit(narrow);
    for (const route of ['/', '/contact', '/products/mammoplasty']) {
      await openRoute(page, language, route);
      await page.locator('.drawer > button').click();
      await page.locator('main[inert]').waitFor({ state: 'attached' });
      expect(await violations(page), route).toEqual([]);
      expect(await overflow(page), route).toBeLessThanOrEqual(0);
    }
  },
);
