import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleRequest } from '../../support/sample-request.ts';
import { mailAbout } from '../../support/written-mail.ts';

const ordinary = [
  'auto-submitted',
  'content-language',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
  'x-form-request-id',
];

const headerNames = ({ headers }: Awaited<ReturnType<typeof mailAbout>>): string[] =>
  headers.map(({ key }) => key).toSorted();

const injection = 'a\r\nBcc: evil@evil.example\r\n\r\n<b>x</b>';

test('line breaks in name, e-mail and product name add no header to a mail', async () => {
  const mail = await mailAbout(
    sampleRequest({
      name: injection,
      email: `a@b.example\r\nBcc: evil@evil.example`,
      products: [{ slug: 'a', quantity: 1, name: injection }],
    }),
  );
  expect(headerNames(mail)).toEqual(ordinary);
  expect(mail.subject).toBe(
    'Teklif talebi 1234 5678: a Bcc: evil@evil.example <b>x</b> – a Bcc: evil@evil.example <b>x</b>',
  );
});

test.each(['a@b.example, evil@evil.example', 'a@b.example>', '"a b"@c.example', 'a;b@c.example', 'nobody'])(
  'an address like %s is nobody to answer to',
  async (email) => {
    expect((await mailAbout(sampleRequest({ email }))).replyTo).toBeUndefined();
  },
);

test('a visitor’s name cannot add an address to Reply-To', async () => {
  const { replyTo } = await mailAbout(sampleRequest({ name: 'Elif" <evil@evil.example>, "x' }));
  expect(replyTo).toEqual([{ name: 'Elif" <evil@evil.example>, "x', address: 'elif@hastane.example' }]);
});

test.each(['=?utf-8?B?RXZpbCA8ZXZpbEBldmlsLmV4YW1wbGU+?=', 'Elif =?iso-8859-9?q?I=FEık?= x', '=?x?Q?a b?='])(
  'the name %s is shown as it is, not as what it encodes',
  async (name) => {
    const { subject, text, html, replyTo } = await mailAbout(sampleRequest({ name }));
    expect(subject).toBe(`Teklif talebi 1234 5678: ${name} – Piezo Ünitesi`);
    expect(text).toContain(`Ad soyad: ${name}\n`);
    expect(html).toContain(name.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
    expect(replyTo).toEqual([{ name: '', address: 'elif@hastane.example' }]);
    // In ASCII only, nothing else would be encoded.
    const ascii = await mailAbout(sampleRequest({ name, products: [] }));
    expect(ascii.subject).toBe(`Teklif talebi 1234 5678: ${name}`);
  },
);

test('an address that looks encoded is nobody to answer to', async () => {
  const { replyTo } = await mailAbout(sampleRequest({ email: '=?utf-8?q?a=40evil.example=3e?=@b.example' }));
  expect(replyTo).toBeUndefined();
});

test('overrides and direction marks that were stored change nothing in a mail', async () => {
  const { subject, text, html, replyTo } = await mailAbout(
    sampleRequest({
      name: 'Elif\u202E Işık\u200F\u2067',
      city: '\u202Dİzmir',
      message: 'gpj.\u202Eexe\u202C',
    }),
  );
  expect(subject).toBe('Teklif talebi 1234 5678: Elif Işık – Piezo Ünitesi');
  expect(replyTo).toEqual([{ name: 'Elif Işık', address: 'elif@hastane.example' }]);
  for (const body of [text, html]) {
    expect(body).toContain('gpj.exe');
    expect(body).not.toMatch(/\p{Bidi_Control}/u);
  }
});

test('texts in Arabic and Hebrew have their own direction, and stay what was typed', async () => {
  const name = 'محمد (Mohammed) שלום';
  const message = 'مرحبا C++\u200F\nHello';
  const { text, html = '' } = await mailAbout(sampleRequest({ name, message }));
  expect(text).toContain(`Ad soyad: ${name}\n`);
  expect(html).toMatch(
    new RegExp(
      `<td class="value" dir="auto"[^>]*unicode-bidi:plaintext[^>]*>${name.replaceAll(/[()]/gu, '\\$&')}<`,
      'u',
    ),
  );
  expect(html).toContain(message.replace('\n', '<br/>'));
});

test('markup in a request is escaped in the HTML body', async () => {
  const script = '<script>alert("1")</script>';
  const { html = '' } = await mailAbout(
    sampleRequest({
      name: script,
      message: script,
      country: script,
      products: [{ slug: 'a', quantity: 1, name: script }],
    }),
  );
  expect(html).not.toContain('<script');
  expect(html.split('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')).toHaveLength(5);
});

test('an e-mail address cannot add parameters to its mailto link', async () => {
  const { html } = await mailAbout(sampleRequest({ email: 'a@b.example?bcc=evil@evil.example&body="x' }));
  expect(html).toContain('href="mailto:a@b.example%3Fbcc%3Devil%40evil.example%26body%3D%22x"');
});

test('a message cannot be mistaken for a field of the mail', async () => {
  const { text } = await mailAbout(
    sampleRequest({ message: 'Merhaba\u2028E-posta: evil@evil.example\rTelefon: 1' }),
  );
  expect(text?.match(/^E-posta: .*$/gmu)).toEqual(['E-posta: elif@hastane.example']);
  expect(text?.match(/^Telefon: .*$/gmu)).toEqual(['Telefon: +90 532 000 00 01']);
});

test('no characters in a request add a header to a mail', async () => {
  const texts = fc.string({ unit: 'binary', maxLength: 80 });
  await fc.assert(
    fc.asyncProperty(texts, texts, texts, async (name, email, message) => {
      const mail = await mailAbout(sampleRequest({ name, email, message, country: message }));
      expect(headerNames(mail).filter((header) => header !== 'reply-to')).toEqual(ordinary);
    }),
    { numRuns: 50 },
  );
});
