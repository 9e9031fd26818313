import { expect } from 'vitest';
import { test, urlencoded, validForm } from '../support/form-api-test.ts';

test.for([
  ['/tr/request', '/tr/request?sent=1', 'offer'],
  ['/tr/request?items=laser:2,piezo', '/tr/request?items=laser%3A2%2Cpiezo&sent=1', 'offer'],
  ['/online-catalog', '/online-catalog?sent=1', 'catalogue'],
  ['/en/services/oem', '/en/services/oem?sent=1', 'oem'],
  ['/services/technical-service', '/services/technical-service?sent=1', 'technicalService'],
] as const)(
  'a form posted to %s without JavaScript redirects to %s',
  async ([url, location, kind], { post, storedRequests }) => {
    const response = await post(url, ...urlencoded(validForm));
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(location);
    expect(await storedRequests()).toMatchObject([{ kind }]);
  },
);

test('an invalid form posted without JavaScript renders its page with the errors and the input', async ({
  post,
}) => {
  const response = await post('/tr/services/oem', ...urlencoded({ isim: 'İsmail', mesaj: 'Uzun uzun' }));
  expect(response.statusCode).toBe(422);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.body).toContain('page /tr/services/oem');
  const form: unknown = JSON.parse(response.body.slice(response.body.indexOf('{')));
  expect(form).toEqual({
    values: { name: 'İsmail', message: 'Uzun uzun' },
    result: { kind: 'invalid', errors: [{ field: 'email', code: 'required' }] },
  });
});

test('a page without a form does not accept one', async ({ post, storedRequests }) => {
  expect((await post('/tr/about-us', ...urlencoded(validForm))).statusCode).toBe(404);
  expect(await storedRequests()).toEqual([]);
});
