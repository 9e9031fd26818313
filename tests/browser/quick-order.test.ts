import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { orderChoicePrefix, orderFieldName } from '#contracts/order.ts';
import { violations } from '../support/axe.ts';
import { storedList } from '../support/list.ts';
import { hydrated, phone, siteUrl } from '../support/browser.ts';
import { offerButton, test } from '../support/form-test.ts';
import { storedRequestsOf } from '../support/visitor.ts';

const tube = 'sennoa-double-flange-ventilation-tube';
const bur = 'rotanda-curved-sinus-diamond-bur';

/** Whether it lies in the window, below the header. */
const isBelowHeader = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    return top >= Math.max(0, header) && bottom <= window.innerHeight;
  });

test('pasted lines and those of a file are checked and added; the others stay in the field', async ({
  openForm,
}) => {
  const { page, faults } = await openForm('/tr/request', phone);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const order = page.locator('.quick-order');
  await order.getByText('REF ya da adla toplu ürün ekle').click();
  const field = order.getByRole('textbox', { name: 'Her satıra' });
  await field.fill('FM.1140.114;3');
  await order.locator('input[type="file"]').setInputFiles({
    name: 'liste.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      '\uFEFFREF;Adet\nFM.1140.114;3\nventilasyon tüpü yeşil 1,27;4\nFM.1140.114;2\nxyzzy;1\nFM.1140.127;5-10 kutu\n',
      'utf16le',
    ),
  });
  await expect.poll(() => field.inputValue()).toContain('ventilasyon tüpü yeşil');
  await order.getByRole('button', { name: 'Satırları kontrol et' }).click();
  const choice = order.getByRole('radio', { name: /1,27\smm, yeşil \(REF FM\.1140\.127\)$/u });
  await choice.check();
  expect(await order.locator('.order-result').innerText()).toContain('Satır 5: xyzzy;1');
  expect(await order.locator('output').innerText()).toContain('2 satır tanındı.');
  expect(await violations(page, '.quick-order')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
  const howMany = order.getByRole('textbox', { name: /\(REF FM\.1140\.127\): kaç tane/u });
  await howMany.fill('8 ya da 9');
  await order.getByRole('button', { name: 'Listeye ekle' }).click();
  await order.getByRole('alert').filter({ hasText: '“8 ya da 9”' }).waitFor();
  await expect.poll(() => howMany.evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => isBelowHeader(howMany)).toBe(true);
  expect(await order.getByText('Henüz eklenmedi: 1 satırın').count()).toBe(1);
  // What was chosen and ticked stays.
  expect(await choice.isChecked()).toBe(true);
  await howMany.fill('8');
  await order.getByRole('checkbox').check();
  await order.getByRole('button', { name: 'Listeye ekle' }).click();
  await expect
    .poll(() => storedList(page))
    .toMatchObject([
      { slug: tube, ref: 'FM.1140.114', quantity: 5 },
      { slug: tube, ref: 'FM.1140.127', quantity: 4 },
      { slug: tube, ref: 'FM.1140.127', quantity: 8, unit: 'BX' },
    ]);
  await expect.poll(() => page.locator('main .requested').count()).toBe(3);
  await page.getByRole('textbox', { name: /^Kutu.*yeşil/u }).waitFor();
  expect(await field.inputValue()).toBe('REF;Adet\nxyzzy;1');
  expect(await order.locator('output').innerText()).toContain('2 satır eklenmedi, alanda duruyor.');
  // What was decided for the lines that are left stays.
  expect(await order.getByRole('checkbox').isChecked()).toBe(true);
  await order.getByRole('button', { name: 'Satırları kontrol et' }).click();
  await order.getByText('Satır 2: xyzzy;1').waitFor();
  expect(await order.getByRole('checkbox').isChecked()).toBe(true);
  expect(loaded.some((url) => url.endsWith('/api/order-lines'))).toBe(true);
  await field.fill('RC-36/40;2\nFM.1140.114 3 kutu\nFM.1140.127 2 paket\nKargo: acele');
  await order.getByRole('button', { name: 'Satırları kontrol et' }).click();
  // Lines that are no order are in sight, and can go along.
  await order.getByText('Satır 4: Kargo: acele').waitFor();
  await order.getByRole('checkbox').uncheck();
  await order.getByRole('button', { name: 'Listeye ekle' }).click();
  const added = order.locator('output').filter({ hasText: 'listenize eklendi' });
  await added.waitFor();
  await expect.poll(() => page.locator('main .requested').count()).toBe(6);
  await expect.poll(() => isBelowHeader(added)).toBe(true);
  expect(faults).toEqual([]);
});

test('lines that were left in the field are sent: what is sure as products, the rest once the visitor has decided', async ({
  openValidForm,
}) => {
  const { page, address, send } = await openValidForm('/tr/request');
  const order = page.locator('.quick-order');
  await order.locator('summary').click();
  await order.getByRole('textbox').fill('RC-36/40;3\nventilasyon tüpü yeşil 1,27;4\nqwrtz 12');
  // The lines stay with the tab, and are in the dialog of other pages.
  await page.goto('/tr/contact');
  await hydrated(page);
  await offerButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect
    .poll(() => dialog.locator('.quick-order').getByRole('textbox').inputValue())
    .toContain('qwrtz');
  expect(await violations(page, '.offer-dialog')).toEqual([]);
  await send.click();
  const message = page.locator('.form-message');
  await message.waitFor();
  expect(await message.innerText()).toContain('Form henüz gönderilmedi');
  await dialog.getByRole('link', { name: 'Sipariş satırlarına git' }).click();
  await dialog.getByRole('radio', { name: /REF FM\.1140\.127\)$/u }).waitFor();
  expect(new URL(page.url()).hash).toBe('');

  await page.goto('/tr/request');
  await expect.poll(() => order.getByRole('textbox').inputValue()).toContain('qwrtz');
  await send.click();
  await message.waitFor();
  expect(await message.innerText()).toContain('Form henüz gönderilmedi');
  expect(await storedRequestsOf(address)).toEqual([]);
  await page.getByRole('link', { name: 'Sipariş satırlarına git' }).click();
  expect(await page.evaluate(() => document.activeElement?.closest('fieldset')?.textContent)).toContain(
    'yeşil',
  );
  await expect.poll(() => isBelowHeader(order.locator('section:has(> #order-open) > h3'))).toBe(true);
  await order.getByRole('radio', { name: /REF FM\.1140\.127\)$/u }).check();
  await send.click();
  await expect.poll(() => message.count()).toBe(1);
  expect(await storedRequestsOf(address)).toEqual([]);
  await order.getByRole('checkbox').check();
  // Nothing holds the form up any more.
  await expect.poll(() => message.count()).toBe(0);
  await page.getByLabel('Ad soyad').press('Enter');
  await page.waitForURL('**?sent=1');
  const thanks = await page.locator('.thanks').innerText();
  expect(thanks).toMatch(
    /3 ×[^]*REF RC-36\/40[^]*4 ×[^]*REF FM\.1140\.127[^]*yazıldığı gibi iletildi\.\s*qwrtz 12/u,
  );
  expect(await storedRequestsOf(address)).toMatchObject([
    {
      products: [
        { slug: bur, ref: 'RC-36/40', quantity: 3 },
        { slug: tube, ref: 'FM.1140.127', quantity: 4 },
      ],
      order_lines: 'qwrtz 12',
    },
  ]);
  await page.getByRole('link', { name: 'Yeni talep gönder' }).click();
  await page.locator('form.request-form').waitFor();
  await page.locator('.quick-order summary').click();
  expect(await order.getByRole('textbox').inputValue()).toBe('');
});

test('without JavaScript the page comes back with the lines and what they are', async () => {
  const response = await fetch(`${siteUrl()}/en/request/order`, {
    method: 'POST',
    body: new URLSearchParams({ [orderFieldName]: `RC-36/40;3\nventilation tube green;4\nxyzzy <b>;1` }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  const html = await response.text();
  for (const part of [
    '1 line recognised',
    '1 line needs a choice',
    'Line 3: xyzzy &lt;b&gt;;1',
    `name="${orderChoicePrefix}1" value="${bur}~RC-36/40:3"`,
    'formAction="/en/request/order/items#order-open"',
    '>RC-36/40;3\nventilation',
  ])
    expect(html).toContain(part);
});
