import * as fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { formFieldNames } from '#contracts/form-fields.ts';
import { atomAddress } from '../support/arbitrary.ts';
import { test } from '../support/site-test.ts';

const calls = ['/api/offer-form', '/api/technical-form'] as const;

const text = fc.string({ unit: 'binary', maxLength: 300 });
const hostile = fc.constantFrom(
  '-',
  '',
  '\0',
  '\uD800',
  'a\r\nBcc: x@y.z',
  "'; DROP TABLE requests; --",
  '😀'.repeat(3000),
);
const wild = fc.oneof(text, hostile);

/** Texts that are mostly good: most forms have one or two things wrong with them, and some none. */
const mostly = (good: string): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: fc.constant(good), weight: 8 }, { arbitrary: wild, weight: 1 });

/** Near enough to a form to get past the first checks. */
const nearForm = fc.record({
  [formFieldNames.name]: mostly('İsmail Işık'),
  [formFieldNames.email]: fc.oneof(mostly('ismail@hastane.example'), fc.emailAddress()),
  [formFieldNames.country]: mostly('Türkiye'),
  [formFieldNames.phone]: mostly('+90 312 000 00 00'),
  [formFieldNames.message]: fc.oneof(mostly('-'), text),
  [formFieldNames.institution]: mostly('Şehir Hastanesi'),
  [formFieldNames.wantedDate]: mostly('2999-12-31'),
  [formFieldNames.form]: mostly('offer'),
  [formFieldNames.products]: mostly('laser:2,piezo'),
  [formFieldNames.language]: mostly('en'),
  [formFieldNames.noticeVersion]: mostly('2026-11-21'),
  [formFieldNames.idempotencyKey]: fc.oneof(fc.uuid(), wild),
  [formFieldNames.honeypot]: mostly(''),
});

const json = fc
  .oneof(
    nearForm,
    fc.dictionary(fc.oneof(fc.constantFrom(...Object.values(formFieldNames)), text), fc.jsonValue()),
    fc.jsonValue(),
  )
  .map((body) => ({ type: 'application/json', payload: JSON.stringify(body) }));

const formData = nearForm.map((body) => ({
  type: 'application/x-www-form-urlencoded',
  payload: new URLSearchParams(
    Object.entries(body).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  ).toString(),
}));

const raw = fc.record({
  type: fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    'a/b',
  ),
  payload: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
});

const check = (answer: LightMyRequestResponse): void => {
  const body: unknown = answer.json();
  if (answer.statusCode === 200) {
    expect(body).toEqual({
      message: expect.stringMatching(/./u),
      receiptQuery: expect.stringMatching(/^\?sent=1&receipt=/u),
      receipt: expect.objectContaining({ reference: expect.stringMatching(/^\d{8}$/u) }),
    });
    return;
  }
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(body).toMatchObject({ status: answer.statusCode, title: expect.any(String) });
  expect(body).not.toHaveProperty('message');
};

test.for(calls)(
  '%s answers any body with success or with a problem that is the caller’s',
  async (url, { app }) => {
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(json, formData, raw), async ({ type, payload }) => {
        const answer = await app.inject({
          method: 'POST',
          url,
          payload,
          headers: { 'content-type': type },
        });
        if (answer.statusCode === 200) stored += 1;
        check(answer);
      }),
      { numRuns: 500 },
    );
    // The bodies are not so wild that none gets through.
    expect(stored).toBeGreaterThan(5);
  },
);

test('a stored request has the submitted texts, trimmed, unless they have invisible signs', async ({
  app,
  database,
}) => {
  const line = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .filter(
      (value) =>
        value.isWellFormed() &&
        !/[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u.test(value) &&
        !['', '-'].includes(value.trim()),
    );
  await fc.assert(
    fc.asyncProperty(line, atomAddress, fc.uuid(), async (isim, address, key) => {
      const payload = { isim, email: address, mesaj: isim, anahtar: key };
      const answer = await app.inject({ method: 'POST', url: '/api/offer-form', payload });
      expect(answer.json()).toMatchObject({ receipt: { email: address } });
      // Not the last one: a form that is posted again while a failure is shrunk is stored once.
      const rows = await database.dataSource.query<{ name: string; message: string; email: string }[]>(
        'SELECT name, message, email FROM requests WHERE reference = $1',
        [answer.json().receipt.reference],
      );
      expect(rows).toEqual([{ name: isim.trim(), message: isim.trim(), email: address }]);
    }),
    { numRuns: 100 },
  );
});
