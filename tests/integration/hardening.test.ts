import { expect, onTestFinished } from 'vitest';
import { listCookies } from '#contracts/list/cookie.ts';
import { buildApi } from '../support/api.ts';
import { test, urlencoded, validForm } from '../support/form-api-test.ts';

const [listCookie] = listCookies;

test.for([
  ['of a site with an https address', { publicUrl: 'https://www.example.com' }, {}, true],
  [
    'behind a trusted proxy that ends TLS',
    { trustedProxies: ['10.0.0.1'] },
    { 'x-forwarded-proto': 'https' },
    true,
  ],
  ['without TLS', {}, { 'x-forwarded-proto': 'https' }, undefined],
] as const)('cookies %s are Secure: %o %o %s', async ([, options, headers, secure], { database }) => {
  const app = await buildApi(database.dataSource, options);
  onTestFinished(() => app.close());
  const cookiesOf = async (url: string, body: Record<string, string>) => {
    const [payload, formHeaders] = urlencoded(body);
    const { cookies } = await app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...formHeaders, ...headers },
      remoteAddress: '10.0.0.1',
    });
    return cookies.map((cookie) => [cookie.name, cookie.secure]);
  };
  expect(await cookiesOf('/tr/services/oem', validForm)).toEqual([
    ['receipt', secure],
    ['sent-requests', secure],
  ]);
  expect(await cookiesOf('/tr/request/items', { add: 'saw' })).toEqual([
    [listCookie, secure],
    ['list-added', secure],
  ]);
});

test('security.txt names the company’s address and has not expired', async ({ app, content }) => {
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = body
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': ', 2));
  expect(fields[0]).toEqual(['Contact', `mailto:${content.company.email}`]);
  const [[, expires = ''] = [], ...others] = fields.filter(([name]) => name === 'Expires');
  expect(others).toEqual([]);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
  expect(fields).toContainEqual(['Canonical', 'http://localhost:3000/.well-known/security.txt']);
});

test.for<[url: string, directive: string]>([
  ['/api/product-names', 'no-cache'],
  ['/api/product/none', 'no-cache'],
  ['/api/news', 'no-cache'],
  ['/api/search?q=saw', 'no-cache'],
  ['/api/openapi.json', 'no-cache'],
  ['/api/none', 'no-store'],
  ['/healthz', 'no-store'],
  ['/readyz', 'no-store'],
])('%s says %s to caches', async ([url, directive], { app }) => {
  expect((await app.inject(url)).headers['cache-control']).toBe(directive);
});

test.for([
  ['/api/offer-form', validForm],
  ['/api/offer-form', {}],
  ['/api/order-lines', { text: 'saw' }],
] as const)('no cache stores the response to a POST to %s', async ([url, body], { post }) => {
  expect((await post(url, body)).headers['cache-control']).toBe('no-store');
});

test.for(['/tr/about-us', '/api/news', '/robots.txt', '/api/none'])(
  '%s forbids what no page uses',
  async (url, { app }) => {
    const policy = (await app.inject(url)).headers['permissions-policy'];
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
      expect(policy).toContain(`${feature}=()`);
  },
);

test.for(['/tr/about-us', '/api/news', '/robots.txt', '/api/none'])(
  'no site shows %s in a frame',
  async (url, { app }) => {
    const { headers } = await app.inject(url);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);
