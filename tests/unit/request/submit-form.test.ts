import { afterEach, expect, test, vi } from 'vitest';
import { submitForm } from '../../../src/features/request/form/submit-form.ts';

const answers = (status: number, body: unknown, headers: Record<string, string> = {}) => {
  const call = vi.fn<typeof fetch>(() =>
    Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
    ),
  );
  vi.stubGlobal('fetch', call);
  return call;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a form goes to its call with its key, and with a dash for what is empty', async () => {
  const call = answers(200, { message: 'ok' });
  await submitForm('oem', { name: 'Ayşe', country: ' ', honeypot: '' }, 'k1');

  const [address, options] = call.mock.calls[0] ?? [];
  expect(address).toBe('/api/technical-form');
  expect(new Headers(options?.headers).get('idempotency-key')).toBe('k1');
  expect(options?.body).toBe('{"isim":"Ayşe","ulke":"-","website":"-","form":"oem"}');
});

test.each([
  [200, { message: 'Form submitted.' }, { kind: 'sent' }],
  [200, { message: '' }, { kind: 'unavailable' }],
  [200, {}, { kind: 'unavailable' }],
  [200, 'no JSON', { kind: 'unavailable' }],
  [201, { message: 'x' }, { kind: 'unavailable' }],
  [503, { title: 'x' }, { kind: 'unavailable' }],
  [500, '<html>', { kind: 'unavailable' }],
  [422, { title: 'x' }, { kind: 'unavailable' }],
])('%i with %j means %j', async (status, body, answer) => {
  answers(status, body);
  expect(await submitForm('offer', {}, 'k')).toEqual(answer);
});

test('what is wrong with the fields comes with the answer; an unknown code counts as invalid', async () => {
  answers(422, {
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

test.each([
  [{ 'retry-after': '120' }, 120],
  [{}, 60],
  [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, 60],
])('too many forms, with %j: again in %i seconds', async (headers, retryAfter) => {
  answers(429, { title: 'x' }, headers);
  expect(await submitForm('offer', {}, 'k')).toEqual({ kind: 'tooMany', retryAfter });
});

test('no connection is an answer too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await submitForm('offer', {}, 'k')).toEqual({ kind: 'unavailable' });
});
