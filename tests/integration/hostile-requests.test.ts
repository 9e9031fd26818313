import * as fc from 'fast-check';
import type { Response } from 'supertest';
import { expect } from 'vitest';
import { test } from '../support/site-test.ts';

const expectProblem = ({ status, body, headers }: Pick<Response, 'status' | 'body' | 'headers'>): void => {
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(headers['content-type']).toContain('application/problem+json');
  expect(body).toMatchObject({ status });
  expect(body).not.toHaveProperty('message');
};

test.for([
  ['malformed percent-encoding', '/api/product/%E0%A4%A'],
  ['malformed percent-encoding in a page', '/tr/%'],
  ['an encoded NUL', '/api/product/a%00b'],
  ['an encoded NUL in a page', '/a%00'],
  ['a path of 10 kB', `/api/product/${'a'.repeat(10_240)}`],
  ['a page of 10 kB', `/${'a'.repeat(10_240)}`],
  ['a line break', '/about-us%0A'],
  ['a line separator', '/tr/about-us%E2%80%A8'],
  ['two slashes', '//elsewhere.example/x'],
  ['nothing but two slashes', '//'],
  ['a slash and a backslash', '/\\elsewhere.example'],
  ['an unknown call', '/api/nothing'],
  ['a picture that is not there', '/images/products/nothing.webp'],
  ['a way out of the picture folder', '/images/..%2f..%2fpackage.json'],
] as const)('%s is a 4xx problem', async ([_what, path], { api }) => {
  expectProblem(await api.get(path));
});

test.for(['post', 'put', 'patch', 'delete'] as const)(
  'the method %s on a GET call is a 4xx problem',
  async (method, { api }) => {
    expectProblem(await api[method]('/api/news'));
  },
);

test('no path below /api responds with a 5xx', async ({ app }) => {
  const segment = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom('İ', 'ı', '..', '%', "'; DROP"),
  );
  const call = fc.constantFrom('product', 'products', 'products/partners', 'news', 'category', '');
  await fc.assert(
    fc.asyncProperty(call, segment, fc.boolean(), async (name, text, encoded) => {
      const path = `/api/${name}/${encoded ? encodeURIComponent(text.toWellFormed()) : encodeURI(text.toWellFormed())}`;
      const response = await app.inject({ method: 'GET', url: path });
      expect(response.statusCode, path).toBeLessThan(500);
      const body: unknown = response.statusCode >= 400 ? response.json() : {};
      expect(body).not.toHaveProperty('message');
    }),
    { numRuns: 300 },
  );
});
