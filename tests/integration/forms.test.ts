import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RequestAdministration } from '#domain/requests/ports.ts';
import { createPostgresRequestAdministration } from '../../adapters/postgres/request-administration.ts';
import { maxItems, maxQuantity } from '#contracts/request-items.ts';
import { buildApi } from '../support/api.ts';
import { type OpenTestDatabase, openDatabaseWithOwnContent } from '../support/database.ts';

let database: OpenTestDatabase;
let app: FastifyInstance;
let administration: RequestAdministration;

const good = {
  isim: 'İsmail Çağlayan',
  ulke: 'Türkiye',
  email: 'ismail@hastane.example',
  telefon: '+90 312 000 00 00',
  mesaj: 'Merhaba,\r\nşunu rica ederim.',
};

const post = (
  url: string,
  payload: NonNullable<InjectOptions['payload']>,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> => app.inject({ method: 'POST', url, payload, headers });

const urlencoded = (values: Record<string, string>): [string, Record<string, string>] => [
  new URLSearchParams(values).toString(),
  { 'content-type': 'application/x-www-form-urlencoded' },
];

const stored = () => administration.list({});

const faultsOf = async (body: object): Promise<unknown> => {
  const answer = await post('/api/offer-form', body);
  expect(answer.statusCode).toBe(422);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  const problem = answer.json<{
    message?: unknown;
    errors: { field: string; code: string; detail: string }[];
  }>();
  expect(problem.message).toBeUndefined();
  for (const { detail } of problem.errors) expect(detail).not.toBe('');
  return Object.fromEntries(problem.errors.map(({ field, code }) => [field, code]));
};

beforeAll(async () => {
  database = await openDatabaseWithOwnContent();
  app = await buildApi(database.dataSource);
  administration = createPostgresRequestAdministration(database.dataSource);
});

beforeEach(async () => {
  await database.dataSource.query('TRUNCATE requests, digests');
});

afterAll(async () => {
  await app.close();
  await database.close();
});

describe('a form that is in order', () => {
  test('is answered as the original client expects, and stored', async () => {
    const answer = await post('/api/offer-form', good);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Form gönderildi. Teşekkür ederiz.' });
    expect(await stored()).toMatchObject([
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

  test('may come as form data', async () => {
    expect((await post('/api/offer-form', ...urlencoded(good))).statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ name: 'İsmail Çağlayan' }]);
  });

  test('may leave out or dash what is optional', async () => {
    const dashed = { isim: 'A', email: 'a@b.example', ulke: '-', telefon: ' - ', mesaj: '-' };
    expect((await post('/api/offer-form', dashed)).statusCode).toBe(200);
    expect((await post('/api/offer-form', { isim: 'B', email: 'b@b.example', ulke: null })).statusCode).toBe(
      200,
    );
    for (const request of await stored())
      expect(request).toMatchObject({ country: '', phone: '', message: '' });
  });

  test.each([
    ['/api/offer-form', undefined, 'offer'],
    ['/api/technical-form', undefined, 'technicalService'],
    ['/api/technical-form', 'technical-service', 'technicalService'],
    ['/api/technical-form', 'oem', 'oem'],
    ['/api/technical-form', 'online-catalog', 'catalogue'],
  ])('to %s from the form %s is a request of the kind %s', async (url, form, kind) => {
    await post(url, { ...good, ...(form && { form }) });
    expect(await stored()).toMatchObject([{ kind }]);
  });

  test('names its products in Turkish, an unknown one by its slug', async () => {
    const [product] = (await app.inject('/api/products/mammoplasty')).json<
      { url_name: string; name_tr: string }[]
    >();
    expect(product).toBeDefined();
    await post('/api/offer-form', { ...good, urunler: `${product?.url_name}:3,no-such-thing` });
    expect((await stored())[0]?.products).toEqual([
      { slug: product?.url_name, quantity: 3, name: product?.name_tr },
      { slug: 'no-such-thing', quantity: 1, name: 'no-such-thing' },
    ]);
  });

  test('keeps the language of the form and the version of the notice under it', async () => {
    const answer = await post('/api/offer-form', { ...good, dil: 'en', aydinlatma: '2026-11-21' });
    expect(answer.json()).toEqual({ message: 'Form submitted. Thank you.' });
    expect(await stored()).toMatchObject([{ language: 'en', noticeVersion: '2026-11-21' }]);
  });

  test('without a language has the browser’s', async () => {
    const answer = await post('/api/offer-form', good, { 'accept-language': 'en-GB,en;q=0.9' });
    expect(answer.json()).toEqual({ message: 'Form submitted. Thank you.' });
  });

  test('whose trap a machine walked into looks the same and is only kept', async () => {
    const answer = await post('/api/offer-form', { ...good, website: 'https://spam.example' });
    expect(answer.statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ suspicious: true, state: 'suspicious' }]);
  });
});

describe('a key', () => {
  test.each(['header', 'field'])('in a %s makes repeats one request, all answered alike', async (where) => {
    const key = randomUUID();
    const send = () =>
      where === 'header'
        ? post('/api/offer-form', good, { 'idempotency-key': key })
        : post('/api/offer-form', { ...good, anahtar: key });
    const answers = await Promise.all([send(), send(), send(), send()]);
    answers.push(await send());
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  test('is the same in header and field', async () => {
    const key = randomUUID();
    await post('/api/offer-form', good, { 'idempotency-key': key });
    await post('/api/offer-form', { ...good, anahtar: key });
    expect(await stored()).toHaveLength(1);
  });

  test('is no reason to lose other words: they are another request', async () => {
    const key = randomUUID();
    await post('/api/offer-form', good, { 'idempotency-key': key });
    await post('/api/offer-form', { ...good, mesaj: 'Bir şey daha.' }, { 'idempotency-key': key });
    expect(await stored()).toHaveLength(2);
  });

  test('left out makes each sending a request', async () => {
    await post('/api/offer-form', good);
    await post('/api/offer-form', good);
    expect(await stored()).toHaveLength(2);
  });
});

describe('a form with faults', () => {
  test.each([
    [{}, { isim: 'required', email: 'required' }],
    [
      { isim: '-', email: '  ' },
      { isim: 'required', email: 'required' },
    ],
    [{ ...good, email: 'ismail@hastane' }, { email: 'email' }],
    [{ ...good, email: 'ismail hastane.example' }, { email: 'email' }],
    [{ ...good, telefon: '12' }, { telefon: 'phone' }],
    [{ ...good, isim: 'a'.repeat(201) }, { isim: 'tooLong' }],
    [{ ...good, mesaj: 'a'.repeat(5001) }, { mesaj: 'tooLong' }],
    [{ ...good, isim: 'Ali\r\nBcc: herkes@example.com' }, { isim: 'invalid' }],
    [{ ...good, mesaj: 'a\0b' }, { mesaj: 'invalid' }],
    [{ ...good, mesaj: '\uD800' }, { mesaj: 'invalid' }],
    [{ ...good, isim: 5 }, { isim: 'invalid' }],
    [{ ...good, email: ['a@b.example'] }, { email: 'invalid' }],
    [{ ...good, form: 'toString' }, { form: 'invalid' }],
    [{ ...good, urunler: 'laser:0' }, { urunler: 'invalid' }],
    [{ ...good, urunler: 'laser:1000' }, { urunler: 'invalid' }],
    [{ ...good, urunler: '../etc' }, { urunler: 'invalid' }],
  ])('%o says what is wrong where', async (body, faults) => {
    expect(await faultsOf(body)).toEqual(faults);
    expect(await stored()).toEqual([]);
  });

  test('is told about in the caller’s language', async () => {
    const tr = (await post('/api/offer-form', { dil: 'tr' })).json();
    expect(tr).toMatchObject({
      title: 'Form gönderilemedi.',
      errors: [
        { detail: 'Lütfen adınızı ve soyadınızı yazın.' },
        { detail: 'Lütfen e-posta adresinizi yazın.' },
      ],
    });
    const en = (await post('/api/offer-form', { dil: 'en' })).json();
    expect(en).toMatchObject({
      title: 'Error submitting.',
      errors: [{ detail: 'Please enter your full name.' }, {}],
    });
  });
});

describe('what is no form', () => {
  test.each([
    ['broken JSON', '{"isim":', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a bare text', '"x"', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['another type', '<a/>', 'application/xml', 415],
    ['a prototype', '{"__proto__":{"isim":"x"}}', 'application/json', 400],
    ['too much', JSON.stringify({ ...good, mesaj: 'a'.repeat(70_000) }), 'application/json', 413],
    ['too much form data', `mesaj=${'a'.repeat(70_000)}`, 'application/x-www-form-urlencoded', 413],
  ])('%s is refused as such, in words', async (_what, payload, type, status) => {
    const answer = await post('/api/offer-form?x=1', payload, {
      'content-type': type,
      'accept-language': 'en',
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ title: 'Error submitting.', status });
    expect(answer.json()).not.toHaveProperty('message');
  });

  test('the longest message of the widest letters fits', async () => {
    const mesaj = '😀'.repeat(2500);
    expect((await post('/api/offer-form', { ...good, mesaj })).statusCode).toBe(200);
    expect((await post('/api/offer-form', ...urlencoded({ ...good, mesaj }))).statusCode).toBe(200);
    expect((await stored()).map(({ message }) => message)).toEqual([mesaj, mesaj]);
  });
});

describe('without JavaScript', () => {
  test.each([
    ['/tr/request', '/tr/request?sent=1', 'offer'],
    ['/tr/request?items=laser:2,piezo', '/tr/request?items=laser%3A2%2Cpiezo&sent=1', 'offer'],
    ['/online-catalog', '/online-catalog?sent=1', 'catalogue'],
    ['/en/services/oem', '/en/services/oem?sent=1', 'oem'],
    ['/services/technical-service', '/services/technical-service?sent=1', 'technicalService'],
  ])('a form sent from %s leads to %s', async (url, location, kind) => {
    const answer = await post(url, ...urlencoded(good));
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(location);
    expect(await stored()).toMatchObject([{ kind }]);
  });

  test('faults bring the page back, with what was typed', async () => {
    const answer = await post('/tr/services/oem', ...urlencoded({ isim: 'İsmail', mesaj: 'Uzun uzun' }));
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('page /tr/services/oem');
    const form: unknown = JSON.parse(answer.body.slice(answer.body.indexOf('{')));
    expect(form).toEqual({
      values: { name: 'İsmail', message: 'Uzun uzun' },
      result: { kind: 'invalid', errors: [{ field: 'email', code: 'required' }] },
    });
  });

  test('other pages take no forms', async () => {
    expect((await post('/tr/about-us', ...urlencoded(good))).statusCode).toBe(404);
    expect(await stored()).toEqual([]);
  });
});

test('the API’s description tells of the body', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, { post?: unknown }>;
  }>();
  expect(JSON.stringify(paths['/api/offer-form']?.post)).toContain('"isim"');
});

test('a link to a request for as many products as one may hold is not too long', async () => {
  const { url_name: slugs } = (await app.inject('/api/product-names')).json<{ url_name: string[] }>();
  const longest = slugs.toSorted((a, b) => b.length - a.length).slice(0, maxItems);
  const items = longest.map((slug) => `${slug}:${maxQuantity}`).join(',');
  const answer = await app.inject(`/tr/request?${new URLSearchParams({ items }).toString()}`);
  expect(longest).toHaveLength(maxItems);
  expect(answer.statusCode).toBe(200);
});
