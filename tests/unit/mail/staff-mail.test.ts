import { expect, test } from 'vitest';
import { MailDeliveryError } from '#domain/requests/errors.ts';
import { requestKinds } from '#domain/requests/visitor-request.ts';
import { createStaffMail } from '../../../adapters/mail/staff-mail.ts';
import { company } from '../../support/sample-content.ts';
import { sampleRequest } from '../../support/sample-request.ts';
import { mailAbout, mailWithDesk } from '../../support/written-mail.ts';
import { visitorRequest } from '../../support/submissions.ts';

const request = sampleRequest();
const other = sampleRequest({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  name: 'John Smith',
  email: 'john@clinic.example',
  language: 'en',
});

const header = (mail: { headers: { key: string; value: string }[] }, key: string): string[] =>
  mail.headers.filter((candidate) => candidate.key === key).map(({ value }) => value);

test('the text body of a mail has every field of the request, in Turkish', async () => {
  const { text } = await mailAbout(request);
  expect(text?.trimEnd().split('\n')).toEqual([
    'Teklif talebi',
    '',
    'Talep numarası: 1234 5678',
    'Ad soyad: Elif Işık',
    'E-posta: elif@hastane.example',
    'Telefon: +90 532 000 00 01',
    'Ülke: Türkiye',
    'Ürünler:',
    '    2 × Piezo Ünitesi (piezo-unit)',
    'Mesaj:',
    '    İğne ve ŞÖMİNE için',
    '    fiyat rica ederiz.',
    'Formun dili: Türkçe',
    'Alındığı zaman: 22 Kasım 2026 01:59 (Türkiye saati)',
    'Aydınlatma metninin sürümü: 2026-11-21',
    `Kayıt kimliği: ${request.id}`,
    '',
    '-- ',
    'Bu e-postayı yanıtladığınızda yanıtınız talebi gönderen kişiye gider.',
  ]);
});

test('a mail names variants with their REF and units, and says which the catalogue does not have', async () => {
  const product = { slug: 'tip', quantity: 3, name: 'Uç' };
  const { text, subject } = await mailAbout(
    sampleRequest({
      products: [
        { ...product, ref: 'TP-4', variantName: '4 mm' },
        { ...product, ref: 'TP-9' },
        { slug: 'gone', name: 'gone', quantity: 1, ref: 'GN-1' },
        { ...product, quantity: 10, unit: 'BX' },
      ],
    }),
  );
  expect(text).toContain(
    [
      'Ürünler:',
      '    3 × Uç, 4 mm (tip, REF TP-4)',
      '    3 × Uç (tip, katalogda olmayan REF TP-9)',
      '    1 × gone (katalogda olmayan REF GN-1)',
      '    10 kutu × Uç (tip)',
    ].join('\n'),
  );
  expect(subject).toContain('Uç, 4 mm ve 3 ürün daha');
});

test('an empty field of a request is a dash in the mail', async () => {
  const { text } = await mailAbout(
    sampleRequest({ phone: '', country: '', message: '', products: [], noticeVersion: '' }),
  );
  for (const label of ['Telefon', 'Ülke', 'Ürünler', 'Mesaj', 'Aydınlatma metninin sürümü']) {
    expect(text).toContain(`${label}: –\n`);
  }
});

test('a mail has the details that the sender gave, each on one line', async () => {
  const { text } = await mailAbout(
    sampleRequest({
      institution: 'Şehir\u2028Hastanesi',
      wantedDate: '2027-01-15',
      device: 'Orvia P2',
      serialNumber: 'SN-42',
    }),
  );
  expect(text).toContain(
    'Kurum: Şehir Hastanesi\nİstenen tarih: 15 Ocak 2027\nCihaz: Orvia P2\nSeri numarası: SN-42\n',
  );
  expect(text).not.toContain('Bölüm');
});

test('the HTML body of a mail has the same fields, with mailto and tel links', async () => {
  const { html = '' } = await mailAbout(request);
  expect(html).toMatch(/^<!doctype html><html lang="tr">/u);
  expect(html).toContain('İğne ve ŞÖMİNE için<br/>fiyat rica ederiz.');
  expect(html).toContain('href="mailto:elif@hastane.example"');
  expect(html).toContain('href="tel:+905320000001"');
  expect(html).toContain('2 × Piezo Ünitesi (piezo-unit)');
  expect(html).toContain('22 Kasım 2026 01:59');
  expect(html).toContain(request.id);
});

test('a number that is none is text without a link, of two numbers the first is dialled', async () => {
  const { html: none = '' } = await mailAbout(sampleRequest({ phone: '0532 000 00' }));
  expect(none).toContain('0532 000 00');
  expect(none).not.toContain('tel:');
  const { html: two = '' } = await mailAbout(
    sampleRequest({ phone: '0312 444 55 66 dahili 21 / 0532 111 22 33', country: '' }),
  );
  expect(two.match(/tel:[^"]*/gu)).toEqual(['tel:+903124445566;ext=21']);
});

test('several products are a list in the HTML body', async () => {
  const products = ['piezo', 'saw'].map((slug) => ({ slug, name: slug.toUpperCase(), quantity: 1 }));
  const { html } = await mailAbout(sampleRequest({ products }));
  expect(html).toMatch(/<ul[^>]*><li>1 × PIEZO \(piezo\)<\/li><li>1 × SAW \(saw\)<\/li><\/ul>/u);
});

test('a mail goes to the recipients of its kind, with the visitor as Reply-To', async () => {
  const mail = await mailAbout(sampleRequest({ kind: 'technicalService' }));
  expect(mail.to).toEqual([{ name: '', address: 'technicalservice@company.example' }]);
  expect(mail.from).toEqual({ name: 'Örnek Medikal', address: 'no-reply@site.example' });
  expect(mail.replyTo).toEqual([{ name: 'Elif Işık', address: 'elif@hastane.example' }]);
});

test('the Message-ID of a mail consists of reference and host, and the mail is marked as auto-generated', async () => {
  const mail = await mailAbout(request);
  expect(mail.messageId).toBe(`<request-${request.id}@www.site.example>`);
  expect(header(mail, 'auto-submitted')).toEqual(['auto-generated']);
  expect(header(mail, 'x-form-request-id')).toEqual([request.id]);
});

test.each([
  ['offer', 'Teklif talebi'],
  ['technicalService', 'Teknik servis talebi'],
  ['oem', 'Özel üretim (OEM) talebi'],
  ['catalogue', 'Katalog talebi'],
] as const)('the subject of a request of the kind %s begins with its Turkish name', async (kind, name) => {
  expect((await mailAbout(sampleRequest({ kind }))).subject).toBe(
    `${name} 1234 5678: Elif Işık – Piezo Ünitesi`,
  );
});

test('the subject of a mail names the first of several products and counts the others', async () => {
  const products = ['Piezo Ünitesi', 'İşitme Ölçer', 'Matkap'].map((name) => ({
    slug: 'a',
    quantity: 1,
    name,
  }));
  expect((await mailAbout(sampleRequest({ products }))).subject).toBe(
    'Teklif talebi 1234 5678: Elif Işık – Piezo Ünitesi ve 2 ürün daha',
  );
  expect((await mailAbout(sampleRequest({ products: [] }))).subject).toBe(
    'Teklif talebi 1234 5678: Elif Işık',
  );
});

test('long names are truncated in the subject of a mail only', async () => {
  const name = 'Ş'.repeat(200);
  const { subject, text } = await mailAbout(
    sampleRequest({ name, products: [{ slug: 'a', quantity: 1, name }] }),
  );
  expect(subject).toBe(`Teklif talebi 1234 5678: ${'Ş'.repeat(60)}… – ${'Ş'.repeat(70)}…`);
  expect(text).toContain(`Ad soyad: ${name}\n`);
});

test('mails about forms that bots filled in say so in their subject and their hint', async () => {
  const [first, second] = [visitorRequest({ suspicious: true }), visitorRequest({ suspicious: true })];
  const digest = await mailAbout(first, second);
  expect(digest.subject).toBe('Şüpheli formlar: 2 teklif talebi');
  expect(digest.text).toContain('görünmeyen bir alanı dolu geldi');
  expect((await mailAbout(first)).subject).toMatch(/^Şüpheli form: Teklif talebi /u);
  const mixed = await mailAbout(first, visitorRequest());
  expect(mixed.subject).toBe('Toplu bildirim: 2 teklif talebi');
});

test('a digest mail says how many requests it has and sets no Reply-To', async () => {
  const mail = await mailAbout(request, other);
  expect(mail.subject).toBe('Toplu bildirim: 2 teklif talebi');
  expect(mail.replyTo).toBeUndefined();
  expect(header(mail, 'x-form-request-id')).toEqual([request.id, other.id]);
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('1/2 – Elif Işık');
    expect(part).toContain('2/2 – John Smith');
    expect(part).toContain('john@clinic.example');
    expect(part).toContain('İngilizce');
  }
});

test('with a desk, a mail links to each request there, above its fields, but not to a probe', async () => {
  const deskUrl = 'https://desk.example';
  const single = await mailWithDesk(deskUrl, [request]);
  expect(single.text).toMatch(/^Teklif talebi\n\nMasada aç: (?<link>\S+)\n\nTalep numarası: /u);
  expect(single.text).toContain(`Masada aç: ${deskUrl}/requests/${request.id}\n`);
  expect(single.html).toContain(`href="${deskUrl}/requests/${request.id}"`);
  const digest = await mailWithDesk(deskUrl, [request, other]);
  for (const { id } of [request, other]) {
    expect(digest.text).toContain(`Masada aç: ${deskUrl}/requests/${id}\n`);
    expect(digest.html).toContain(`href="${deskUrl}/requests/${id}"`);
  }
  const probe = await mailWithDesk(deskUrl, [{ ...request, probe: true }]);
  expect(`${probe.text}${probe.html}`).not.toContain('Masada');
});

test('a mail of a hundred requests of maximum length is smaller than ten megabytes', async () => {
  const long = sampleRequest({
    message: 'ş'.repeat(5000),
    products: Array.from({ length: 100 }, () => ({
      slug: 'a'.repeat(60),
      quantity: 999,
      name: 'ğ'.repeat(60),
    })),
  });
  expect((await mailAbout(...Array.from({ length: 100 }, () => long))).source.length).toBeLessThan(
    10_000_000,
  );
});

test('the mail of a suspicious request says so', async () => {
  expect((await mailAbout(sampleRequest({ suspicious: true }))).text).toContain('Uyarı: Bu form bir yazılım');
});

test.each(requestKinds)('without a recipient for %s no mail is sent, and the error says so', async (kind) => {
  const mail = createStaffMail({
    transport: { send: () => Promise.reject(new Error('not reached')) },
    from: 'no-reply@site.example',
    recipientOf: async () => undefined,
    getCompany: async () => company,
    openAttachment: async () => undefined,
    linkTo: async (id) => `https://www.site.example/attachments/${id}?expires=1`,
    idHost: 'site.example',
  });
  const sending = mail.send({ reference: 'request-1', kind, requests: [sampleRequest({ kind })] });
  await expect(sending).rejects.toThrow(MailDeliveryError);
  await expect(sending).rejects.toThrow(
    `kind ${kind}: name a recipient in content/company.yaml or set MAIL_TO`,
  );
});
