import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { test, validForm } from '../support/form-api-test.ts';
import { freezeDate } from '../support/freeze-date.ts';

test.for(['header', 'field'])(
  'forms with the same idempotency key in a %s are stored once and get the same response',
  async (location, { post, storedRequests }) => {
    freezeDate();
    const key = randomUUID();
    const send = () =>
      location === 'header'
        ? post('/api/offer-form', validForm, { 'idempotency-key': key })
        : post('/api/offer-form', { ...validForm, anahtar: key });
    const responses = await Promise.all([send(), send(), send(), send()]);
    responses.push(await send());
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(responses[0]?.statusCode).toBe(200);
    expect(await storedRequests()).toHaveLength(1);
  },
);

test('an idempotency key means the same in the header and in the field', async ({ post, storedRequests }) => {
  const key = randomUUID();
  await post('/api/offer-form', validForm, { 'idempotency-key': key });
  await post('/api/offer-form', { ...validForm, anahtar: key });
  expect(await storedRequests()).toHaveLength(1);
});

test('forms with the same idempotency key and different content are different requests', async ({
  post,
  storedRequests,
}) => {
  const headers = { 'idempotency-key': randomUUID() };
  await post('/api/offer-form', validForm, headers);
  await post('/api/offer-form', { ...validForm, mesaj: 'Bir şey daha.' }, headers);
  expect(await storedRequests()).toHaveLength(2);
});

test('forms without an idempotency key are all stored', async ({ post, storedRequests }) => {
  await post('/api/offer-form', validForm);
  await post('/api/offer-form', validForm);
  expect(await storedRequests()).toHaveLength(2);
});
