import { expect } from 'vitest';
import { maxItems } from '#contracts/list/items.ts';
import { maxQuantity } from '#domain/shared/quantity.ts';
import { test, urlencoded, validForm } from '../support/form-api-test.ts';

/** Receipt of a request without products. */
const receipt = {
  reference: expect.stringMatching(/^\d{8}$/u),
  email: 'ismail@hastane.example',
  hasConfirmation: true,
  texts: { name: 'İsmail Çağlayan', country: 'Türkiye', message: 'Merhaba,\nşunu rica ederim.' },
  files: [],
  products: [],
};

const receiptQuery = expect.stringMatching(/^\?sent=1&receipt=[\w-]+(?:\.[\w-]+){2}$/u);

test('a valid form is confirmed as the original client expects, and stored', async ({
  post,
  storedRequests,
}) => {
  const response = await post('/api/offer-form', validForm);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ message: 'Form gönderildi. Teşekkür ederiz.', receiptQuery, receipt });
  expect(await storedRequests()).toMatchObject([
    {
      kind: 'offer',
      name: 'İsmail Çağlayan',
      country: 'Türkiye',
      email: 'ismail@hastane.example',
      phone: '+90 312 000 00 00',
      message: 'Merhaba,\nşunu rica ederim.',
      products: [],
      language: 'tr',
      noticeVersion: '',
      suspicious: false,
      state: 'waiting',
    },
  ]);
});

test('the API accepts a form as form data', async ({ post, storedRequests }) => {
  expect((await post('/api/offer-form', ...urlencoded(validForm))).statusCode).toBe(200);
  expect(await storedRequests()).toMatchObject([{ name: 'İsmail Çağlayan' }]);
});

test('optional fields of a form may be missing, null or a dash', async ({ post, storedRequests }) => {
  const dashed = { isim: 'A', email: 'a@b.example', ulke: '-', telefon: ' - ', mesaj: '-' };
  const withNull = { isim: 'B', email: 'b@b.example', ulke: null };
  expect((await post('/api/offer-form', dashed)).statusCode).toBe(200);
  expect((await post('/api/offer-form', withNull)).statusCode).toBe(200);
  const requests = await storedRequests();
  expect(requests).toHaveLength(2);
  for (const request of requests) expect(request).toMatchObject({ country: '', phone: '', message: '' });
});

test('what is stored is what staff dial and mail: plain signs, an address in ASCII, which the receipt names', async ({
  post,
  storedRequests,
}) => {
  const response = await post('/api/offer-form', {
    isim: '\u202EAyşe\u200B Kaya\uFEFF',
    ulke: '\u3164',
    email: 'Ayşe Kaya <mailto:SATİNALMA@krankenhaus-köln.example>;',
    telefon: '\u202A+۹۰ (٥٣٢) １１１\u00A022\u201133 dahili 4 / 0312 111 22 33\u202C',
    mesaj: '\u2800\u200B\n',
  });
  const email = 'satinalma@xn--krankenhaus-kln-ltb.example';
  expect(response.json()).toMatchObject({ receipt: { email } });
  expect(await storedRequests()).toMatchObject([
    {
      name: 'Ayşe Kaya',
      country: '',
      email,
      phone: '+90 (532) 111 22-33 dahili 4 / 0312 111 22 33',
      message: '',
    },
  ]);
});

const details = {
  kurum: 'Şehir Hastanesi',
  bolum: 'Satın alma',
  sehir: 'Ankara',
  adres: 'Katalog Sokak No. 9',
  vergino: '1234567890',
  ihaleno: '2026/123456',
  tarih: '2999-12-31',
  cihaz: 'Orvia P2, 230 V',
  serino: 'SN-42',
};

test('details of the sender and the occasion are stored', async ({ post, storedRequests }) => {
  expect((await post('/api/technical-form', { ...validForm, ...details })).statusCode).toBe(200);
  expect(await storedRequests()).toMatchObject([
    {
      institution: 'Şehir Hastanesi',
      department: 'Satın alma',
      city: 'Ankara',
      address: 'Katalog Sokak No. 9',
      taxNumber: '1234567890',
      tenderNumber: '2026/123456',
      wantedDate: '2999-12-31',
      device: 'Orvia P2, 230 V',
      serialNumber: 'SN-42',
    },
  ]);
});

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('a wanted date may be yesterday, as it still is today west of here', async ({ post }) => {
  expect((await post('/api/offer-form', { ...validForm, tarih: daysAgo(1) })).statusCode).toBe(200);
  expect((await post('/api/offer-form', { ...validForm, tarih: daysAgo(2) })).statusCode).toBe(422);
});

test.for([
  ['/api/offer-form', undefined, 'offer'],
  ['/api/technical-form', undefined, 'technicalService'],
  ['/api/technical-form', 'technical-service', 'technicalService'],
  ['/api/technical-form', 'oem', 'oem'],
  ['/api/technical-form', 'online-catalog', 'catalogue'],
] as const)(
  'a form to %s with the form name %s is stored as a request of the kind %s',
  async ([url, form, kind], { post, storedRequests }) => {
    await post(url, { ...validForm, ...(form && { form }) });
    expect(await storedRequests()).toMatchObject([{ kind }]);
  },
);

test('requested products are stored with their Turkish name, unknown ones with their slug', async ({
  app,
  post,
  storedRequests,
}) => {
  const names = (await app.inject('/api/product-names')).json<{ url_name: string[]; names_tr: string[] }>();
  const [slug] = names.url_name;
  const [name] = names.names_tr;
  expect(slug).toBeDefined();
  await post('/api/offer-form', { ...validForm, urunler: `${slug}:3,no-such-thing` });
  expect((await storedRequests())[0]?.products).toEqual([
    { slug, quantity: 3, name },
    { slug: 'no-such-thing', quantity: 1, name: 'no such thing' },
  ]);
});

test.for([
  ['tr', 'a:1.000,b:10.000', [1000, 10_000]],
  ['en', 'a:1,000,b:10,000', [1000, 10_000]],
  ['tr', 'a:٢٥,b:５', [25, 5]],
] as const)(
  'in %s, products %s are stored with the quantities %j',
  async ([dil, urunler, quantities], { post, storedRequests }) => {
    expect((await post('/api/offer-form', { ...validForm, dil, urunler })).statusCode).toBe(200);
    expect((await storedRequests())[0]?.products).toMatchObject([
      { slug: 'a', quantity: quantities[0] },
      { slug: 'b', quantity: quantities[1] },
    ]);
  },
);

test('the same product in two units is two items, each with its quantity', async ({
  post,
  storedRequests,
}) => {
  const urunler = 'a*BX:10,a:3';
  const response = await post('/api/offer-form', { ...validForm, urunler });
  expect(response.json()).toMatchObject({
    receipt: {
      products: [
        { slug: 'a', quantity: 10, unit: 'BX' },
        { slug: 'a', quantity: 3 },
      ],
    },
  });
  const typed = { ...validForm, urunler, 'adet:a*BX': '20', 'adet:a': '4' };
  await post('/tr/request', ...urlencoded(typed));
  expect((await storedRequests()).map(({ products }) => products)).toEqual([
    [
      { slug: 'a', unit: 'BX', quantity: 10, name: 'a' },
      { slug: 'a', quantity: 3, name: 'a' },
    ],
    [
      { slug: 'a', unit: 'BX', quantity: 20, name: 'a' },
      { slug: 'a', quantity: 4, name: 'a' },
    ],
  ]);
});

test('without JavaScript, quantities are read in the language of the form', async ({
  post,
  storedRequests,
}) => {
  const typed = {
    ...validForm,
    dil: 'tr',
    urunler: 'a,b~RC-25/40:3',
    'adet:a': '1.000',
    'adet:b~RC-25/40': ' 12 ',
  };
  expect((await post('/tr/request', ...urlencoded(typed))).statusCode).toBe(303);
  expect((await storedRequests())[0]?.products).toMatchObject([{ quantity: 1000 }, { quantity: 12 }]);
});

test('a request is stored with the language of its form and the version of the privacy notice', async ({
  post,
  storedRequests,
}) => {
  const response = await post('/api/offer-form', { ...validForm, dil: 'en', aydinlatma: '2026-11-21' });
  expect(response.json()).toEqual({ message: 'Form submitted. Thank you.', receiptQuery, receipt });
  expect(await storedRequests()).toMatchObject([{ language: 'en', noticeVersion: '2026-11-21' }]);
});

test('a form that names no language is confirmed in the browser’s language', async ({ post }) => {
  const response = await post('/api/offer-form', validForm, { 'accept-language': 'en-GB,en;q=0.9' });
  expect(response.json()).toEqual({ message: 'Form submitted. Thank you.', receiptQuery, receipt });
});

test('a form with a filled honeypot is thanked for, without a promise of a mail, and goes to staff', async ({
  post,
  storedRequests,
}) => {
  const response = await post('/api/offer-form', { ...validForm, website: 'https://spam.example' });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    message: 'Form gönderildi. Teşekkür ederiz.',
    receiptQuery,
    receipt: { ...receipt, hasConfirmation: false },
  });
  expect(await storedRequests()).toMatchObject([{ suspicious: true, state: 'waiting' }]);
});

test('a message of the maximum length is stored, also of characters outside the BMP', async ({
  post,
  storedRequests,
}) => {
  const form = { ...validForm, mesaj: '😀'.repeat(2500) };
  expect((await post('/api/offer-form', form)).statusCode).toBe(200);
  expect((await post('/api/offer-form', ...urlencoded(form))).statusCode).toBe(200);
  expect((await storedRequests()).map(({ message }) => message)).toEqual([form.mesaj, form.mesaj]);
});

test('the OpenAPI document describes the body of a form', async ({ app }) => {
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, { post?: unknown }>;
  }>();
  expect(JSON.stringify(paths['/api/offer-form']?.post)).toContain('"isim"');
});

test('a link to a request for the maximum number of products is served', async ({ app }) => {
  const { url_name: slugs } = (await app.inject('/api/product-names')).json<{ url_name: string[] }>();
  const [longest = ''] = slugs.toSorted((a, b) => b.length - a.length);
  expect(longest).not.toBe('');
  const items = Array.from({ length: maxItems }, () => `${longest}:${maxQuantity}`).join(',');
  const response = await app.inject(`/tr/request?${new URLSearchParams({ items }).toString()}`);
  expect(response.statusCode).toBe(200);
});
