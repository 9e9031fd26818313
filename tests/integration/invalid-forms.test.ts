import { expect } from 'vitest';
import * as z from 'zod';
import { test, validForm } from '../support/form-api-test.ts';

const fieldProblems = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.literal(422),
  detail: z.string().min(1),
  errors: z.array(z.strictObject({ field: z.string(), code: z.string(), detail: z.string().min(1) })),
});

test.for<[body: object, errors: object]>([
  [{}, { isim: 'required', email: 'required' }],
  [
    { isim: '-', email: '  ' },
    { isim: 'required', email: 'required' },
  ],
  [{ ...validForm, email: 'ismail@hastane' }, { email: 'email' }],
  [{ ...validForm, email: 'ismail hastane.example' }, { email: 'email' }],
  [{ ...validForm, email: 'ismail.@hastane.example' }, { email: 'email' }],
  [{ ...validForm, email: '\u200B\u2060' }, { email: 'required' }],
  [{ ...validForm, isim: '\u3164\u2800 \u00AD' }, { isim: 'required' }],
  [{ ...validForm, telefon: '１２' }, { telefon: 'phone' }],
  [{ ...validForm, telefon: '12' }, { telefon: 'phone' }],
  [{ ...validForm, isim: 'a'.repeat(201) }, { isim: 'tooLong' }],
  [{ ...validForm, mesaj: 'a'.repeat(5001) }, { mesaj: 'tooLong' }],
  [{ ...validForm, isim: 'Ali\r\nBcc: herkes@example.com' }, { isim: 'invalid' }],
  [{ ...validForm, mesaj: 'a\0b' }, { mesaj: 'invalid' }],
  [{ ...validForm, mesaj: '\uD800' }, { mesaj: 'invalid' }],
  [{ ...validForm, isim: 5 }, { isim: 'invalid' }],
  [{ ...validForm, email: ['a@b.example'] }, { email: 'invalid' }],
  [{ ...validForm, form: 'toString' }, { form: 'invalid' }],
  [{ ...validForm, urunler: 'laser:0' }, { urunler: 'quantity' }],
  [{ ...validForm, urunler: 'laser:1000000' }, { urunler: 'quantity' }],
  [{ ...validForm, urunler: '../etc' }, { urunler: 'invalid' }],
  [{ ...validForm, tarih: '2020-01-31' }, { tarih: 'date' }],
  [{ ...validForm, tarih: '2999-02-30' }, { tarih: 'date' }],
  [{ ...validForm, tarih: '31.01.2999' }, { tarih: 'date' }],
  [{ ...validForm, kurum: 'a\nBcc: x@y.example' }, { kurum: 'invalid' }],
  [{ ...validForm, vergino: '1'.repeat(41) }, { vergino: 'tooLong' }],
])('the form %o is rejected with the field errors %o', async ([body, expected], { post, storedRequests }) => {
  const response = await post('/api/offer-form', body);
  expect(response.statusCode).toBe(422);
  expect(response.headers['content-type']).toContain('application/problem+json');
  const { errors } = fieldProblems.parse(response.json());
  expect(Object.fromEntries(errors.map(({ field, code }) => [field, code]))).toEqual(expected);
  expect(await storedRequests()).toEqual([]);
});

test('field errors are in the language of the form', async ({ post }) => {
  const turkish = (await post('/api/offer-form', { dil: 'tr' })).json();
  expect(turkish).toMatchObject({
    title: 'Form gönderilemedi.',
    errors: [
      { detail: 'Lütfen adınızı ve soyadınızı yazın.' },
      { detail: 'Lütfen e-posta adresinizi yazın.' },
    ],
  });
  const english = (await post('/api/offer-form', { dil: 'en' })).json();
  expect(english).toMatchObject({
    title: 'Error submitting.',
    errors: [{ detail: 'Please enter your full name.' }, {}],
  });
});

test('the error of an e-mail address says what is wrong with it', async ({ post }) => {
  const textOf = async (email: string, dil: string): Promise<unknown> =>
    (await post('/api/offer-form', { ...validForm, email, dil })).json().errors[0].detail;
  expect(await textOf('ismail.hastane.example', 'tr')).toBe(
    'E-posta adresinde @ işareti yok. Adres, ad@hastane.com gibi olmalı.',
  );
  expect(await textOf('çağlayan@hastane.example', 'tr')).toContain('“ç” harfi @ işaretinden önce');
  expect(await textOf('ismail@hastane,example', 'en')).toBe('“,” cannot be used in an e-mail address.');
  expect(await textOf('a@b.example / c@d.example', 'en')).toContain('one e-mail address only');
});

test.for([
  ['en', 'laser:1.250,drill:10', '“1.250” cannot be read as a quantity.'],
  ['en', 'laser:1.000,drill:10', '“1.000” cannot be read as a quantity.'],
  ['tr', 'laser:12,000', '“12,000” bir adet olarak okunamadı.'],
  ['tr', 'laser:2,5', '“2,5” bir adet olarak okunamadı.'],
  ['en', 'drill,laser:5-10', '“5-10” cannot be read as a quantity.'],
  ['tr', 'laser:on kutu,drill', '“on kutu” bir adet olarak okunamadı.'],
] as const)('in %s, products %s are refused: %s', async ([dil, urunler, detail], { post }) => {
  const response = await post('/api/offer-form', { ...validForm, dil, urunler });
  expect(response.json()).toMatchObject({
    errors: [{ field: 'urunler', code: 'quantity', detail: expect.stringContaining(detail) }],
  });
});

test('the error of a text that is too long names its limit and its length, as it is counted', async ({
  post,
}) => {
  const isim = 'a'.repeat(201);
  const mesaj = `  ${'a\r\n'.repeat(2655)}ab `;
  const textsIn = async (dil: string): Promise<unknown> =>
    (await post('/api/offer-form', { ...validForm, isim, mesaj, dil })).json();
  expect(await textsIn('en')).toMatchObject({
    errors: [
      { field: 'isim', code: 'tooLong', detail: 'Please write at most 200 characters; yours has 201.' },
      { field: 'mesaj', code: 'tooLong', detail: 'Please write at most 5,000 characters; yours has 5,312.' },
    ],
  });
  expect(await textsIn('tr')).toMatchObject({
    errors: [
      { detail: 'En çok 200 karakter yazılabilir; sizinki 201 karakter.' },
      { detail: 'En çok 5.000 karakter yazılabilir; sizinki 5.312 karakter.' },
    ],
  });
});

test('the error of a body that is too large names the limit of the message', async ({ post }) => {
  const body = { ...validForm, mesaj: 'a'.repeat(70_000), dil: 'en' };
  expect((await post('/api/offer-form', body, { 'accept-language': 'en' })).json()).toMatchObject({
    status: 413,
    detail: expect.stringContaining('at most 5,000 characters'),
  });
});

test.for([
  ['malformed JSON', '{"isim":', 'application/json', 400],
  ['an array', '[]', 'application/json', 400],
  ['a string', '"x"', 'application/json', 400],
  ['null', 'null', 'application/json', 400],
  ['an empty body', '', 'application/json', 400],
  ['another media type', '<a/>', 'application/xml', 415],
  ['an object with __proto__', '{"__proto__":{"isim":"x"}}', 'application/json', 400],
  ['too much JSON', JSON.stringify({ ...validForm, mesaj: 'a'.repeat(70_000) }), 'application/json', 413],
  ['too much form data', `mesaj=${'a'.repeat(70_000)}`, 'application/x-www-form-urlencoded', 413],
] as const)(
  '%s in place of a form is rejected with a problem document in the browser’s language',
  async ([, payload, type, status], { post }) => {
    const response = await post('/api/offer-form?x=1', payload, {
      'content-type': type,
      'accept-language': 'en',
    });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({ title: 'Error submitting.', status });
    expect(response.json()).not.toHaveProperty('message');
  },
);
