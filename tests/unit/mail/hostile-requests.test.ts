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
