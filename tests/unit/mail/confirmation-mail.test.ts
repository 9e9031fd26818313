import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { MailDeliveryError, RecipientRejectedError } from '#domain/requests/errors.ts';
import type { VisitorRequest } from '#domain/requests/visitor-request.ts';
import { toConfirmation } from '#domain/requests/confirmation.ts';
import { createConfirmationMail } from '../../../adapters/mail/confirmation-mail.ts';
import type { MailTransport } from '../../../adapters/mail/transport.ts';
import { company } from '../../support/sample-content.ts';
import { sampleRequest } from '../../support/sample-request.ts';
import { confirmationOf } from '../../support/written-mail.ts';

const names = new Map([
  ['piezo-unit', { name: { tr: 'Piezo Ünitesi', en: 'Piezo Unit' }, variants: new Map() }],
]);

const products = [
  { slug: 'piezo-unit', quantity: 1200, name: 'Piezo Ünitesi' },
  { slug: 'piezo-unit', quantity: 1, unit: 'BX', name: 'Piezo Ünitesi' },
  { slug: 'free-pills-at-evil', quantity: 1, name: 'free-pills-at-evil' },
];

const confirmationMail = (send: MailTransport['send']) =>
  createConfirmationMail({
    transport: { send },
    from: 'no-reply@site.example',
    recipientOf: async () => undefined,
    getCompany: async () => company,
    publicUrl: 'https://www.site.example',
  });

/** Sends a confirmation, and returns what the transport is given. */
const sentOptions = async (request: VisitorRequest): Promise<unknown> => {
  const send = vi.fn<MailTransport['send']>(async () => {});
  await confirmationMail(send).send(toConfirmation(request, names));
  return send.mock.lastCall;
};

const header = (mail: { headers: { key: string; value: string }[] }, key: string): string[] =>
  mail.headers.filter((candidate) => candidate.key === key).map(({ value }) => value);

test('a confirmation says in Turkish what was asked for, when to expect an answer and how to correct it', async () => {
  const { subject, text } = await confirmationOf(sampleRequest({ products }), names);
  expect(subject).toBe('Teklif talebiniz bize ulaştı: 1234 5678');
  expect(text?.trimEnd().split('\n')).toEqual([
    'Teklif talebiniz bize ulaştı',
    '',
    'Talep numaranız: 1234 5678',
    'Bir iş günü içinde size yanıt veriyoruz.',
    '',
    'İstediğiniz ürünler:',
    '    1.200 × Piezo Ünitesi',
    '    1 kutu × Piezo Ünitesi',
    '',
    'Kataloğumuzda bulunmayan ürün: 1',
    '',
    'Bir şeyi düzeltmek ya da talebinizi geri çekmek isterseniz bu e-postayı yanıtlayın veya bizi arayın; talep numaranızı söylemeniz yeterli:',
    '    +90 312 000 00 01',
    '    +90 212 000 00 02',
    '',
    'Bu talebi siz göndermediyseniz bu e-postayı yanıtlayarak bize bildirin; kaydı sileriz.',
    '',
    'Kişisel verilerin korunması: https://www.site.example/tr/privacy-policy',
    '',
    '-- ',
    'Örnek Ltd (tr)',
    'Altındağ, İzmir',
    'info@example.com',
    'https://www.site.example/tr',
    '',
    expect.stringContaining('otomatik olarak gönderildi'),
  ]);
});

test('a confirmation of an English form is in English, as text and as HTML', async () => {
  const { subject, text, html } = await confirmationOf(sampleRequest({ products, language: 'en' }), names);
  expect(subject).toBe('We have received your request for a quote: 1234 5678');
  for (const part of [text, html]) {
    expect(part).toContain('We will answer within one working day.');
    expect(part).toContain('1,200 × Piezo Unit');
    expect(part).toContain('https://www.site.example/en/privacy-policy');
  }
  expect(html).toMatch(/^<!doctype html><html lang="en">/u);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('href="tel:+903120000001"');
});

test('a confirmation without products names none', async () => {
  const { text, html } = await confirmationOf(sampleRequest({ products: [] }));
  for (const part of [text, html]) {
    expect(part).not.toContain('İstediğiniz ürünler');
    expect(part).not.toContain('bulunmayan');
  }
});

test.each([
  ['offer', 'Teklif talebiniz'],
  ['technicalService', 'Teknik servis talebiniz'],
  ['oem', 'Özel üretim talebiniz'],
  ['catalogue', 'Katalog talebiniz'],
] as const)('the confirmation of a request of the kind %s begins with %s', async (kind, title) => {
  expect((await confirmationOf(sampleRequest({ kind }))).subject).toBe(`${title} bize ulaştı: 1234 5678`);
});

test('only the confirmation of a request for the catalogue says where the catalogues are, in its language', async () => {
  const { text, html } = await confirmationOf(sampleRequest({ kind: 'catalogue', language: 'en' }));
  expect(text).toContain('Our catalogues as PDF: https://www.site.example/en/online-catalog');
  expect(html).toContain('href="https://www.site.example/en/online-catalog"');
  expect((await confirmationOf(sampleRequest({ kind: 'offer' }))).text).not.toContain('/online-catalog');
});

test('a confirmation goes to the visitor alone, replies go to the staff responsible, and no program answers it', async () => {
  const mail = await confirmationOf(sampleRequest({ kind: 'oem' }));
  expect(mail.to).toEqual([{ name: '', address: 'elif@hastane.example' }]);
  expect(mail.from).toEqual({ name: 'Örnek Medikal', address: 'no-reply@site.example' });
  expect(mail.replyTo).toEqual([{ name: '', address: 'oem@company.example' }]);
  expect(mail.messageId).toBe('<confirmation-3f1c2b7e-8f0a-4b57-9f0e-0d3f5a1b2c3d@www.site.example>');
  expect(header(mail, 'auto-submitted')).toEqual(['auto-generated']);
  expect(header(mail, 'x-auto-response-suppress')).toEqual(['All']);
  expect(header(mail, 'x-form-request-id')).toEqual(['3f1c2b7e-8f0a-4b57-9f0e-0d3f5a1b2c3d']);
});

test('whatever a visitor types, the confirmation is the same', async () => {
  const asWritten = await sentOptions(sampleRequest({ products }));
  const typed = fc.string({ unit: 'binary', minLength: 1, maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(typed, typed, async (one, other) => {
      const hostile = sampleRequest({
        name: one,
        message: other,
        country: one,
        phone: other,
        noticeVersion: one,
        products: products.map((product) => Object.assign({}, product, { name: other })),
      });
      expect(await sentOptions(hostile)).toEqual(asWritten);
    }),
    { numRuns: 25 },
  );
});

test('the slug of a product that the catalogue does not have is not in the confirmation', async () => {
  expect((await confirmationOf(sampleRequest({ products }), names)).source).not.toContain('free-pills');
});

const failing = (email: string) =>
  confirmationMail(() => Promise.reject(new Error('refused'))).send(
    toConfirmation(sampleRequest({ email }), names),
  );

test('an address that could stand for several is rejected, and another failure is one of delivery', async () => {
  await expect(failing('a@b.example, c@d.example')).rejects.toThrow(RecipientRejectedError);
  const failure = failing('a@b.example');
  await expect(failure).rejects.toThrow(new MailDeliveryError('The mail could not be sent: unknown error.'));
  await expect(failure).rejects.not.toThrow(RecipientRejectedError);
});
