import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, desktop, hydrated, phone, visit } from '../support/browser.ts';
import { searchBox } from '../support/search-box.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await connect();
});

afterAll(async () => {
  await browser.close();
});

const open = async (path: string, options: BrowserContextOptions = desktop) => {
  const { page, faults } = await visit(browser, options);
  await page.goto(path);
  await hydrated(page);
  return { page, faults, ...searchBox(page), pathname: () => new URL(page.url()).pathname };
};

const calls = '**/api/search?*';
const queryOf = (route: Route): string => new URL(route.request().url()).searchParams.get('q') ?? '';

const lamp = {
  tr: 'Glimra Kablosuz LED Kafa Lambası',
  en: 'Glimra Cordless LED Headlight',
  slug: 'glimra-cordless-led-headlight',
};
const lampPage = (language: 'tr' | 'en'): string => `/${language}/products/product-details/${lamp.slug}`;
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.tagName.toLowerCase());

describe('the toggle', () => {
  test('opens the box in place with focus in its field, and closes it', async () => {
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

  test('loads nothing for the box until it is wanted', async () => {
    const { page, toggle, field } = await open('/tr/about-us');
    const loaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await page.waitForLoadState('networkidle');
    const before = await loaded();
    await toggle.click();
    await field.waitFor();
    const wanted = (await loaded()).filter((name) => !before.includes(name));
    expect(wanted.some((name) => name.endsWith('.js'))).toBe(true);
    expect(wanted.some((name) => name.endsWith('.css'))).toBe(true);
  });

  test('moves nothing of the page', async () => {
    const { page, toggle, field, options } = await open('/tr/about-us');
    const top = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().top);
    const before = await top();
    await toggle.click();
    await field.fill('kafa');
    await options.first().waitFor();
    expect(await top()).toBe(before);
  });
});

describe('the box closes', () => {
  test('on Escape, which gives focus back; what was typed stays for the next time', async () => {
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

  test('on a click outside', async () => {
    const { page, isOpen, type } = await open('/tr/about-us');
    await type('kafa');
    await page.mouse.click(200, 700);
    expect(await isOpen()).toBe(false);
  });

  test('when another page comes', async () => {
    const { page, isOpen, open: openBox } = await open('/tr/about-us');
    await openBox();
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('.site-footer a[href$="/news"]')?.click(),
    );
    await page.waitForURL('**/tr/news');
    expect(await isOpen()).toBe(false);
  });
});

describe('suggestions', () => {
  test('come as one types, are counted for screen readers, and mark what was found', async () => {
    const { options, field, announced, type, faults } = await open('/tr/about-us');
    await type('KABLOSUZ lamba kafa');
    await options.first().waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await options.first().innerText()).toContain(lamp.tr);
    expect(await options.first().locator('mark').allTextContents()).toEqual(['Kablosuz', 'Kafa', 'Lamba']);
    await expect.poll(() => announced.textContent()).toMatch(/^\d+ öneri$/u);
    expect(faults).toEqual([]);
  });

  test('say by which name a product was found on a page of the other language', async () => {
    const { options, type } = await open('/en/about-us');
    await type('kafa lambasi');
    await options.first().waitFor();
    const foreign = options.filter({ hasText: lamp.en }).locator('[lang=tr]');
    expect(await foreign.textContent()).toBe(lamp.tr);
    expect(await foreign.locator('mark').allTextContents()).toEqual(['Kafa', 'Lambası']);
  });

  test('are chosen by keyboard', async () => {
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

  test('are chosen by touch', async () => {
    const { toggle, field, options, pathname } = await open('/en/about-us', phone);
    await toggle.tap();
    await field.fill('cordless headlight');
    await options.first().tap();
    await expect.poll(pathname).toBe(lampPage('en'));
  });

  test('are never chosen by the pointer that rests on them', async () => {
    const { page, options, type, pathname, said } = await open('/tr/about-us');
    await type('kafa');
    await options.first().hover();
    await page.keyboard.press('Enter');
    await said.filter({ hasText: 'kafa' }).waitFor();
    expect(pathname()).toBe('/tr/about-us');
  });

  test('are those of the last text, whichever answer comes last', async () => {
    const { page, field, options, open: openBox } = await open('/en/about-us');
    await page.route(calls, async (route) => {
      if (queryOf(route) === 'microscope') await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue().catch(() => {});
    });
    await openBox();
    const slow = page.waitForRequest(calls);
    await field.fill('microscope');
    await slow;
    await field.fill('suture');
    await options.filter({ hasText: 'Suture' }).first().waitFor();
    await page.waitForTimeout(1000);
    expect(await options.filter({ hasText: 'Microscope' }).count()).toBe(0);
  });

  test('are asked for when typing pauses, not for each letter', async () => {
    const { page, options, type } = await open('/en/about-us');
    const asked: string[] = [];
    await page.route(calls, (route) => {
      asked.push(queryOf(route));
      return route.continue();
    });
    await type('headlight');
    await options.first().waitFor();
    // On a slow machine some keys come late.
    expect(asked.length).toBeLessThan('headlight'.length / 2);
    expect(asked.at(-1)).toBe('headlight');
  });
});

describe('sent, the box', () => {
  test.each([
    ['/tr/about-us', lamp.tr, lampPage('tr')],
    ['/tr/about-us', 'glimra kablosuz led KAFA lambasi', lampPage('tr')],
    ['/tr/about-us', `  ${lamp.en} `, lampPage('tr')],
    ['/en/about-us', lamp.tr, lampPage('en')],
  ])('on %s leads with %s to its product, without waiting for suggestions', async (path, name, product) => {
    const { page, field, open: openBox, pathname } = await open(path);
    await openBox();
    await field.fill(name);
    await page.keyboard.press('Enter');
    await expect.poll(pathname).toBe(product);
  });

  test('stays with any other text, says so, and leads on to the results', async () => {
    const { page, box, said, type, pathname } = await open('/tr/about-us');
    await type('kafa lambası');
    await page.keyboard.press('Enter');
    await said.filter({ hasText: 'Adı tam olarak “kafa lambası” olan bir ürün yok.' }).waitFor();
    expect(pathname()).toBe('/tr/about-us');
    await box.getByRole('link', { name: 'Tüm sonuçları göster' }).click();
    await page.getByRole('heading', { name: '“kafa lambası” için ürünler' }).waitFor();
  });

  test('stays with nothing found, and offers help', async () => {
    const { page, box, said, options, type, pathname } = await open('/en/about-us');
    await type('<qzxwv onload=qqqzzz>');
    await page.keyboard.press('Enter');
    await said.filter({ hasText: 'No product found for “<qzxwv onload=qqqzzz>”.' }).waitFor();
    expect(await options.count()).toBe(0);
    expect(await box.getByRole('link', { name: 'Ask us' }).isVisible()).toBe(true);
    expect(pathname()).toBe('/en/about-us');
  });

  test('goes nowhere once it is closed', async () => {
    const { page, field, open: openBox, pathname } = await open('/en/about-us');
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    await page.route(calls, async (route) => {
      await closed;
      await route.continue().catch(() => {});
    });
    await openBox();
    await field.fill(lamp.en);
    const answered = page.waitForResponse(calls);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    close();
    await answered;
    await page.waitForTimeout(300);
    expect(pathname()).toBe('/en/about-us');
  });
});

describe('when the search does not answer', () => {
  test.each([
    [503, 'Arama şu anda çalışmıyor.'],
    [429, 'Kısa sürede çok fazla arama yapıldı.'],
    [0, 'Siteye ulaşılamıyor.'],
  ])('with %d it says so, keeps the text, and asks again on request', async (status, words) => {
    const { page, box, field, options, said, type } = await open('/tr/about-us');
    await page.route(calls, (route) => (status === 0 ? route.abort() : route.fulfill({ status })));
    await type('kafa');
    await said.filter({ hasText: words }).waitFor();
    expect(await field.inputValue()).toBe('kafa');
    await page.unroute(calls);
    await box.getByRole('button', { name: 'Yeniden dene' }).click();
    await options.first().waitFor();
    expect(await said.textContent()).toBe('');
    expect(await focused(page)).toBe('input');
  });

  test('it says that it is still searching', async () => {
    const { page, said, type } = await open('/tr/about-us');
    await page.route(calls, () => {});
    await type('kafa');
    await expect.poll(() => said.textContent()).toBe('Aranıyor…');
  });
});

test('what is typed before the suggestions are loaded is kept, with the cursor where it was', async () => {
  const { page, faults } = await visit(browser, desktop);
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

test('no letter is lost at the moment in which the field is exchanged', async () => {
  const { page } = await visit(browser, desktop);
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

test('opened before the page came to life, the box takes what is typed, spaces too', async () => {
  const { page, faults } = await visit(browser, phone);
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

test('suggestions that could not be loaded are loaded at the next opening', async () => {
  const { page, box, toggle, field, options, isOpen } = await open('/tr/about-us');
  await page.route('**/assets/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await toggle.click();
  await failed;
  const plain = box.getByRole('textbox');
  await plain.fill('kafa');
  await page.keyboard.press('Escape');
  expect(await isOpen()).toBe(false);
  await page.unroute('**/assets/**');
  await toggle.click();
  await field.waitFor();
  // Escape closes the plain box as it does the other, and empties neither.
  expect(await field.inputValue()).toBe('kafa');
  await options.first().waitFor();
  expect(await options.first().evaluate((option) => getComputedStyle(option).display)).toBe('flex');
});

test('field, list and keys have words of their own, and the keys are told of where there are keys', async () => {
  const { page, box, field, options, type } = await open('/en/about-us');
  await type('led');
  await options.first().waitFor();
  expect(await box.getByRole('combobox', { name: 'Product, brand or group' }).count()).toBe(1);
  expect(await box.getByRole('listbox', { name: 'Suggestions' }).count()).toBe(1);
  const hint = await field.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${hint}"]`).textContent()).toContain('down arrow');
  const touched = await open('/en/about-us', phone);
  await touched.open();
  expect(await touched.field.getAttribute('aria-describedby')).toBeNull();
});

test('screen readers are told once where another letter changes nothing of the answer', async () => {
  const { page, field, announced, open: openBox } = await open('/en/about-us');
  await openBox();
  await field.fill('e');
  await expect.poll(() => announced.textContent()).toMatch(/suggestions$/u);
  await announced.evaluate((region) => {
    new MutationObserver(() => region.setAttribute('data-told', 'again')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const words = await announced.textContent();
  const answered = page.waitForResponse(calls);
  await field.fill('a');
  await answered;
  await page.waitForTimeout(1000);
  expect(await announced.textContent()).toBe(words);
  expect(await announced.getAttribute('data-told')).toBeNull();
});

test('the language toggle keeps what was typed, and the suggestions follow', async () => {
  const { page, box, toggle, options, type } = await open('/tr/about-us');
  await type('kafa lambasi');
  await options.first().waitFor();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/about-us');
  await toggle.click();
  expect(await box.getByRole('combobox').inputValue()).toBe('kafa lambasi');
  await options.filter({ hasText: lamp.en }).waitFor();
});

test.each([
  ['tr', desktop],
  ['en', phone],
] as const)('axe finds nothing in the box in %s, with suggestions and without', async (language, size) => {
  const { page, field, options, said, open: openBox } = await open(`/${language}/search`, size);
  const violations = async (part: string): Promise<string[]> => {
    const { violations: found } = await new AxeBuilder({ page }).include(part).analyze();
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  };
  await openBox();
  await field.fill('led');
  await options.first().waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await violations('html')).toEqual([]);
  await field.fill('qqqqqq');
  await said.filter({ hasText: 'qqqqqq' }).waitFor();
  expect(await violations('.site-header')).toEqual([]);
});

test('on a phone the box is as wide as the screen, and what is pressed is 44 px high', async () => {
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
