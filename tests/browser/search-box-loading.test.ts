import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, hydrated, intercept, phone } from '../support/browser.ts';
import { focused, test } from '../support/search-box-test.ts';
import { searchBox } from '../support/search-box.ts';

test('what is typed before the suggestions are loaded is kept, with the cursor where it was', async ({
  visit,
}) => {
  const { page, faults } = await visit(desktop);
  await page.goto('/tr/about-us');
  await hydrated(page);
  const { box, toggle, field, options } = searchBox(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  await toggle.click();
  await box.getByRole('textbox').pressSequentially('kafa lmbası');
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('ArrowLeft');
  release();
  await field.waitFor();
  await page.keyboard.type('a');
  expect(await field.inputValue()).toBe('kafa lambası');
  await options.first().waitFor();
  expect(faults).toEqual([]);
});

test('no letter is lost at the moment in which the field is exchanged', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto('/tr/about-us');
  await hydrated(page);
  const { box, toggle } = searchBox(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**', async (route) => {
    await held;
    await route.continue();
  });
  await toggle.click();
  await box.getByRole('textbox').focus();
  // Another number between any two things that the page does, until the field is another one.
  const typing = page.evaluate(
    () =>
      new Promise<{ typed: string; kept: string | undefined }>((resolve) => {
        let typed = 0;
        const { port1: again, port2: next } = new MessageChannel();
        next.addEventListener('message', () => {
          const field = document.querySelector<HTMLInputElement>('.search-box input');
          if (field?.getAttribute('role') === 'combobox') {
            resolve({ typed: String(typed), kept: field.value });
            return;
          }
          typed += 1;
          field?.select();
          document.execCommand('insertText', false, String(typed));
          again.postMessage(undefined, { transfer: [] });
        });
        next.start();
        again.postMessage(undefined, { transfer: [] });
      }),
  );
  release();
  const { typed, kept } = await typing;
  expect(kept).toBe(typed);
});

test('opened before the page came to life, the box takes what is typed, spaces too', async ({ visit }) => {
  const { page, faults } = await visit(phone);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/tr/about-us', { waitUntil: 'commit' });
  const { toggle, field, isOpen } = searchBox(page);
  await toggle.tap();
  await expect.poll(() => focused(page)).toBe('summary');
  release();
  await expect.poll(() => focused(page)).toBe('input');
  await page.keyboard.type('kafa lambası');
  await field.waitFor();
  expect(await field.inputValue()).toBe('kafa lambası');
  expect(await isOpen()).toBe(true);
  expect(faults).toEqual([]);
});

test('suggestions that could not be loaded are loaded at the next opening', async ({ open }) => {
  const { page, box, toggle, field, options, isOpen } = await open('/tr/about-us');
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => pending.delete(request));
  const release = await intercept(page, '**/assets/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await toggle.click();
  await failed;
  // One that fails later would take the next opening's attempt with it.
  await expect.poll(() => pending.size).toBe(0);
  const plain = box.getByRole('textbox');
  await plain.fill('kafa');
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  release();
  await toggle.click();
  await field.waitFor();
  // Escape closes the plain box as it does the other, and empties neither.
  expect(await field.inputValue()).toBe('kafa');
  await options.first().waitFor();
  expect(await options.first().evaluate((option) => getComputedStyle(option).display)).toBe('flex');
});
