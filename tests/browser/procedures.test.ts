import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { storedList } from '../support/list.ts';
import { test } from '../support/browser-test.ts';
import { desktop, hydrated, phone } from '../support/browser.ts';
import { missingStyles } from '../support/missing-styles.ts';
import { targetFaults } from '../support/target-faults.ts';

const address = '/tr/procedures/rhinoplasty';

test('on a phone without JavaScript the table is a list with all names, and the set is requested', async ({
  visit,
}) => {
  const { page, faults } = await visit({ ...phone, javaScriptEnabled: false });
  await page.goto('/tr/procedures');
  await page.getByRole('link', { name: 'Rinoplasti' }).click();
  await page.waitForURL(`**${address}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  expect(await targetFaults(page)).toEqual([]);
  const names = page.locator('.instrument-name');
  expect(await names.count()).toBe(4);
  for (const name of await names.all())
    expect(await name.evaluate((each) => getComputedStyle(each).opacity)).toBe('1');
  await page.getByRole('button', { name: 'Seti listeye ekle' }).click();
  await page.waitForURL('**/tr/request?items=*');
  expect(new URL(page.url()).searchParams.get('items')?.split(',')).toHaveLength(4);
  expect(faults).toEqual([]);
});

test('instruments lie at their places, their names appear under the mouse and with the focus, and the set joins the list', async ({
  visit,
}) => {
  const { page, faults } = await visit({ ...desktop, colorScheme: 'dark' });
  await page.goto(address);
  expect(await violations(page)).toEqual([]);
  expect(await missingStyles(page)).toEqual([]);
  expect(await targetFaults(page)).toEqual([]);
  const table = await page.locator('.instrument-table').boundingBox();
  const first = await page.locator('.instrument').first().boundingBox();
  if (!table || !first) throw new Error('not shown');
  expect((first.x + first.width / 2 - table.x) / table.width).toBeCloseTo(0.25, 2);
  expect((first.y + first.height / 2 - table.y) / table.height).toBeCloseTo(0.3, 1);
  const links = page.locator('.instrument a');
  const opacityOf = (index: number): Promise<string> =>
    links
      .nth(index)
      .locator('.instrument-name')
      .evaluate((name) => getComputedStyle(name).opacity);
  await links.nth(0).focus();
  await page.keyboard.press('Tab');
  await links.nth(3).hover();
  expect(await Promise.all([0, 1, 3].map(opacityOf))).toEqual(['0', '1', '1']);
  await page.getByRole('button', { name: 'Seti listeye ekle' }).click();
  await page.waitForURL('**/tr/request?items=*');
  await hydrated(page);
  await expect.poll(() => storedList(page)).toHaveLength(4);
  expect(faults).toEqual([]);
});

test('over the picture of a table every link has its place, its size and its name', async ({ visit }) => {
  const { page, faults } = await visit({ ...desktop, viewport: { width: 768, height: 900 } });
  await page.goto('/tr/procedures/breast-augmentation');
  expect(await violations(page)).toEqual([]);
  const picture = await page.getByRole('img', { name: /^Meme büyütme için/u }).boundingBox();
  const links = page.locator('.instrument a');
  expect(await links.count()).toBe(2);
  for (const link of await links.all()) {
    const place = await link.boundingBox();
    if (!picture || !place) throw new Error('not shown');
    expect(place.x).toBeGreaterThanOrEqual(picture.x);
    expect(place.y).toBeGreaterThanOrEqual(picture.y);
    expect(place.x + place.width).toBeLessThanOrEqual(picture.x + picture.width);
    expect(place.y + place.height).toBeLessThanOrEqual(picture.y + picture.height);
    expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(24);
  }
  await links.first().hover();
  const name = links.first().locator('.instrument-name');
  await expect.poll(() => name.evaluate((each) => getComputedStyle(each).opacity)).toBe('1');
  expect(faults).toEqual([]);
});

test('on a phone the picture of a table stands alone, and the phases show what lies on it', async ({
  visit,
}) => {
  const { page } = await visit(phone);
  await page.goto('/tr/procedures/breast-augmentation');
  await page.getByRole('img', { name: /^Meme büyütme için/u }).waitFor();
  expect(await page.locator('.instrument').first().isVisible()).toBe(false);
  const used = page.locator('.phase-products li');
  expect(await used.count()).toBe(2);
  for (const each of await used.all()) {
    expect(await each.locator('img').isVisible()).toBe(true);
    expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone without JavaScript the picture of a table is enlarged, and its instruments become links', async ({
  visit,
}) => {
  const { page, faults } = await visit({ ...phone, javaScriptEnabled: false });
  await page.goto('/tr/procedures/breast-augmentation');
  const picture = page.getByRole('img', { name: /^Meme büyütme için/u });
  expect((await picture.boundingBox())?.width).toBe(phone.viewport.width);
  const enlarge = page.getByRole('checkbox', { name: 'Büyüt' });
  await enlarge.focus();
  await page.keyboard.press('Space');
  expect((await picture.boundingBox())?.width).toBeGreaterThan(1.7 * phone.viewport.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  const link = page.locator('.instrument a').last();
  // Only its number is seen.
  expect(await page.locator('.instrument').last().ariaSnapshot()).toMatch(/- link "[^"]{5,}"/u);
  await link.click();
  await page.waitForURL('**/product-details/**');
  expect(faults).toEqual([]);
});

test('the page of all procedures is accessible, and suggestions lead to a procedure', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto('/en/procedures');
  expect(await violations(page)).toEqual([]);
  // Comparisons alone, whose style sheet it has, are printed across.
  const [, width = '', height = ''] =
    /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/u.exec((await page.pdf({ format: 'A4' })).toString('latin1')) ??
    [];
  expect(Number(height)).toBeGreaterThan(Number(width));
  expect(Number(width)).toBeGreaterThan(0);
  expect(await missingStyles(page)).toEqual([]);
  await page.goto('/en/contact');
  await hydrated(page);
  await page.locator('.search-box summary').click();
  await page.getByRole('combobox').fill('breast');
  await page.getByRole('link', { name: 'Surgical procedures: Breast augmentation' }).click();
  await page.waitForURL('**/en/procedures/breast-augmentation');
  await page.getByRole('heading', { level: 1, name: 'Breast augmentation', exact: true }).waitFor();
});
