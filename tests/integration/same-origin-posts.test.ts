import { expect, onTestFinished } from 'vitest';
import { buildApi } from '../support/api.ts';
import { test, urlencoded, validForm } from '../support/form-api-test.ts';

/** Headers that browsers send with a form on another site, with and without Sec-Fetch-Site and Origin. */
const foreign = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://blog.example.com' },
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:3001' },
  { origin: 'null' },
  { referer: 'https://evil.example/form' },
  { origin: 'null', referer: 'http://localhost:3000/tr/request' },
];

const own = [
  { 'sec-fetch-site': 'same-origin', origin: 'https://anything.example' },
  { 'sec-fetch-site': 'none' },
  // PUBLIC_URL, whatever Host the proxy sends.
  { origin: 'http://localhost:3000', host: '10.0.0.5:8080' },
  { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
  { referer: 'http://localhost:3000/tr/request' },
  {},
];

test.for(['/api/offer-form', '/tr/services/oem', '/request/items', '/api/order-lines', '/tr/request/order'])(
  'what a page of another origin posts to %s is refused and not stored',
  async (url, { post, storedRequests }) => {
    for (const headers of foreign) {
      const [payload, formHeaders] = urlencoded(validForm);
      const response = await post(url, payload, { ...formHeaders, ...headers });
      expect(response.statusCode, JSON.stringify(headers)).toBe(403);
      expect(response.headers['content-type']).toContain('application/problem+json');
      expect(response.json()).not.toHaveProperty('message');
      expect(response.cookies).toEqual([]);
    }
    expect(await storedRequests()).toEqual([]);
  },
);

test.for(own)('a form with the headers %o is taken', async (headers, { post }) => {
  expect((await post('/api/offer-form', validForm, headers)).statusCode).toBe(200);
  expect((await post('/tr/services/oem', ...urlencoded(validForm))).statusCode).toBe(303);
});

test('behind a trusted proxy the forwarded host is the site’s own, and no other client’s', async ({
  database,
}) => {
  const app = await buildApi(database.dataSource, { trustedProxies: ['10.0.0.0/8'] });
  onTestFinished(() => app.close());
  const send = async (remoteAddress: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/offer-form',
        payload: validForm,
        remoteAddress,
        headers: {
          host: 'site-1:3000',
          origin: 'https://www.example.com',
          'x-forwarded-host': 'www.example.com',
        },
      })
    ).statusCode;
  expect(await send('10.0.0.1')).toBe(200);
  expect(await send('192.0.2.1')).toBe(403);
});

test('pages of other sites link to the site', async ({ app }) => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'null' };
  expect((await app.inject({ url: '/tr/about-us', headers })).statusCode).toBe(200);
});
