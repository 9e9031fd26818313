import { expect } from 'vitest';
import * as browser from '../support/browser.ts';
import { focused, test } from '../support/form-test.ts';
import { storedRequestsOf, uniqueEmail } from '../support/visitor.ts';

test('details are folded until they are used, kept in the draft, checked and sent', async ({ openForm }) => {
  const { page, faults, form, name, email, send, result } = await openForm('/tr/services/technical-service');
  const group = form.locator('details');
  const department = group.getByLabel('Bölüm');
  const date = group.getByLabel('İstediğiniz tarih');
  // What every request for service needs is not folded.
  await form.getByLabel('Cihaz (isteğe bağlı)').fill('Orvia P2, 230 V');
  await form.getByLabel('Cihazın seri numarası').fill('SN-42');
  await form.getByLabel('Kurum').fill('Şehir Hastanesi');
  await form.locator('input[name="ulke"]').fill('Kazakistan');
  expect(await department.isVisible()).toBe(false);
  await group.locator('summary').click();
  await department.fill('KBB');
  await page.reload();
  await expect.poll(() => department.inputValue()).toBe('KBB');
  expect(await department.isVisible()).toBe(true);

  const address = uniqueEmail();
  await name.fill('Ayşe');
  await email.fill(address);
  await date.fill('2020-01-31');
  // A fault inside of the folded group is shown.
  await group.locator('summary').click();
  await send.click();
  await group.locator('.field-error').waitFor();
  expect(await date.isVisible()).toBe(true);
  await expect.poll(() => focused(page)).toBe('tarih');
  await date.fill('2999-12-31');
  await send.click();
  await page.waitForURL('**sent=1*');
  expect(await result.innerText()).toContain('gönderildi');
  // The thanks repeat what was asked for, also once the page is loaded again.
  const repeated =
    /Ad soyad\nAyşe\nYanıt vereceğimiz e-posta adresi\n.+\nCihaz\nOrvia P2, 230 V\nCihazın seri numarası\nSN-42\nKurum\nŞehir Hastanesi\nÜlke\nKazakistan\nBölüm\nKBB\nİstediğiniz tarih\n/u;
  expect(await page.locator('.receipt').innerText()).toMatch(repeated);
  await page.reload();
  expect(await page.locator('.receipt').innerText()).toMatch(repeated);
  expect(await storedRequestsOf(address)).toMatchObject([
    {
      device: 'Orvia P2, 230 V',
      serial_number: 'SN-42',
      institution: 'Şehir Hastanesi',
      department: 'KBB',
      wanted_date: '2999-12-31',
      city: '',
    },
  ]);
  expect(faults).toEqual([]);
});

test('a date that is typed in part is not lost in silence', async ({ openValidForm }) => {
  const { page, form, send, result } = await openValidForm('/tr/services/oem');
  await form.locator('summary').click();
  await form.getByLabel('İstediğiniz tarih').focus();
  await page.keyboard.type('12');
  await send.click();
  await result.waitFor();
  expect(await form.locator('.field-error').innerText()).toContain('bugünü');
});

test('without JavaScript details are sent, and those with a fault come back unfolded', async ({
  openForm,
}) => {
  const { page, form, name, email, message, send } = await openForm('/en/request', {
    ...browser.phone,
    javaScriptEnabled: false,
  });
  const institution = form.getByLabel('Institution');
  const date = form.getByLabel('Date you need it by');
  const address = uniqueEmail();
  await name.fill('Jane');
  await email.fill(address);
  await message.fill('Hello');
  await form.locator('summary').click();
  await institution.fill('City Hospital');
  await date.fill('2020-01-31');
  await send.click();
  await form.locator('.field-error').waitFor();
  expect(await institution.inputValue()).toBe('City Hospital');
  await date.fill('2999-12-31');
  await send.click();
  await page.waitForURL('**sent=1*');
  expect(await storedRequestsOf(address)).toMatchObject([
    { institution: 'City Hospital', wanted_date: '2999-12-31' },
  ]);
});

test('who asks for a printed catalogue gives the address that it is sent to', async ({ openForm }) => {
  const { faults, form, name, email, send, result } = await openForm('/tr/online-catalog');
  const address = uniqueEmail();
  await name.fill('Ayşe');
  await email.fill(address);
  await form.getByLabel('Şehir').fill('Ankara');
  await form.getByLabel('Basılı katalog için açık adres').fill('Numune Mahallesi, Katalog Sokak No. 9');
  await send.click();
  await expect.poll(() => result.innerText()).toContain('gönderildi');
  expect(await storedRequestsOf(address)).toMatchObject([
    { kind: 'catalogue', city: 'Ankara', address: 'Numune Mahallesi, Katalog Sokak No. 9' },
  ]);
  expect(faults).toEqual([]);
});
