import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { desktop, hydrated, intercept, phone } from '../support/browser.ts';
import { test } from '../support/browser-test.ts';
import { holdRequests } from '../support/form-test.ts';
import { targetFaults } from '../support/target-faults.ts';

const listing = '/tr/products/ultrasonic-piezo-system';
const orvia = 'orvia-p2-piezo-bone-surgery-unit';
const sonatra = 'sonatra-u8-cranial-piezo-surgery-console';
const three = `${orvia},${sonatra},orvia-duo-mobile-piezo-workstation`;

const buttonOf = (page: Page, name: string) =>
  page.locator('.product-card').getByRole('button', { name: `Karşılaştır: ${name}` });

const barOf = (page: Page) => page.getByRole('region', { name: 'Karşılaştırılacak ürünler' });

const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('compare'));

test('products are chosen by keyboard on a listing, shown in a bar, and compared', async ({ visit }) => {
  const { page, faults } = await visit(desktop);
  await page.goto(listing);
  await hydrated(page);
  expect(await barOf(page).count()).toBe(0);
  await buttonOf(page, 'Orvia P2').focus();
  await page.keyboard.press('Enter');
  await barOf(page).getByText('Orvia P2').waitFor();
  expect(await buttonOf(page, 'Orvia P2').getAttribute('aria-pressed')).toBe('true');
  expect(await barOf(page).getByRole('link').count()).toBe(0);
  await buttonOf(page, 'Sonatra U8').click();
  await page
    .getByText('Sonatra U8 Kraniyal Piezo Cerrahi Konsolu karşılaştırmaya eklendi')
    .waitFor({ state: 'attached' });
  expect(await violations(page)).toEqual([]);
  // Elsewhere a mark in the header is enough, for which nothing moves.
  const contact = page.locator('.wide-menu').getByRole('link', { name: 'İletişim' });
  const before = await contact.boundingBox();
  await contact.click();
  await page.waitForURL('**/tr/contact');
  await page.goto('/tr/request');
  const mark = page.getByRole('link', { name: 'Karşılaştırma: 2 ürün' });
  await mark.waitFor();
  expect(await barOf(page).count()).toBe(0);
  expect(await contact.boundingBox()).toEqual(before);
  await mark.click();
  await page.waitForURL(`**/tr/compare?items=${orvia},${sonatra}`);
  await page.goto('/tr/products');
  await barOf(page).getByRole('link', { name: 'Karşılaştır' }).click();
  await page.waitForURL(`**/tr/compare?items=${orvia},${sonatra}`);
  expect(await page.getByRole('columnheader').count()).toBe(2);
  const held: Route[] = [];
  const release = await intercept(page, /\/assets\/.*\.js/u, async (route) => void held.push(route));
  await page.goto('/tr/compare', { waitUntil: 'commit' });
  // What is chosen is not known before the script is there.
  const nothing = page.getByText('Henüz ürün seçilmedi');
  await nothing.waitFor({ state: 'attached' });
  expect(await nothing.isVisible()).toBe(false);
  release();
  await Promise.all(held.map((route) => route.continue()));
  await page.waitForURL(`**/tr/compare?items=${orvia},${sonatra}`);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/tr/compare');
  await nothing.waitFor({ state: 'visible' });
  // What a button led to counts, also where the page was left before its script had come; what is removed then stays so.
  const letCome = await holdRequests(page, '**/assets/**/*.js');
  await page.goto(listing, { waitUntil: 'commit' });
  await buttonOf(page, 'Orvia P2').click();
  await page.waitForURL(`**/tr/compare?items=${orvia}#chosen`, { waitUntil: 'commit' });
  await page.goBack({ waitUntil: 'commit' });
  letCome();
  await barOf(page).getByText('Orvia P2').waitFor();
  expect(await stored(page)).toBe(orvia);
  await barOf(page).getByRole('button', { name: 'Temizle' }).click();
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await stored(page)).toBeNull();
  expect(faults).toEqual([]);
});

test('a fifth product is refused with a reason, and what is removed leaves the bar', async ({ visit }) => {
  const { page } = await visit(phone);
  await page.goto(listing);
  await hydrated(page);
  const buttons = page.locator('.product-card .compare-button button');
  // Clicks that come before the script of the choice keep their order.
  const held: Route[] = [];
  const release = await intercept(page, /\/assets\/.*\.js/u, async (route) => void held.push(route));
  for (let index = 0; index < 5; index += 1) await buttons.nth(index).click();
  release();
  await Promise.all(held.map((route) => route.continue()));
  await page.getByText('En çok dört ürün karşılaştırılabilir').waitFor();
  expect(await buttons.nth(4).getAttribute('aria-pressed')).toBe('false');
  const values = await buttons.evaluateAll((all: HTMLButtonElement[]) => all.map(({ value }) => value));
  expect(await stored(page)).toBe(values.slice(0, 4).join(','));
  // At rest, a phone's bar is one row.
  const bar = await barOf(page).boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(phone.viewport.height / 8);
  await barOf(page).getByRole('button', { name: '4/4 ürün', expanded: false }).click();
  // Its name comes by itself, and moves what stands behind it.
  const name = (await buttons.nth(0).getAttribute('aria-label'))?.replace('Karşılaştır: ', '') ?? '';
  await barOf(page)
    .getByRole('button', { name: `Karşılaştırmadan çıkar: ${name}` })
    .click();
  await expect.poll(() => buttons.nth(0).getAttribute('aria-pressed')).toBe('false');
  await barOf(page).getByRole('button', { name: 'Temizle' }).click();
  await barOf(page).waitFor({ state: 'detached' });
  // A product that has gone since takes no place, and stays until it is removed.
  await page.evaluate((choice) => localStorage.setItem('compare', choice), `sold-out-saw,${orvia}`);
  await page.reload();
  await barOf(page).getByRole('button', { name: '1/4 ürün' }).click();
  await expect
    .poll(() => barOf(page).getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringContaining('Orvia P2'),
      expect.stringContaining('sold out saw (artık kataloğumuzda yok)'),
    ]);
  expect(await page.getByRole('link', { name: 'Karşılaştırma: 1 ürün' }).count()).toBe(1);
  await barOf(page).getByRole('button', { name: 'Karşılaştırmadan çıkar: sold out saw' }).click();
  await expect.poll(() => stored(page)).toBe(orvia);
  // One whose page has moved is chosen by its present address.
  await intercept(page, /\/product-details\/former-unit$/u, (route) =>
    route.fulfill({ status: 301, headers: { location: `/tr/products/product-details/${sonatra}` } }),
  );
  await page.evaluate((choice) => localStorage.setItem('compare', choice), `former-unit,${orvia}`);
  await page.reload();
  await expect.poll(() => stored(page)).toBe(`${sonatra},${orvia}`);
  await barOf(page).getByRole('button', { name: '2/4 ürün' }).click();
  await barOf(page).getByRole('listitem').filter({ hasText: 'Sonatra U8' }).waitFor();
});

test('what is removed on the page that compares is no longer chosen', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto(`/tr/compare?items=${three}`);
  const take = page.getByRole('button', { name: 'Bu ürünleri karşılaştırma seçimim yap' });
  await take.waitFor();
  // Somebody may have sent the address.
  expect(await stored(page)).toBeNull();
  const replaces = page.getByText('şimdiye kadar seçtiklerinizin yerine geç');
  expect(await replaces.isVisible()).toBe(false);
  // What is taken over replaces what was chosen, which can be brought back.
  const own = 'arlesta-angled-septum-scissors,!sold-out-saw';
  await page.evaluate((choice) => localStorage.setItem('compare', choice), own);
  await page.reload();
  await replaces.waitFor();
  const ownLink = page.getByRole('link', { name: 'Kendi karşılaştırmanız (1)' });
  expect(await ownLink.getAttribute('href')).toMatch(/\/tr\/compare\?items=arlesta-angled-septum-scissors$/u);
  expect(await violations(page)).toEqual([]);
  await take.click();
  expect(await stored(page)).toBe(`${three},!sold-out-saw`);
  const said = page.getByRole('status').and(page.locator('.comparison-taken'));
  expect(await said.innerText()).toBe('Bu ürünler artık sizin karşılaştırma seçiminiz.');
  await page.keyboard.press('Enter');
  expect(await stored(page)).toBe(own);
  expect(await said.innerText()).toBe('Önceki seçiminiz geri geldi.');
  await page.keyboard.press('Enter');
  expect(await take.isVisible()).toBe(false);
  await page.evaluate((choice) => localStorage.setItem('compare', choice), `${three},sold-out-saw`);
  await page.goto(`/tr/compare?items=${three},sold-out-saw`);
  await expect.poll(() => stored(page)).toBe(`${three},!sold-out-saw`);
  await page.getByRole('link', { name: 'Çıkar: sold out saw' }).click();
  await page.waitForURL(`**/tr/compare?items=${three}`);
  await expect.poll(() => stored(page)).toBe(three);
  // What has gone since is not in the address, and said all the same.
  const gone = page.getByText('Seçtiklerinizden artık kataloğumuzda olmayanlar:');
  expect(await gone.isVisible()).toBe(false);
  await page.evaluate((choice) => localStorage.setItem('compare', choice), `${three},!old-drill`);
  await page.goto('/tr/compare');
  await page.waitForURL(`**/tr/compare?items=${three}`);
  await gone.waitFor();
  await page.getByRole('button', { name: 'Çıkar: old drill' }).click();
  await gone.waitFor({ state: 'hidden' });
  expect(await stored(page)).toBe(three);
  const printed = await page.evaluate(() => {
    const whenPrinted = new Promise<string>((resolve) => {
      window.print = () => resolve(document.querySelector('.print-contact')?.textContent ?? '');
    });
    document.querySelector<HTMLButtonElement>('.comparison-print:not([hidden])')?.click();
    return whenPrinted;
  });
  const today = await page.evaluate(() => new Date().toLocaleDateString('tr', { dateStyle: 'long' }));
  expect(printed).toContain(`Yazdırma tarihi: ${today}`);
  await page.getByRole('link', { name: /^Çıkar: Sonatra/u }).click();
  await page.waitForURL((url) => !url.search.includes(sonatra));
  await expect.poll(async () => (await stored(page))?.split(',')).toHaveLength(2);
  await page.goto(`/tr/compare?items=${sonatra}`);
  expect((await stored(page))?.split(',')).toHaveLength(2);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/tr/compare?items=${orvia}#chosen`);
  await expect.poll(() => stored(page)).toBe(orvia);
  await page.waitForURL((url) => url.hash === '');
  await page.getByLabel('Aynı gruptan ürün ekleyin').selectOption(sonatra);
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect.poll(() => stored(page)).toBe(`${orvia},${sonatra}`);
  // As a button of a list whose script is not there yet: it adds.
  await page.goto('/tr/compare?items=orvia-duo-mobile-piezo-workstation#chosen');
  await expect.poll(() => stored(page)).toBe(three);
  expect(await page.getByRole('columnheader').count()).toBe(3);
});

test('without JavaScript, one product leads to the next, to the differences and to the request', async ({
  visit,
}) => {
  const { page } = await visit({ ...phone, javaScriptEnabled: false });
  await page.goto(`/tr/products/product-details/${orvia}`);
  await page
    .locator('.product-head')
    .getByRole('button', { name: /^Karşılaştır/u })
    .click();
  await page.waitForURL(`**/tr/compare?items=${orvia}#chosen`);
  await page.getByLabel('Aynı gruptan ürün ekleyin').selectOption(sonatra);
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  const table = page.getByRole('table');
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    expect.stringContaining('Orvia P2'),
    expect.stringContaining('Sonatra U8'),
  ]);
  await page.locator('noscript p', { hasText: 'listelerdeki “Karşılaştır” düğmesi yeni' }).waitFor();
  expect(await table.getByRole('rowheader', { name: 'CE işareti' }).count()).toBe(1);
  await page.getByRole('link', { name: 'Yalnızca farkları göster' }).click();
  expect(await table.getByRole('rowheader', { name: 'CE işareti' }).count()).toBe(0);
  expect(await table.getByRole('rowheader', { name: /^Marka\s*\(farklı\)$/u }).count()).toBe(1);
  await page.getByRole('button', { name: 'Tümünü teklif listesine ekle' }).click();
  await page.waitForURL(/\/tr\/request\?/u);
  expect(new URL(page.url()).searchParams.get('items')).toBe(`${orvia},${sonatra}`);
  await page.locator(':focus', { hasText: '2 ürün teklif listenize eklendi.' }).waitFor();
  await page.getByRole('link', { name: 'Karşılaştırmaya dön' }).click();
  await page.waitForURL(`**/tr/compare?items=${orvia},${sonatra}&only=differences`);
});

test('after a product was added, the list says so once, with the focus, and leads back', async ({
  visit,
}) => {
  const { page, faults } = await visit(desktop);
  await page.goto(`/en/compare?items=${orvia},${sonatra}`);
  await page
    .getByRole('columnheader')
    .getByRole('button', { name: /^Add to list: Sonatra/u })
    .click();
  await page.waitForURL('**/en/request?*');
  await hydrated(page);
  const said = page.getByText('Sonatra U8 Cranial Piezo Surgery Console was added to your quote list.');
  await page.locator(':focus', { has: said }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the comparison' }).click();
  // The page is not hydrated, and knows the list all the same.
  await page.getByRole('link', { name: 'My quote list, 1' }).click();
  await hydrated(page);
  await said.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

/** Boxes that are narrower than their texts, or that scroll by themselves. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('html, .comparison, .comparison *:not(.visually-hidden, img)'))
      .filter((box) => {
        const { overflowX, overflowY } = getComputedStyle(box);
        const scrolls =
          box !== document.documentElement && (overflowX !== 'visible' || overflowY !== 'visible');
        return scrolls || (box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1);
      })
      .map((box) => `${box.localName}.${box.className}: ${box.textContent.slice(0, 40)}`),
  );

test('on a phone each row lists all products with their names, and nothing scrolls but the page', async ({
  visit,
}) => {
  const { page } = await visit(phone);
  await page.goto(`/en/compare?items=${three},arlesta-angled-septum-scissors`);
  expect(await violations(page)).toEqual([]);
  expect(await targetFaults(page)).toEqual([]);
  for (const width of [320, 360, 390, 768]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await cutOff(page), `${width}`).toEqual([]);
  }
  await page.setViewportSize(phone.viewport);
  const rowOf = (label: string): Promise<string[]> =>
    page
      .getByRole('row', { name: label })
      .first()
      .evaluate((row: HTMLElement) => row.innerText.split(/\s*\n\s*/u).slice(1));
  expect(await rowOf('Weight')).toEqual([
    '(differs)',
    'Orvia P2 Piezo Bone Surgery Unit',
    expect.stringMatching(/^4.2\skg$/u),
    'Sonatra U8 Cranial Piezo Surgery Console',
    expect.stringMatching(/^5.8\skg$/u),
    'Orvia Duo Mobile Piezo Workstation',
    expect.stringMatching(/^31\skg$/u),
    'Arlesta Angled Septum Scissors',
    '–',
    'Not stated',
  ]);
  const [width, height, bodyHeight] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
    Math.ceil(document.body.getBoundingClientRect().height),
  ]);
  expect(width).toBe(phone.viewport.width);
  // The height that scrolls is rounded.
  expect(height).toBeLessThanOrEqual(bodyHeight ?? 0);
});

test('the names stay below the header while a wide page is scrolled', async ({ visit }) => {
  const { page } = await visit(desktop);
  await page.goto(`/en/compare?items=${three}`);
  expect(await violations(page)).toEqual([]);
  expect(await targetFaults(page)).toEqual([]);
  await page.evaluate(() => scrollTo(0, 1200));
  const top = await page
    .getByRole('columnheader')
    .first()
    .evaluate((head) => head.getBoundingClientRect().top);
  const header = await page
    .locator('.site-header')
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect(Math.abs(top - header)).toBeLessThan(2);
});
