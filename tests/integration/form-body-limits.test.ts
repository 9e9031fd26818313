import { expect } from 'vitest';
import { urlencoded, validForm } from '../support/form-api-test.ts';
import { formWith } from '../support/sample-files.ts';
import { test } from '../support/upload-test.ts';

const tooLong = { ...validForm, mesaj: 'ş'.repeat(40_000) };

const shownForm = (page: string): unknown => JSON.parse(page.slice(page.indexOf('{')));

test('a form without files and JavaScript may have 64 kB, and gets its page again beyond', async ({
  post,
  storedRequests,
}) => {
  const response = await post('/tr/online-catalog', ...urlencoded(tooLong));
  expect(response.statusCode).toBe(413);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.headers['cache-control']).toBe('private, no-cache');
  expect(shownForm(response.body)).toMatchObject({
    result: { kind: 'invalid', errors: [{ field: 'message', code: 'tooLong' }] },
  });
  expect(await storedRequests()).toEqual([]);
});

test('the fields of a form with files may have 64 kB as well', async ({
  startUploadSite,
  storedRequests,
}) => {
  const { send } = await startUploadSite();
  const response = await send('/tr/services/oem', formWith(tooLong));
  expect(response.status).toBe(413);
  expect(shownForm(await response.text())).toMatchObject({
    values: { name: validForm.isim },
    result: { kind: 'invalid', errors: [{ field: 'message', code: 'tooLong' }] },
  });
  expect(await storedRequests()).toEqual([]);
});

test('parts without a file name, and files of other fields, count as fields', async ({ startUploadSite }) => {
  const { send } = await startUploadSite();
  for (const [field, name] of [
    ['dosya', ''],
    ['resim', 'a.pdf'],
  ] as const) {
    const form = formWith(validForm);
    form.append(field, new Blob(['a'.repeat(70_000)]), name);
    expect((await send('/api/offer-form', form)).status).toBe(413);
  }
});

test('the longest message, in letters of several bytes, is taken', async ({ post }) => {
  const longest = { ...validForm, mesaj: '字'.repeat(5000) };
  expect((await post('/tr/online-catalog', ...urlencoded(longest))).statusCode).toBe(303);
});
