import { expect } from 'vitest';
import { test } from '../support/browser-test.ts';
import { desktop, phone } from '../support/browser.ts';
import { routes } from '../support/routes.ts';
import { smallTargets, unreachableScrollers } from '../support/small-targets.ts';
import { seconds } from '../support/seconds.ts';

const slugs = ['orvia-p2-piezo-bone-surgery-unit', 'sonatra-u8-cranial-piezo-surgery-console'];

const pages = [
  ...routes,
  '/search?q=piezo',
  '/procedures/rhinoplasty',
  '/documents',
  `/compare?items=${slugs.join(',')}`,
  `/request?items=${slugs[0]}:2`,
];

test.for([
  ['tr', 'phone', phone],
  ['en', 'desktop', desktop],
] as const)(
  'in %s on a %s every page has targets of 24 px, and every part that scrolls has a key for it',
  { timeout: 90 * seconds },
  async ([language, , size], { visit }) => {
    const { page } = await visit(size);
    for (const address of pages) {
      await page.goto(`/${language}${address}`);
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all) details.toggleAttribute('open', true);
      });
      expect(await smallTargets(page), address).toEqual([]);
      expect(await unreachableScrollers(page), address).toEqual([]);
    }
  },
);
