import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { submitForm } from '../../../src/features/request/form/submission/submit-form.ts';

const stubFetch = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const fetchMock = vi.fn<typeof fetch>(() =>
    Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
    ),
  );
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
};

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a form is sent to its URL with its idempotency key, and a dash for each empty value', async () => {
  const fetchMock = stubFetch(200, { message: 'ok' });
  await submitForm('oem', { name: 'Ayşe', country: ' ', honeypot: '' }, 'k1');

  const [url, options] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('/api/technical-form');
  expect(new Headers(options?.headers).get('idempotency-key')).toBe('k1');
  expect(options?.body).toBe('{"isim":"Ayşe","ulke":"-","website":"-","form":"oem"}');
});

const receipt = {
  reference: '12345678',
  hasConfirmation: true,
  texts: { message: 'Acil' },
  files: ['şartname.pdf'],
  products: [
    { slug: 'laser', quantity: 2, name: { tr: 'Lazer', en: 'Laser' } },
    {
      slug: 'tip',
      ref: 'TP-4',
      quantity: 1,
      name: { tr: 'Uç', en: 'Tip' },
      variantName: { tr: '4 mm', en: '4 mm' },
    },
  ],
};

test.each([
  [200, { message: 'Form submitted.' }, { kind: 'sent', receipt: undefined }],
  [200, { message: 'Form submitted.', receipt }, { kind: 'sent', receipt }],
  [
    200,
    { message: 'Form submitted.', receipt, receiptQuery: '?sent=1&receipt=1' },
    { kind: 'sent', receipt, query: '?sent=1&receipt=1' },
  ],
  [200, { message: '' }, { kind: 'unavailable' }],
  [200, {}, { kind: 'unavailable' }],
  [200, 'invalid JSON', { kind: 'unavailable' }],
  [201, { message: 'x' }, { kind: 'unavailable' }],
  [503, { title: 'x' }, { kind: 'unavailable' }],
  [500, '<html>', { kind: 'unavailable' }],
  [502, '<html>', { kind: 'unconfirmed' }],
  [504, { title: 'x' }, { kind: 'unconfirmed' }],
  [422, { title: 'x' }, { kind: 'unavailable' }],
])('a response %i with the body %j gives the result %j', async (status, body, result) => {
  stubFetch(status, body);
  expect(await submitForm('offer', {}, 'k')).toEqual(result);
});

test('a response 422 gives the errors of the fields; an unknown code counts as invalid', async () => {
  stubFetch(422, {
    errors: [
      { field: 'email', code: 'email', detail: 'x' },
      { field: 'mesaj', code: 'from the future', detail: 'x' },
    ],
  });
  expect(await submitForm('offer', {}, 'k')).toEqual({
    kind: 'invalid',
    errors: [
      { field: 'email', code: 'email' },
      { field: 'message', code: 'invalid' },
    ],
  });
});

test('a text that the server finds too long is counted as the server counts it', async () => {
  stubFetch(422, { errors: [{ field: 'mesaj', code: 'tooLong', detail: 'x' }] });
  expect(await submitForm('offer', { message: ` ${'a\r\n'.repeat(3000)}b` }, 'k')).toEqual({
    kind: 'invalid',
    errors: [{ field: 'message', code: 'tooLong', length: 6001 }],
  });
});

test('a response 413 gives the error of the message, if that is too long', async () => {
  stubFetch(413, { title: 'x' });
  expect(await submitForm('offer', { message: 'a'.repeat(70_000) }, 'k')).toEqual({
    kind: 'invalid',
    errors: [{ field: 'message', code: 'tooLong', length: 70_000 }],
  });
  expect(await submitForm('offer', { message: 'a' }, 'k')).toEqual({ kind: 'unavailable' });
});

test.each([
  [{ 'retry-after': '120' }, 120],
  [{}, 60],
  [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 60],
])('a response 429 with the headers %j may be retried after %i seconds', async (headers, retryAfter) => {
  stubFetch(429, { title: 'x' }, headers);
  expect(await submitForm('offer', {}, 'k')).toEqual({ kind: 'tooMany', retryAfter });
});

test.each([
  ['that cannot leave', 'offline', false, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['that is cut off', 'unconfirmed', true, () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'without a response in time',
    'unconfirmed',
    true,
    () => Promise.reject(new DOMException('', 'TimeoutError')),
  ],
  [
    'whose response is cut off',
    'unconfirmed',
    true,
    () => {
      const cut = new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"message":"Form'));
          controller.error(new TypeError('network error'));
        },
      });
      return Promise.resolve(new Response(cut));
    },
  ],
] as const)('a form %s is %s', async (_, kind, onLine, fetchStub) => {
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', fetchStub);
  expect(await submitForm('offer', {}, 'k')).toEqual({ kind });
});
