import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { decodeSentRequests, sentRequestsCookie } from '#contracts/sent-requests.ts';
import { turkishDate } from '#domain/shared/turkish-time.ts';
import { receiptQuery } from '../../adapters/http/forms/receipt-link.ts';
import { createGetAttachmentSecret } from '../../adapters/postgres/requests/attachment-secret.ts';
import { createSignedIds } from '../../adapters/process/signed-ids.ts';
import { test, urlencoded, validForm } from '../support/form-api-test.ts';

test.for([
  ['/tr/request', '/tr/request?sent=1', 'offer'],
  ['/tr/request?items=laser:2,piezo', '/tr/request?sent=1', 'offer'],
  ['/online-catalog', '/online-catalog?sent=1', 'catalogue'],
  ['/en/services/oem', '/en/services/oem?sent=1', 'oem'],
  ['/services/technical-service', '/services/technical-service?sent=1', 'technicalService'],
] as const)(
  'a form posted to %s without JavaScript redirects to %s',
  async ([url, location, kind], { post, storedRequests }) => {
    const response = await post(url, ...urlencoded(validForm));
    expect(response.statusCode).toBe(303);
    const [address] = String(response.headers.location).split('&', 1);
    expect(address).toBe(location);
    expect(await storedRequests()).toMatchObject([{ kind }]);
  },
);

test('who has sent a form reads its number and products at the URL that says so, and nobody else does', async ({
  app,
  post,
  storedRequests,
}) => {
  const sent = await post(
    '/en/request',
    ...urlencoded({ ...validForm, urunler: 'orvia-p2-piezo-bone-surgery-unit*BX:3' }),
  );
  const [cookie] = sent.cookies;
  expect(cookie).toMatchObject({ name: 'receipt', httpOnly: true, sameSite: 'Lax', path: '/' });
  const [request] = await storedRequests();
  const read = async (cookies: Record<string, string>) =>
    (await app.inject({ url: '/en/request?sent=1', cookies })).body;
  const page = await read({ receipt: cookie?.value ?? '' });
  expect(page).toContain(`"receipt":{"reference":"${request?.reference}"`);
  expect(page).toContain('"email":"ismail@hastane.example"');
  expect(page).toContain('"name":"İsmail Çağlayan","country":"Türkiye"');
  expect(page).toContain('"quantity":3,"unit":"BX"');
  const others = [
    {},
    { receipt: randomUUID() },
    { receipt: "' OR 1=1" },
    { receipt: request?.reference ?? '' },
  ];
  for (const cookies of others) expect(await read(cookies)).not.toContain('"sent"');
});

const cookieOf = (response: LightMyRequestResponse, name: string) =>
  response.cookies.find((cookie) => cookie.name === name);

test.for([
  ['/tr/request', '/services/technical-service', (fields: typeof validForm) => urlencoded(fields)],
  [
    '/api/offer-form',
    '/api/technical-form',
    (fields: typeof validForm): [Record<string, string>, Record<string, string>] => [fields, {}],
  ],
] as const)(
  'a browser that sent forms to %s and %s remembers both for 30 days, and forgets them and the receipt when asked',
  async ([offers, services, bodyOf], { app, post, storedRequests }) => {
    const [firstBody, firstHeaders] = bodyOf(validForm);
    const first = await post(offers, firstBody, firstHeaders);
    const cookie = cookieOf(first, sentRequestsCookie);
    expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 });
    expect(cookie).not.toHaveProperty('httpOnly');
    const [payload, headers] = bodyOf({ ...validForm, mesaj: 'Cihaz çalışmıyor.' });
    const second = await app.inject({
      method: 'POST',
      url: services,
      payload,
      headers,
      cookies: { [sentRequestsCookie]: cookie?.value ?? '' },
    });
    const stored = await storedRequests();
    const remembered = ['technicalService', 'offer'].map((kind) => {
      const request = stored.find((one) => one.kind === kind);
      const day = turkishDate(request?.receivedAt ?? new Date(0));
      return { kind, reference: request?.reference, day, time: expect.stringMatching(/^\d\d:\d\d$/u) };
    });
    const { value = '' } = cookieOf(second, sentRequestsCookie) ?? {};
    expect(decodeSentRequests(value)).toEqual(remembered);
    for (const { email, id, name } of stored)
      for (const secret of [email, id, name]) expect(value).not.toContain(secret);

    const forgotten = await post('/en/request/forget', ...urlencoded({ sayfa: '/services/oem' }));
    expect(forgotten.statusCode).toBe(303);
    expect(forgotten.headers).toMatchObject({ location: '/en/services/oem', 'cache-control': 'no-store' });
    for (const name of [sentRequestsCookie, 'receipt'])
      expect(cookieOf(forgotten, name)).toMatchObject({ value: '', path: '/', expires: new Date(0) });
  },
);

test('forgetting requests leads to pages of forms only', async ({ post }) => {
  for (const sayfa of ['//elsewhere.example', '/privacy-policy', ''])
    expect((await post('/tr/request/forget', ...urlencoded({ sayfa }))).headers.location).toBe('/tr/request');
  expect((await post('/request/forget', '')).headers.location).toBe('/request');
});

const products = { ...validForm, urunler: 'saw:3' };

test.for([
  [
    'without JavaScript',
    '/tr/request',
    urlencoded(products),
    ({ headers }: LightMyRequestResponse) => String(headers.location),
  ],
  [
    'with JavaScript',
    '/api/offer-form',
    [products, {}],
    (response: LightMyRequestResponse) => `/tr/request${response.json().receiptQuery}`,
  ],
] as const)(
  '%s, a browser without cookies is told that the form was sent and when, for an hour, and others read no more',
  async (
    [, path, [body, bodyHeaders], addressOf],
    { app, post, storedRequests, database: { dataSource } },
  ) => {
    const address = addressOf(await post(path, body, bodyHeaders));
    expect(address).not.toContain(encodeURIComponent(validForm.isim));
    const [request] = await storedRequests();
    const sentAt = `"sentAt":"${request?.receivedAt.toISOString()}"`;
    const read = async (url: string, cookies = {}) => (await app.inject({ url, cookies })).body;
    const page = await read(address);
    expect(page).toContain(`"reference":"${request?.reference}"`);
    expect(page).toContain(sentAt);
    for (const personal of [validForm.isim, validForm.email, validForm.telefon, validForm.ulke])
      expect(page).not.toContain(`"${personal}"`);
    expect(await read(address, { receipt: randomUUID() })).toContain(sentAt);
    const old = createSignedIds({
      purpose: 'receipt',
      lifetimeSeconds: 3600,
      secret: createGetAttachmentSecret(dataSource, undefined),
      now: () => new Date(Date.now() - 3_601_000),
    });
    const id = request?.id ?? '';
    const others = [
      `/tr/request${await receiptQuery(id, old)}`,
      address.replace(id, randomUUID()),
      address.replace(/\.\d+\./u, '.99999999999.'),
      address.replace(/.$/u, ''),
      address.replace('sent=1', 'sent=2'),
      '/tr/request?sent=1&receipt=1.2.3',
      '/tr/request?sent=1',
    ];
    for (const url of others) expect(await read(url), url).not.toContain('"sent"');
  },
);

const unreadable = () => Promise.reject(new Error('no secret'));

test('without a secret to sign with, the cookie alone says that a form was sent', async () => {
  expect(await receiptQuery(randomUUID(), { sign: unreadable, check: unreadable })).toBe('?sent=1');
});

test('a browser with cookies goes on to the address of the thanks that it can share', async ({
  app,
  post,
}) => {
  const { headers, cookies } = await post('/en/services/oem', ...urlencoded(validForm));
  const receipt = cookies.find(({ name }) => name === 'receipt')?.value ?? '';
  const response = await app.inject({ url: String(headers.location), cookies: { receipt } });
  expect(response.statusCode).toBe(302);
  expect(response.headers).toMatchObject({
    location: '/en/services/oem?sent=1',
    'cache-control': 'no-store',
  });
});

test('an invalid form posted without JavaScript renders its page with the errors and the input', async ({
  post,
}) => {
  const response = await post('/tr/services/oem', ...urlencoded({ isim: 'İsmail', mesaj: 'Uzun uzun' }));
  expect(response.statusCode).toBe(422);
  expect(response.headers['cache-control']).toBe('private, no-cache');
  // Cookies that the corrected form brings would make Back a fault of the browser.
  expect(response.headers['vary'] ?? '').not.toMatch(/cookie/iu);
  expect(response.body).toContain('page /tr/services/oem');
  const form: unknown = JSON.parse(response.body.slice(response.body.indexOf('{')));
  expect(form).toEqual({
    values: { name: 'İsmail', message: 'Uzun uzun' },
    result: { kind: 'invalid', errors: [{ field: 'email', code: 'required' }] },
  });
});

const formIn = ({ body }: LightMyRequestResponse): unknown => JSON.parse(body.slice(body.indexOf('{')));

test.for([
  ['/tr/request', 'offer', {}],
  ['/en/services/oem', 'oem', { kurum: 'Hospital', telefon: '+90 312 000 00 00' }],
] as const)(
  'a form posted to %s that says nothing but who sends it is asked about once, and taken as it is',
  async ([url, kind, others], { post, storedRequests }) => {
    const who = { isim: 'Ayşe', email: 'ayse@hastane.example', ...others };
    const asked = await post(url, ...urlencoded(who));
    expect(asked.statusCode).toBe(422);
    expect(formIn(asked)).toMatchObject({
      asked: { message: '' },
      result: { errors: [{ field: 'message', code: 'question', about: '' }] },
    });
    // What was asked about stays asked, whatever else comes back.
    const faulty = await post(
      url,
      ...urlencoded({ ...who, email: 'ayse', ulke: 'Narnia', 'soru:mesaj': '' }),
    );
    expect(formIn(faulty)).toMatchObject({
      asked: { message: '', country: 'Narnia' },
      result: {
        errors: [
          { field: 'email', code: 'email' },
          { field: 'country', code: 'question', about: 'Narnia' },
        ],
      },
    });
    expect(await storedRequests()).toEqual([]);
    const meant = { ...who, ulke: 'Narnia', 'soru:mesaj': '', 'soru:ulke': 'Narnia' };
    expect((await post(url, ...urlencoded(meant))).statusCode).toBe(303);
    expect(await storedRequests()).toMatchObject([{ kind, country: 'Narnia', message: '' }]);
  },
);

test.for([
  ['/tr/online-catalog', {}],
  ['/tr/request', { urunler: 'saw:3' }],
  ['/tr/services/technical-service', { cihaz: 'Orvia P2' }],
] as const)('a form posted to %s is not asked about what it says: %j', async ([url, said], { post }) => {
  const form = { isim: 'Ayşe', email: 'ayse@hastane.example', ...said };
  expect((await post(url, ...urlencoded(form))).statusCode).toBe(303);
});

test('a corrected form without the files that came with it first is asked about once', async ({
  post,
  storedRequests,
}) => {
  const again = { ...validForm, eksik: 'plan.pdf/foto.png' };
  const send = (fields: Record<string, string>) =>
    post('/tr/services/oem', ...urlencoded({ ...again, ...fields }));
  const faulty = await send({ email: 'ayse' });
  expect(formIn(faulty)).toMatchObject({ files: ['plan.pdf', 'foto.png'] });
  expect(formIn(faulty)).not.toHaveProperty('asked');
  const asked = await send({});
  expect(asked.statusCode).toBe(422);
  expect(formIn(asked)).toMatchObject({
    asked: { files: 'plan.pdf, foto.png' },
    files: ['plan.pdf', 'foto.png'],
    result: { errors: [{ field: 'files', code: 'question', question: expect.stringContaining('plan.pdf') }] },
  });
  expect(await storedRequests()).toEqual([]);
  // Other files are an answer, and so is to send it again.
  for (const answer of [{ dosya: 'çizim.pdf' }, { 'soru:dosya': 'plan.pdf, foto.png' }])
    expect((await send(answer)).statusCode).toBe(303);
});

test('a quantity that cannot be read comes back as it was typed', async ({ post, storedRequests }) => {
  const typed = { ...validForm, dil: 'tr', urunler: 'a:2,b', 'adet:a': '5–10, belki' };
  const response = await post('/tr/request', ...urlencoded(typed));
  expect(response.statusCode).toBe(422);
  expect(JSON.parse(response.body.slice(response.body.indexOf('{')))).toMatchObject({
    values: { products: 'a:?5%E2%80%9310%2C%20belki,b' },
    result: { kind: 'invalid', errors: [{ field: 'products', code: 'quantity', typed: '5–10, belki' }] },
  });
  expect(await storedRequests()).toEqual([]);
});

test('a page without a form does not accept one', async ({ post, storedRequests }) => {
  expect((await post('/tr/about-us', ...urlencoded(validForm))).statusCode).toBe(405);
  expect(await storedRequests()).toEqual([]);
});
