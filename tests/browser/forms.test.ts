import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, desktop, hydrated, phone } from '../support/browser.ts';
import { formsPerVisitor } from '../support/site.ts';
import { formOf, someone, storedOf, visitor, words } from '../support/visitor.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await connect();
});

afterAll(async () => {
  await browser.close();
});

const pages = [
  ['/tr/request', 'offer'],
  ['/tr/services/technical-service', 'technicalService'],
  ['/tr/services/oem', 'oem'],
  ['/tr/online-catalog', 'catalogue'],
] as const;

const open = async (path: string, options: Parameters<typeof visitor>[1] = desktop) => {
  const { page, faults } = await visitor(browser, options);
  await page.goto(path);
  await hydrated(page);
  return { page, faults, ...formOf(page, path.startsWith('/en') ? 'en' : 'tr') };
};

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.name
      : (element?.textContent ?? '');
  });

const violations = async (page: Page): Promise<unknown> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};

const dialogOf = (page: Page) => page.getByRole('dialog');

/** The floating button. */
const opener = (page: Page) => page.locator('.floating-buttons').getByText(words.tr.getOffer);

test.each(pages)('the form of %s arrives with all that was typed', async (path, kind) => {
  const { page, faults, name, email, country, phone: phoneField, message, send, result } = await open(path);
  const address = someone();
  await name.fill('  İsmail Çağlayan ');
  await email.fill(address);
  await country.fill('Azerbaycan');
  await phoneField.fill('+994 12 000 00 00');
  await message.fill('Birinci satır\nİkinci satır');
  await send.click();
  await result.waitFor();
  expect(await result.innerText()).toBe(words.tr.sent);
  expect(await focused(page)).toBe(words.tr.sent);
  expect(await storedOf(address)).toMatchObject([
    {
      kind,
      name: 'İsmail Çağlayan',
      country: 'Azerbaycan',
      phone: '+994 12 000 00 00',
      message: 'Birinci satır\nİkinci satır',
      products: [],
      language: 'tr',
      notice_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
    },
  ]);
  expect(faults).toEqual([]);
});

test('after one form another can be filled in, and is a request of its own', async () => {
  const { page, name, email, send, result } = await open('/en/services/oem');
  const address = someone();
  for (const _ of [1, 2]) {
    await name.fill('Jane Doe');
    await email.fill(address);
    await send.click();
    await result.waitFor();
    await page.getByText(words.en.again).click();
    await name.waitFor();
    expect(await name.inputValue()).toBe('');
  }
  expect(await storedOf(address)).toHaveLength(2);
});

describe('the offer dialog', () => {
  test('opens above the page, is closed with Escape, and gives the focus back', async () => {
    const { page, name } = await open('/tr/about-us');
    await opener(page).click();
    await dialogOf(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await name.fill('Yarım kaldı');
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await focused(page)).toBe(words.tr.getOffer);
    await opener(page).click();
    expect(await name.inputValue()).toBe('Yarım kaldı');
    expect(new URL(page.url()).pathname).toBe('/tr/about-us');
  });

  test('from the contact page sends an offer request', async () => {
    const { page, name, email, send, result } = await open('/tr/contact', phone);
    const address = someone();
    await page.locator('main').getByText(words.tr.getOffer).click();
    await name.fill('Ayşe Işık');
    await email.fill(address);
    await send.click();
    await result.waitFor();
    expect(await storedOf(address)).toMatchObject([{ kind: 'offer', products: [] }]);
  });

  test('from a product page names the product', async () => {
    const product = 'orvia-p2-piezo-bone-surgery-unit';
    const { page, name, email, send, result } = await open(`/tr/products/product-details/${product}`);
    const address = someone();
    await page.locator('main').getByText(words.tr.getOffer).click();
    await dialogOf(page).getByText('Orvia P2 Piezo Kemik Cerrahisi Ünitesi').waitFor();
    await name.fill('Ayşe Işık');
    await email.fill(address);
    await send.click();
    await result.waitFor();
    expect(await storedOf(address)).toMatchObject([
      { kind: 'offer', products: [{ slug: product, quantity: 1 }] },
    ]);
  });

  test('says what became of a form that was on its way when it was closed', async () => {
    const { page, name, email, send, result } = await open('/tr/about-us');
    const address = someone();
    const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/api/offer-form', async (route) => {
      await late;
      await route.continue();
    });
    await opener(page).click();
    await name.fill('Ayşe Işık');
    await email.fill(address);
    await send.click();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await opener(page).click();
    await expect.poll(() => send.innerText()).toBe(words.tr.pending);
    expect(await send.isDisabled()).toBe(true);
    arrive();
    await result.waitFor();
    expect(await result.innerText()).toBe(words.tr.sent);
    expect(await storedOf(address)).toHaveLength(1);
    // Once it was read, the next form is a new one.
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await opener(page).click();
    expect(await name.inputValue()).toBe('');
  });

  test('is on its way as soon as its link is pressed', async () => {
    const { page } = await open('/tr/about-us');
    const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/**/*.js', async (route) => {
      await late;
      await route.continue();
    });
    await opener(page).click();
    await expect.poll(() => opener(page).getAttribute('aria-busy')).toBe('true');
    arrive();
    await dialogOf(page).waitFor();
    expect(await opener(page).getAttribute('aria-busy')).toBe('false');
  });

  test('closes when the page changes', async () => {
    const { page } = await open('/tr/about-us');
    await page.goto('/tr/contact');
    await hydrated(page);
    await page.goBack();
    await hydrated(page);
    await opener(page).click();
    await dialogOf(page).waitFor();
    await page.goForward();
    await expect.poll(() => dialogOf(page).count()).toBe(0);
  });

  test('where its code does not load, the page with the form comes instead', async () => {
    const { page, name } = await open('/tr/about-us');
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await opener(page).click();
    await page.waitForURL('**/tr/request');
    await name.waitFor();
    expect(await dialogOf(page).count()).toBe(0);
  });
});

/** A form that is ready to be sent. */
const filledIn = async (path: string) => {
  const opened = await open(path);
  const address = someone();
  await opened.name.fill('Ayşe');
  await opened.email.fill(address);
  return { ...opened, address };
};

describe('a page whose form was sent', () => {
  test('says so in its address, also when it is loaded anew', async () => {
    const { page, send, result, name } = await filledIn('/tr/services/oem');
    await send.click();
    await page.waitForURL('**/tr/services/oem?sent=1');
    await page.reload();
    await hydrated(page);
    expect(await result.innerText()).toBe(words.tr.sent);
    await page.getByText(words.tr.again).click();
    await name.waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await name.inputValue()).toBe('');
  });

  test('says so when the answer came while another page was shown', async () => {
    const { page, send, result, address } = await filledIn('/tr/services/oem');
    const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/api/technical-form', async (route) => {
      await late;
      await route.continue();
    });
    await send.click();
    await page.locator('.site-footer').getByRole('link', { name: 'Gizlilik politikası' }).click();
    await page.waitForURL('**/privacy-policy');
    // The address changes a moment before the page does.
    await page.locator('form.request-form').waitFor({ state: 'detached' });
    arrive();
    await expect.poll(() => storedOf(address)).toHaveLength(1);
    expect(new URL(page.url()).search).toBe('');
    await page.goBack();
    await result.waitFor();
    expect(await result.innerText()).toBe(words.tr.sent);
    await page.waitForURL('**/tr/services/oem?sent=1');
  });
});

const toEnglish = (page: Page) => page.getByRole('link', { name: 'English' });

/** Whether the page asks if the server is there. */
const isProbe = (request: Request): boolean => request.method() === 'HEAD';

describe('a change of language', () => {
  test('that cannot be made offline leaves the page as it is, and is made online', async () => {
    const { page, name } = await open('/tr/services/oem');
    await name.fill('Ayşe Işık');
    await page.context().setOffline(true);
    for (const _ of [1, 2]) {
      await Promise.all([
        page.waitForEvent('requestfailed', { predicate: isProbe }),
        toEnglish(page).click(),
      ]);
      expect(await page.locator('h1').innerText()).toBe('Özel Üretim (OEM)');
      expect(await name.inputValue()).toBe('Ayşe Işık');
      await page.getByRole('status').getByText('İngilizce metinler yüklenemedi.').waitFor();
    }
    await page.context().setOffline(false);
    await toEnglish(page).click();
    await page.waitForURL('**/en/services/oem');
    // The page may have been loaded anew, and gets what was typed when it comes to life.
    await expect.poll(() => formOf(page, 'en').name.inputValue()).toBe('Ayşe Işık');
  });

  test('for which the site has other files by now loads the page anew, with what was typed', async () => {
    const { page, name } = await open('/tr/services/oem');
    await name.fill('Ayşe Işık');
    const code = '**/assets/**/*.js';
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    const probe = page.waitForRequest(isProbe);
    await toEnglish(page).click();
    await probe;
    await page.unroute(code);
    await page.waitForURL('**/en/services/oem');
    await hydrated(page);
    expect(await formOf(page, 'en').name.inputValue()).toBe('Ayşe Işık');
  });
});

test('on a phone, no button floats above the field that one types in', async () => {
  const { page, message } = await open('/tr/services/oem', phone);
  const buttons = page.locator('.floating-buttons');
  expect(await buttons.isVisible()).toBe(true);
  await message.focus();
  expect(await buttons.isVisible()).toBe(false);
});

describe('what goes wrong', () => {
  test('required fields are asked for, beside them, and the first gets the focus', async () => {
    const { page, name, email, send, error } = await open('/tr/services/oem');
    await send.click();
    expect(await error('name').innerText()).toBe('Lütfen adınızı ve soyadınızı yazın.');
    expect(await error('email').innerText()).toBe('Lütfen e-posta adresinizi yazın.');
    expect(await focused(page)).toBe('isim');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    const describedBy = await name.getAttribute('aria-describedby');
    expect(await page.locator(`[id="${describedBy}"]`).innerText()).toContain('adınızı');
    await name.fill('Ayşe');
    await expect.poll(() => error('name').count()).toBe(0);
    await email.fill('ayse@hastane');
    await send.click();
    await expect.poll(() => error('email').innerText()).toContain('geçerli bir e-posta');
    expect(await focused(page)).toBe('email');
  });

  test('nobody is told to correct marked fields when none is marked any more', async () => {
    const { name, email, send, result } = await open('/tr/services/oem');
    await send.click();
    await result.waitFor();
    await name.fill('Ayşe');
    expect(await result.count()).toBe(1);
    await email.fill('ayse@hastane.example');
    await expect.poll(() => result.count()).toBe(0);
  });

  test('an error speaks the language that the page is switched to', async () => {
    const { page, send } = await open('/tr/services/oem');
    await send.click();
    await page.getByRole('link', { name: 'English' }).click();
    await expect
      .poll(() => formOf(page, 'en').error('name').innerText())
      .toBe('Please enter your full name.');
  });

  test('what only the server finds is shown at its field too', async () => {
    const { page, name, email, send, error } = await open('/tr/services/oem');
    await page.route('**/api/technical-form', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 422, errors: [{ field: 'telefon', code: 'phone', detail: '' }] }),
      }),
    );
    await name.fill('Ayşe');
    await email.fill(someone());
    await send.click();
    await expect.poll(() => error('phone').innerText()).toContain('telefon numarası');
    expect(await focused(page)).toBe('telefon');
    expect(await name.inputValue()).toBe('Ayşe');
  });

  test.each([
    ['a 503', { status: 503, body: '{"status":503}' }],
    ['a success without its message', { status: 200, body: '{}' }],
    ['a page of somebody else', { status: 200, body: '<html>' }],
    ['a failure that has a message', { status: 500, body: '{"message":"x"}' }],
  ])('%s is no success: the visitor is told, and nothing typed is lost', async (_what, answer) => {
    const { page, name, email, message, send, result } = await open('/en/services/oem');
    await page.route('**/api/technical-form', (route) =>
      route.fulfill({ contentType: 'application/json', ...answer }),
    );
    const address = someone();
    await name.fill('Jane');
    await email.fill(address);
    await message.fill('A long story');
    await send.click();
    await result.waitFor();
    expect(await result.innerText()).toContain('Error submitting.');
    expect(await focused(page)).toContain('Error submitting.');
    expect(await message.inputValue()).toBe('A long story');
    await page.unroute('**/api/technical-form');
    await send.click();
    await expect.poll(() => result.innerText()).toBe(words.en.sent);
    expect(await storedOf(address)).toHaveLength(1);
  });

  test('offline the text stays; online again it goes, once', async () => {
    const { page, name, email, message, send, result } = await open('/en/services/technical-service');
    const address = someone();
    await name.fill('Jane');
    await email.fill(address);
    await message.fill('Out of reach');
    await page.context().setOffline(true);
    await send.click();
    await result.waitFor();
    expect(await result.innerText()).toContain('What you wrote is still here');
    await page.context().setOffline(false);
    await send.click();
    await expect.poll(() => result.innerText()).toBe(words.en.sent);
    expect(await storedOf(address)).toMatchObject([{ message: 'Out of reach' }]);
  });

  test('an answer that is lost on the way does not make two requests of one', async () => {
    const { page, name, email, send, result } = await open('/en/services/oem');
    const address = someone();
    await page.route('**/api/technical-form', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await name.fill('Jane');
    await email.fill(address);
    await send.click();
    await result.waitFor();
    expect(await storedOf(address)).toHaveLength(1);
    await page.unroute('**/api/technical-form');
    // Even when the page is loaded anew in between.
    await page.reload();
    await hydrated(page);
    expect(await email.inputValue()).toBe(address);
    await send.click();
    await expect.poll(() => result.innerText()).toBe(words.en.sent);
    expect(await storedOf(address)).toHaveLength(1);
  });

  test('too many forms are answered with when to try again, and the text stays', async () => {
    const { page, name, email, send, result } = await open('/tr/services/oem');
    const address = someone();
    for (let sent = 0; sent < formsPerVisitor; sent += 1) {
      await name.fill(`Ayşe ${sent}`);
      await email.fill(address);
      await send.click();
      await page.getByText(words.tr.again).click();
      await name.waitFor();
    }
    await name.fill('Bir tane daha');
    await email.fill(address);
    await send.click();
    await result.waitFor();
    expect(await result.innerText()).toContain('10 dakika sonra');
    expect(await name.inputValue()).toBe('Bir tane daha');
    expect(await storedOf(address)).toHaveLength(formsPerVisitor);
  });

  test('a double click sends once; meanwhile the button says so and cannot be pressed', async () => {
    const { page, name, email, send, result } = await open('/tr/services/oem');
    const address = someone();
    await page.route('**/api/technical-form', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await name.fill('Ayşe');
    await email.fill(address);
    await send.dblclick();
    await expect.poll(() => send.innerText()).toBe(words.tr.pending);
    expect(await send.isDisabled()).toBe(true);
    await result.waitFor();
    expect(await storedOf(address)).toHaveLength(1);
  });
});

describe('nothing typed is lost', () => {
  test('by a change of language, a reload, or a look at another page', async () => {
    const { page, name, message } = await open('/tr/services/oem');
    await name.fill('Ayşe Işık');
    await message.fill('Uzun bir hikâye');
    await page.getByRole('link', { name: 'English' }).click();
    const english = formOf(page, 'en');
    // The texts change a moment before the address does.
    await page.waitForURL('**/en/services/oem');
    expect(await english.name.inputValue()).toBe('Ayşe Işık');
    await page.reload();
    await hydrated(page);
    expect(await english.message.inputValue()).toBe('Uzun bir hikâye');
    await page.locator('.site-footer').getByRole('link', { name: 'Privacy policy' }).click();
    await page.waitForURL('**/privacy-policy');
    await page.goBack();
    await english.name.waitFor();
    expect(await english.name.inputValue()).toBe('Ayşe Işık');
  });

  test('when JavaScript comes later than the first words', async () => {
    const { page } = await visitor(browser, phone);
    const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/assets/**/*.js', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto('/tr/services/oem', { waitUntil: 'commit' });
    const { name, country, message } = formOf(page);
    await name.fill('Erken gelen');
    await country.fill('Gürcistan');
    await message.fill('Sabırsız');
    arrive();
    await hydrated(page);
    expect(await name.inputValue()).toBe('Erken gelen');
    expect(await country.inputValue()).toBe('Gürcistan');
    expect(await message.inputValue()).toBe('Sabırsız');
  });

  test('where storage is forbidden', async () => {
    const { page } = await visitor(browser, desktop);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    await page.goto('/tr/about-us');
    await hydrated(page);
    const { name } = formOf(page);
    await opener(page).click();
    await name.fill('Gizli gezgin');
    await page.keyboard.press('Escape');
    await opener(page).click();
    expect(await name.inputValue()).toBe('Gizli gezgin');
  });
});

describe('the country field', () => {
  test.each([
    ['alm', 'Almanya', '+49'],
    ['GERM', 'Almanya', '+49'],
    ['isvicre', 'İsviçre', '+41'],
    ['İRLANDA', 'İrlanda', '+353'],
    ['az', 'Azerbaycan', '+994'],
    ['+996', 'Kırgızistan', '+996'],
  ])('finds by %s %s and offers its prefix', async (typed, found, prefix) => {
    const { page, country, phone: phoneField } = await open('/tr/services/oem');
    await country.fill(typed);
    await page.getByRole('option').filter({ hasText: found }).first().click();
    expect(await country.inputValue()).toBe(found);
    expect((await phoneField.inputValue()).trim()).toBe(prefix);
  });

  test('follows the page’s language, and leaves a number that was typed alone', async () => {
    const { page, country, phone: phoneField } = await open('/tr/services/oem');
    await phoneField.fill('0312 000 00 00');
    await country.fill('alm');
    await country.press('ArrowDown');
    await country.press('Enter');
    expect(await phoneField.inputValue()).toBe('0312 000 00 00');
    await page.getByRole('link', { name: 'English' }).click();
    await expect.poll(() => formOf(page, 'en').country.inputValue()).toBe('Germany');
  });

  test('with nothing but the offered prefix, no phone number is sent', async () => {
    const { page, name, email, country, send, result } = await open('/tr/services/oem');
    const address = someone();
    await name.fill('Ayşe');
    await email.fill(address);
    await country.fill('alm');
    await page.getByRole('option').first().click();
    await send.click();
    await result.waitFor();
    expect(await storedOf(address)).toMatchObject([{ country: 'Almanya', phone: '' }]);
  });

  test('keeps the marked country in sight', async () => {
    const { page, country } = await open('/tr/services/oem');
    await country.fill('a');
    await page.getByRole('option').first().waitFor();
    for (let presses = 0; presses < 12; presses += 1) {
      await country.press('ArrowDown');
      const inSight = await page.evaluate(() => {
        const list = document.querySelector('.combobox-options')?.getBoundingClientRect();
        const marked = document.querySelector('.combobox-options .highlighted')?.getBoundingClientRect();
        return list && marked && marked.top >= list.top - 1 && marked.bottom <= list.bottom + 1;
      });
      expect(inSight).toBe(true);
    }
  });

  test('shows flags of the site’s own', async () => {
    const { page, country, faults } = await open('/tr/services/oem');
    await country.fill('alm');
    const flag = page.getByRole('option').first().locator('img');
    await expect
      .poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });
});

test('the keyboard is enough', async () => {
  const { page, email, result } = await open('/tr/about-us');
  const address = someone();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === words.tr.getOffer) break;
  }
  await page.keyboard.press('Enter');
  await email.waitFor();
  const typed: Record<string, string> = {
    isim: 'Klavye Ustası',
    email: address,
    ulke: 'alm',
    mesaj: 'Merhaba',
  };
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    const field = await focused(page);
    if (typed[field]) await page.keyboard.type(typed[field]);
    if (field === 'ulke') {
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    }
    if (field === words.tr.send) break;
  }
  await page.keyboard.press('Enter');
  await result.waitFor();
  expect(await storedOf(address)).toMatchObject([
    { name: 'Klavye Ustası', country: 'Almanya', message: 'Merhaba' },
  ]);
});

describe('axe finds nothing', () => {
  test.each([
    ['/tr/request', desktop],
    ['/en/request?items=orvia-p2-piezo-bone-surgery-unit:2', phone],
    ['/en/services/oem', desktop],
    ['/tr/services/technical-service', phone],
    ['/tr/online-catalog', phone],
  ] as const)('on %s, before and after a failed try and with the countries open', async (path, size) => {
    const { page, country, send, error } = await open(path, size);
    expect(await violations(page)).toEqual([]);
    await send.click();
    await error('name').waitFor();
    expect(await violations(page)).toEqual([]);
    await country.fill('a');
    await page.getByRole('option').first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('on a form that the server sent back', async () => {
    const { page, error } = await open('/tr/services/oem');
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form.request-form')?.submit());
    await error('name').waitFor();
    await hydrated(page);
    expect(await violations(page)).toEqual([]);
  });

  test.each([desktop, phone])('in the dialog, before and after', async (size) => {
    const { page, name, email, send, result } = await open('/tr/contact', size);
    await page.locator('main').getByText(words.tr.getOffer).click();
    await name.waitFor();
    expect(await violations(page)).toEqual([]);
    await name.fill('Ayşe');
    await email.fill(someone());
    await send.click();
    await result.waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
