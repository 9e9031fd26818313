import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { seconds } from '../support/seconds.ts';
import { violations } from '../support/axe.ts';
import * as browser from '../support/browser.ts';
import { holdRequests, offerButton, test } from '../support/form-test.ts';
import { docx, pdf, png } from '../support/sample-files.ts';
import { formTexts, storedRequestsOf, uniqueEmail } from '../support/visitor.ts';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });

const inputOf = (form: Locator): Locator => form.getByLabel('Dosyalar (isteğe bağlı)');

test(
  'files are listed with their sizes, checked, removed, sent with their progress, and stored',
  { timeout: 60 * seconds },
  async ({ openValidForm }) => {
    const { page, faults, form, address, send, result } = await openValidForm(
      '/tr/services/technical-service',
    );
    const input = inputOf(form);
    // In the page's language: the input's own text, in the browser's, is not seen.
    expect(await form.locator('.file-input').innerText()).toBe('Dosya seç');
    expect(await input.evaluate((element) => getComputedStyle(element).opacity)).toBe('0');
    const chooser = page.waitForEvent('filechooser');
    await input.press('Enter');
    await chooser;
    const list = form.locator('.chosen-files li');
    const refused = form.locator('.field-error');
    const announced = form.getByRole('status').filter({ hasText: /\S/u });
    await input.setInputFiles([
      file('Şartname.pdf', pdf(2_000_000)),
      file('plan.dwg', Buffer.from('AC1027\0\0 a drawing')),
      file('boş.pdf', Buffer.alloc(0)),
      file('foto.png', png),
    ]);
    await expect.poll(() => list.allInnerTexts()).toHaveLength(2);
    expect((await list.first().innerText()).replaceAll(/\s+/gu, ' ')).toContain('Şartname.pdf 2 MB');
    await expect
      .poll(() => refused.allInnerTexts())
      .toEqual([
        expect.stringContaining('“plan.dwg” gönderilemez: içeriği DWG türünde'),
        expect.stringContaining('“boş.pdf” gönderilemez: dosya boş'),
      ]);
    await announced.getByText(/^Seçtiğiniz dosyalar: Şartname\.pdf, 2\sMB; foto\.png, /u).waitFor();
    await input.setInputFiles([file('büyük.pdf', pdf(10_000_001 - pdf(0).length))]);
    await expect.poll(() => refused.innerText()).toContain('bu dosya 10,1 MB');
    await input.setInputFiles([file('büyük.pdf', pdf(12_000_000))]);
    await expect.poll(() => refused.innerText()).toContain('bir dosya en çok 10 MB olabilir; bu dosya 12 MB');
    await form.getByRole('button', { name: 'Çıkar: foto.png' }).click();
    expect(await list.count()).toBe(1);
    await announced.getByText('foto.png çıkarıldı.').waitFor();
    expect(await violations(page)).toEqual([]);

    await page.reload();
    await browser.hydrated(page);
    await expect
      .poll(() => refused.allInnerTexts())
      .toEqual(['Lütfen dosyalarınızı yeniden seçin: Şartname.pdf. Tarayıcı onları saklamaz.']);
    await send.click();
    await refused.getByText('Seçtiğiniz dosyalar forma eklenmedi: Şartname.pdf.').waitFor();
    await input.setInputFiles([file('Şartname.pdf', pdf(2_000_000))]);
    await expect.poll(() => list.count()).toBe(1);
    await expect.poll(() => refused.count()).toBe(0);

    const release = await holdRequests(page, '**/api/technical-form');
    await send.click();
    await expect.poll(() => input.isDisabled()).toBe(true);
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 1_000_000,
    });
    const progress = form
      .getByRole('status')
      .getByText(/^Dosyalar gönderiliyor: %[2468]0$/u)
      .waitFor();
    release();
    await progress;
    await page.waitForURL('**sent=1*');
    expect(await result.innerText()).toBe(formTexts.tr.sent);
    expect(await storedRequestsOf(address)).toMatchObject([
      { attachments: [{ name: 'Şartname.pdf', type: 'application/pdf', bytes: pdf(2_000_000).length }] },
    ]);
    expect(faults).toEqual([]);
  },
);

test('what only the server finds in a file is shown, with the focus on the input, and other files are sent', async ({
  openValidForm,
}) => {
  const { page, form, address, send } = await openValidForm('/tr/services/oem');
  await inputOf(form).setInputFiles([file('sahte.pdf', pdf())]);
  const errors = [{ field: 'dosya', code: 'fileBroken', file: 'sahte.pdf' }];
  await page.route('**/api/technical-form', (route) => route.fulfill({ status: 422, json: { errors } }), {
    times: 1,
  });
  await form.locator('.chosen-files li').waitFor();
  await send.click();
  await form.locator('.field-error').getByText('“sahte.pdf” gönderilemez').waitFor();
  await expect.poll(() => inputOf(form).evaluate((input) => input === document.activeElement)).toBe(true);
  await form.getByRole('button', { name: 'Çıkar: sahte.pdf' }).click();
  expect(await form.locator('.field-error').count()).toBe(0);
  await inputOf(form).setInputFiles([file('teklif.docx', docx)]);
  await send.click();
  await page.waitForURL('**sent=1*');
  expect(await storedRequestsOf(address)).toMatchObject([{ attachments: [{ name: 'teklif.docx' }] }]);
});

test('without a connection files stay, also while the dialog is closed, and are sent when there is one', async ({
  openForm,
}) => {
  const { page, form, name, email, send, result } = await openForm('/tr/about-us');
  await offerButton(page).click();
  const address = uniqueEmail();
  await name.fill('Ayşe');
  await email.fill(address);
  await inputOf(form).setInputFiles([file('plan.pdf', pdf())]);
  await form.locator('.chosen-files li').waitFor();
  await page.context().setOffline(true);
  await send.click();
  await result.getByText('Bağlantı yok').waitFor();
  await page.keyboard.press('Escape');
  await offerButton(page).click();
  expect(await form.locator('.chosen-files li').innerText()).toContain('plan.pdf');
  await page.context().setOffline(false);
  await send.click();
  await page.getByText(formTexts.tr.sent).waitFor();
  expect(await storedRequestsOf(address)).toMatchObject([{ attachments: [{ name: 'plan.pdf' }] }]);
});

test('without JavaScript files are sent; with a fault the page keeps the text and asks for them again', async ({
  openForm,
}) => {
  const { page, form, name, email, send, result } = await openForm('/tr/request', {
    ...browser.phone,
    javaScriptEnabled: false,
  });
  const address = uniqueEmail();
  await name.fill('İsmail');
  await email.fill(address);
  // It says which files are chosen, after a button in the page's language.
  expect(await inputOf(form).evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  const ownButton = inputOf(form).evaluate(
    (input) => getComputedStyle(input, '::file-selector-button').display,
  );
  expect(await ownButton).toBe('none');
  await inputOf(form).setInputFiles([file('sahte.pdf', Buffer.from('no document')), file('a.pdf', pdf())]);
  await send.click();
  await form.locator('.field-error').first().waitFor();
  expect((await form.locator('.field-error').allInnerTexts()).join(' ')).toMatch(
    /“sahte\.pdf” gönderilemez.* yeniden seçin/su,
  );
  expect(await result.innerText()).toContain('yeniden seçin');
  expect(await name.inputValue()).toBe('İsmail');
  await inputOf(form).setInputFiles([file('çizim.pdf', pdf())]);
  await send.click();
  await page.waitForURL('**sent=1*');
  expect(await storedRequestsOf(address)).toMatchObject([{ attachments: [{ name: 'çizim.pdf' }] }]);
});

test('without JavaScript a button that changes the list sends no files, and the page asks for them again', async ({
  openForm,
}) => {
  const product = 'orvia-p2-piezo-bone-surgery-unit';
  const { page, form, name } = await openForm(`/tr/request?items=${product}`, {
    ...browser.phone,
    javaScriptEnabled: false,
  });
  await name.fill('İsmail');
  await inputOf(form).setInputFiles([file('çizim.pdf', pdf())]);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: /^Çıkar: / }).click();
  expect((await posted).headers()['content-type']).toBe('application/x-www-form-urlencoded');
  await form.locator('.field-error').getByText('yeniden seçin').waitFor();
  expect(await name.inputValue()).toBe('İsmail');
});
