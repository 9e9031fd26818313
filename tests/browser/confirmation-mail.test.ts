import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { desktop, phone } from '../support/browser.ts';
import { test } from '../support/browser-test.ts';
import { sampleRequest } from '../support/sample-request.ts';
import { confirmationOf } from '../support/written-mail.ts';

test.for([
  ['light', phone],
  ['dark', phone],
  ['dark', desktop],
] as const)('axe finds nothing in a confirmation in %s colours', async ([colorScheme, size], { visit }) => {
  const names = new Map([
    ['piezo-unit', { name: { tr: 'Piezo Ünitesi', en: 'Piezo Unit' }, variants: new Map() }],
  ]);
  const { html = '' } = await confirmationOf(sampleRequest(), names);
  const { page } = await visit({ ...size, colorScheme });
  await page.setContent(html);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
