import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { test } from '../support/browser-test.ts';
import { narrow, openRoute, overflow } from '../support/every-route.ts';

test.for([
  ['tr', '/'],
  ['en', '/products/mammoplasty'],
] as const)(
  'the open drawer in %s on %s is as axe wants it, and scrolls one way',
  async ([language, route], { visit }) => {
    const { page } = await visit(narrow);
    await openRoute(page, language, route);
    await page.locator('.drawer > button').click();
    await page.locator('main[inert]').waitFor({ state: 'attached' });
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  },
);
