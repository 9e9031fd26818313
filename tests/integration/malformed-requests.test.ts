import { expect, inject, test } from 'vitest';
import { requestLines, sendRaw } from '../support/raw-http.ts';

/** The built site, as it runs in production. */
const send = (...request: Parameters<typeof requestLines>) =>
  sendRaw(inject('siteUrl'), requestLines(...request));

const browser = 'Accept: text/html';

test.for([
  ['a fragment that cannot be decoded', '/#%'],
  ['a fragment', '/tr#top'],
  ['a fragment in a query', '/tr?a=1#%E0'],
  ['an asterisk', '*'],
  ['half a character', '/tr/%C0%AF'],
  ['a file of Vite’s development server', '/@fs/etc/passwd'],
  ['Vite’s client', '/@vite/client'],
  ['a ping of Vite’s', '/__vite_ping'],
  ['a module by its id', '/@id/x'],
  ['a source', '/src/app/start.ts'],
  ['a page context of vike', '/tr/index.pageContext.json'],
  ['bytes above ASCII', '/\u00FC'],
] as const)('%s is a 4xx for whoever asks', async ([_what, target]) => {
  for (const headers of [[], [browser]]) {
    const { status, body } = await send('GET', target, ...headers);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('"message"');
  }
});

test('a folder of Vite’s development server redirects to what is a 404', async () => {
  const { status, headers } = await send('GET', '/@fs/');
  expect([status, headers.get('location')]).toEqual([301, '/@fs']);
  expect((await send('GET', '/@fs')).status).toBe(404);
});

test.for([
  ['POST', '/tr', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/api/news', 'GET, HEAD, OPTIONS'],
  ['PUT', '/tr/request', 'GET, HEAD, POST, OPTIONS'],
  ['GET', '/api/offer-form', 'POST, OPTIONS'],
  ['HEAD', '/api/offer-form', 'POST, OPTIONS'],
  ['PATCH', '/logo.svg', 'GET, HEAD, OPTIONS'],
  ['TRACE', '/sitemap.xml', 'GET, HEAD, OPTIONS'],
  ['PROPFIND', '/tr', 'GET, HEAD, OPTIONS'],
  ['CONNECT', 'elsewhere.example:443', 'GET, HEAD, POST, OPTIONS'],
] as const)('%s %s is a 405 that allows %s (RFC 9110, 15.5.6)', async ([method, target, allowed]) => {
  const { status, headers, body } = await send(method, target, 'Content-Length: 0');
  expect([status, headers.get('allow')]).toEqual([405, allowed]);
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(body).not.toContain('"message"');
});

test('a request with two hosts is a 400', async () => {
  expect((await send('GET', '/tr', 'Host: elsewhere.example')).status).toBe(400);
});

test('a method is wrong whatever the body is', async () => {
  const post = requestLines('POST', '/tr', 'Content-Type: text/plain', 'Content-Length: 5');
  expect((await sendRaw(inject('siteUrl'), `${post}hello`)).status).toBe(405);
});

test.for([
  ['/tr', 'GET, HEAD, OPTIONS'],
  ['/api/offer-form', 'POST, OPTIONS'],
  ['*', 'GET, HEAD, POST, OPTIONS'],
] as const)('OPTIONS %s is a 204 that allows %s', async ([target, allowed]) => {
  const { status, headers, body } = await send('OPTIONS', target);
  expect([status, headers.get('allow'), body]).toEqual([204, allowed, '']);
});

test('a built file that there is none of is a 404 problem document', async () => {
  const { status, headers, body } = await send('GET', '/assets/chunks/nothing.js');
  expect([status, headers.get('content-type')]).toEqual([
    404,
    expect.stringContaining('application/problem+json'),
  ]);
  expect(body).not.toContain('"message"');
});

test.for(['GET', 'POST', 'OPTIONS'])('%s of an API call that there is none of is a 404', async (method) => {
  const { status, headers } = await send(method, '/api/nothing', 'Content-Length: 0');
  expect([status, headers.get('allow')]).toEqual([404, null]);
});
