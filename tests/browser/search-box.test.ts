import { expect } from 'vitest';
import { desktop, phone } from '../support/browser.ts';
import { violations } from '../support/axe.ts';
import { focused, lamp, test } from '../support/search-box-test.ts';

test('the toggle opens the search box in place with focus in its field, and closes it', async ({ open }) => {
  const { page, toggle, field, isOpen, faults } = await open('/tr/about-us');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await field.waitFor();
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await toggle.click();
  expect(await isOpen()).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/tr/about-us');
  expect(faults).toEqual([]);
});

test('the search box loads nothing until it is opened', async ({ open }) => {
  const { page, toggle, field } = await open('/tr/about-us');
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.waitForLoadState('networkidle');
  const before = await loaded();
  await toggle.click();
  await field.waitFor();
  const wanted = (await loaded()).filter((name) => !before.includes(name));
  expect(wanted.some((name) => name.endsWith('.js'))).toBe(true);
  expect(wanted.some((name) => name.endsWith('.css'))).toBe(true);
});

test('the open search box moves nothing of the page', async ({ open }) => {
  const { page, toggle, field, options } = await open('/tr/about-us');
  const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
  const before = await top();
  await toggle.click();
  await field.fill('kafa');
  await options.first().waitFor();
  expect(await top()).toBe(before);
});

test('the search box closes on Escape, which gives focus back; what was typed stays for the next time', async ({
  open,
}) => {
  const { page, toggle, field, options, isOpen, type } = await open('/tr/about-us');
  await type('kafa');
  await options.first().waitFor();
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  expect(await focused(page)).toBe('summary');
  await toggle.click();
  expect(await field.inputValue()).toBe('kafa');
  expect(await options.first().isVisible()).toBe(true);
});

test('the search box closes on a click outside', async ({ open }) => {
  const { page, isOpen, type } = await open('/tr/about-us');
  await type('kafa');
  await page.mouse.click(200, 700);
  expect(await isOpen()).toBe(false);
});

test('the search box closes when another page comes', async ({ open }) => {
  const { page, isOpen, open: openBox } = await open('/tr/about-us');
  await openBox();
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('.site-footer a[href$="/news"]')?.click(),
  );
  await page.waitForURL('**/tr/news');
  await expect.poll(isOpen).toBe(false);
});

test('field and list have accessible names, and the keys are described where there are keys', async ({
  open,
}) => {
  const { page, box, field, options, type } = await open('/en/about-us');
  await type('led');
  await options.first().waitFor();
  expect(await box.getByRole('combobox', { name: 'Product, brand, group' }).count()).toBe(1);
  expect(await box.getByRole('listbox', { name: 'Suggestions' }).count()).toBe(1);
  const hint = await field.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${hint}"]`).textContent()).toContain('down arrow');
  const touched = await open('/en/about-us', phone);
  await touched.open();
  expect(await touched.field.getAttribute('aria-describedby')).toBeNull();
});

test('the language toggle keeps what was typed, and the suggestions follow', async ({ open }) => {
  const { page, box, toggle, options, type } = await open('/tr/about-us');
  await type('kafa lambasi');
  await options.first().waitFor();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/about-us');
  await toggle.click();
  expect(await box.getByRole('combobox').inputValue()).toBe('kafa lambasi');
  await options.filter({ hasText: lamp.en }).waitFor();
});

test.for([
  ['tr', desktop],
  ['en', phone],
] as const)(
  'axe finds nothing in the box in %s, with suggestions and without',
  async ([language, size], { open }) => {
    const { page, field, options, said, open: openBox } = await open(`/${language}/search`, size);
    await openBox();
    await field.fill('led');
    await options.first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await violations(page, 'html')).toEqual([]);
    await field.fill('qqqqqq');
    await said.filter({ hasText: 'qqqqqq' }).waitFor();
    expect(await violations(page, '.site-header')).toEqual([]);
  },
);

test('on a phone the box is as wide as the screen, and what is pressed is 44 px high', async ({ open }) => {
  const { page, box, field, options, open: openBox } = await open('/tr/about-us', phone);
  await openBox();
  await field.fill('led');
  await options.first().waitFor();
  const panel = await box.locator('.search-panel').boundingBox();
  expect(panel).toMatchObject({ x: 0, width: 360 });
  expect((panel?.y ?? 0) + (panel?.height ?? Infinity)).toBeLessThanOrEqual(740);
  const heights = await box
    .locator('summary, input, button, a, [role=option]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
