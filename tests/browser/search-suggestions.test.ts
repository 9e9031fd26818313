import { expect } from 'vitest';
import { phone, stopTime } from '../support/browser.ts';
import { nextFrames, calls, focused, lamp, lampPage, queryOf, test } from '../support/search-box-test.ts';

test('suggestions come as one types, are counted for screen readers, and mark what was found', async ({
  open,
}) => {
  const { options, field, announced, type, faults } = await open('/tr/about-us');
  await type('KABLOSUZ lamba kafa');
  await options.first().waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  expect(await options.first().innerText()).toContain(lamp.tr);
  expect(await options.first().locator('mark').allTextContents()).toEqual(['Kablosuz', 'Kafa', 'Lamba']);
  await expect.poll(() => announced.textContent()).toMatch(/^\d+ öneri$/u);
  expect(faults).toEqual([]);
});

test('a suggestion says by which name a product was found on a page of the other language', async ({
  open,
}) => {
  const { options, type } = await open('/en/about-us');
  await type('kafa lambasi');
  await options.first().waitFor();
  const foreign = options.filter({ hasText: lamp.en }).locator('[lang=tr]');
  expect(await foreign.textContent()).toBe(lamp.tr);
  expect(await foreign.locator('mark').allTextContents()).toEqual(['Kafa', 'Lambası']);
});

test('suggestions are chosen by keyboard', async ({ open }) => {
  const { page, field, options, type, pathname, isOpen } = await open('/tr/about-us');
  await type('kablosuz kafa');
  await options.first().waitFor();
  await page.keyboard.press('ArrowDown');
  const marked = await field.getAttribute('aria-activedescendant');
  expect(await options.first().getAttribute('id')).toBe(marked);
  expect(await options.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await expect.poll(pathname).toBe(lampPage('tr'));
  await expect.poll(() => focused(page)).toBe('main');
  expect(await isOpen()).toBe(false);
});

test('suggestions are chosen by touch', async ({ open }) => {
  const { toggle, field, options, pathname } = await open('/en/about-us', phone);
  await toggle.tap();
  await field.fill('cordless headlight');
  await options.first().tap();
  await expect.poll(pathname).toBe(lampPage('en'));
});

test('suggestions are never chosen by a pointer that only hovers', async ({ open }) => {
  const { page, options, type, pathname, said } = await open('/tr/about-us');
  await type('kafa');
  await options.first().hover();
  await page.keyboard.press('Enter');
  await said.filter({ hasText: 'kafa' }).waitFor();
  expect(pathname()).toBe('/tr/about-us');
});

test('suggestions are those of the last text, whichever response comes last', async ({ open }) => {
  const { page, field, options, open: openBox } = await open('/en/about-us');
  const { promise: late, resolve: release } = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    if (queryOf(route) === 'microscope') await late;
    // The box has aborted the request by then.
    await route.continue().catch(() => {});
  });
  await openBox();
  const slow = page.waitForRequest(calls);
  await field.fill('microscope');
  await slow;
  await field.fill('suture');
  await options.filter({ hasText: 'Suture' }).first().waitFor();
  release();
  await nextFrames(page);
  expect(await options.filter({ hasText: 'Microscope' }).count()).toBe(0);
});

test('suggestions are requested when typing pauses, not for each letter', async ({ open }) => {
  const { page, field, options, open: openBox } = await open('/en/about-us');
  const requested: string[] = [];
  await page.route(calls, (route) => {
    requested.push(queryOf(route));
    return route.continue();
  });
  await openBox();
  await stopTime(page);
  await field.pressSequentially('headlight');
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return options.count();
    })
    .toBeGreaterThan(0);
  expect(requested).toEqual(['headlight']);
});

test('a result count is announced once where another letter changes nothing of it', async ({ open }) => {
  const { page, field, announced, open: openBox } = await open('/en/about-us');
  await openBox();
  await field.fill('e');
  await expect.poll(() => announced.textContent()).toMatch(/suggestions$/u);
  await announced.evaluate((region) => {
    new MutationObserver(() => region.setAttribute('data-changed', 'again')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const announcement = await announced.textContent();
  const answered = page.waitForResponse(calls);
  await field.fill('a');
  await answered;
  // It is announced half a second after the last change, and nothing says that it will not be.
  await page.waitForTimeout(1000);
  expect(await announced.textContent()).toBe(announcement);
  expect(await announced.getAttribute('data-changed')).toBeNull();
});
