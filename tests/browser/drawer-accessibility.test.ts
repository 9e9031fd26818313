import { expect } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser-test.ts';
import { narrow, openRoute, overflow } from '../support/every-route.ts';

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
