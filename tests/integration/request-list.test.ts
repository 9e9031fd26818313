import { expect } from 'vitest';
import { listCookies } from '#contracts/list/cookie.ts';
import { decodeListCookie } from '#contracts/list/cookie-value.ts';
import { maxItems } from '#contracts/list/items.ts';
import { urlencoded, validForm } from '../support/form-api-test.ts';
import { test as siteTest } from '../support/site-test.ts';

const [listCookie] = listCookies;

interface Options {
  readonly url?: string;
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
}

const test = siteTest.extend(
  'change',
  ({ app }) =>
    async (body: Record<string, string>, options: Options = {}) => {
      const { url = '/tr/request/items', cookie = '', headers = {} } = options;
      const [payload, formHeaders] = urlencoded(body);
      const response = await app.inject({
        method: 'POST',
        url,
        payload,
        headers: { ...formHeaders, ...headers },
        cookies: { [listCookie]: cookie },
      });
      const stored = response.cookies.find(({ name }) => name === listCookie);
      const [location, fragment] = String(response.headers.location).split('#');
      return { response, location, fragment, stored };
    },
);

test('several products are added at once, those on the list stay as they are', async ({ change }) => {
  const { location } = await change({ add: 'saw,drill,bit~B-4' }, { cookie: 'drill:2' });
  expect(location).toBe('/tr/request?items=drill:2,saw,bit~B-4');
});

test('a product of a set is there in whatever size and unit the list has it, and is counted as such', async ({
  change,
}) => {
  const cookie = 'saw~SW-1!5/2:4.lamp*BX:2.bit~B-4.bit:3';
  const { location, response } = await change({ add: 'saw,drill,lamp,bit' }, { cookie });
  expect(location).toBe('/tr/request?items=saw~SW-1.5%2F2:4,lamp*BX:2,bit~B-4,bit:3,drill');
  const said = response.cookies.find(({ name }) => name === 'list-added');
  expect(JSON.parse(said?.value ?? '')).toEqual({ added: 1, known: 3 });
});

test.for(['/tr/request', '/en/request', '/request'])(
  'a product is added to the list at %s',
  async (page, { change }) => {
    const { response, location, stored } = await change(
      { add: 'saw' },
      { url: `${page}/items`, cookie: 'drill:2' },
    );
    expect(response.statusCode).toBe(303);
    expect(location).toBe(`${page}?items=drill:2,saw`);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(stored).toMatchObject({ value: 'drill:2.saw', path: '/', sameSite: 'Lax' });
  },
);

test('the page after the first product knows whether the browser kept the list', async ({ app, change }) => {
  const { location = '' } = await change({ add: 'drill' });
  expect(location).toBe('/tr/request?items=drill&added=1');
  expect((await app.inject({ url: location })).statusCode).toBe(200);
  const kept = await app.inject({ url: location, cookies: { [listCookie]: 'drill' } });
  expect(kept.statusCode).toBe(302);
  expect(kept.headers.location).toBe('/tr/request?items=drill');
  expect(kept.headers['cache-control']).toBe('no-store');
});

test('the page of the list learns once, by a cookie for it alone, what was added and from where', async ({
  change,
  app,
}) => {
  const post = (referer: string, add = 'saw') => {
    const headers = { referer, host: 'site.test', 'sec-fetch-site': 'same-origin' };
    return change({ add }, { cookie: 'drill:2', url: '/en/request/items', headers });
  };
  const additionOf = ({ response }: Awaited<ReturnType<typeof post>>) =>
    response.cookies.find(({ name }) => name === 'list-added');
  const one = await post('http://site.test/en/compare?items=drill,saw');
  expect(one.fragment).toBe('added');
  expect(additionOf(one)).toMatchObject({ path: '/en/request', httpOnly: true, sameSite: 'Lax', maxAge: 60 });
  const read = (added: typeof one): unknown => JSON.parse(additionOf(added)?.value ?? '');
  expect(read(one)).toEqual({ added: 1, known: 0, key: 'saw', from: '/compare?items=drill,saw' });
  expect(read(await post('http://evil.test/en', 'saw,drill,lamp'))).toEqual({ added: 2, known: 1 });
  expect(read(await post('http://site.test//evil.test', 'drill'))).toEqual({
    added: 0,
    known: 1,
    key: 'drill',
  });
  const cookies = { [listCookie]: 'drill:2.saw', 'list-added': additionOf(one)?.value ?? '' };
  const shown = await app.inject({ url: one.location ?? '', cookies });
  expect(shown.cookies).toMatchObject([{ name: 'list-added', value: '', path: '/en/request' }]);
});

test('a product that is in the list already stays as it is', async ({ change }) => {
  expect((await change({ add: 'drill' }, { cookie: 'drill:2.saw' })).location).toBe(
    '/tr/request?items=drill:2,saw',
  );
});

test('a variant takes the place of the line whose size was left open, in its amount, and the page says so', async ({
  change,
}) => {
  const chosen = await change({ add: 'saw~SW-1.5/2' }, { cookie: 'drill.saw:4.lamp' });
  expect(chosen.location).toBe('/tr/request?items=drill,saw~SW-1.5%2F2:4,lamp');
  expect(chosen.stored?.value).toBe('drill.saw~SW-1!5/2:4.lamp');
  const said = chosen.response.cookies.find(({ name }) => name === 'list-added');
  expect(JSON.parse(said?.value ?? '')).toEqual({ added: 1, known: 0, key: 'saw~SW-1.5/2', replaced: true });
  const left = await change({ add: 'saw' }, { cookie: 'saw~SW-1!5/2:4' });
  expect(left.stored?.value).toBe('saw~SW-1!5/2:4.saw');
});

test.for([
  ['in the size that is chosen beside the button', 'saw~SW-1.5/2', 'drill:2', 'drill:2,saw~SW-1.5%2F2'],
  ['without a size where that is left open', 'saw', 'drill:2', 'drill:2,saw'],
  ['without a size where none is chosen', '', 'drill:2', 'drill:2,saw'],
  ['in another size, if one is chosen', 'saw~SW-1.5/2', 'saw~SW-9:3', 'saw~SW-9:3,saw~SW-1.5%2F2'],
  ['as the list has it, if none is chosen', '', 'lamp.saw~SW-9:3', 'lamp,saw~SW-9:3'],
] as const)(
  'a quote is asked for a product besides the list, %s',
  async ([, add, cookie, items], { change }) => {
    const { location, fragment, response } = await change({ quote: 'saw', add }, { cookie });
    expect(location).toBe(`/tr/request?items=${items}`);
    expect(fragment).toBe('added');
    const said = response.cookies.find(({ name }) => name === 'list-added');
    expect(JSON.parse(said?.value ?? '')).toMatchObject({ key: expect.stringMatching(/^saw/u) });
  },
);

test('a quote for what is no product leaves the list as it is', async ({ change }) => {
  expect((await change({ quote: '../x' }, { cookie: 'drill:2' })).location).toBe('/tr/request?items=drill:2');
});

test.for([
  ['<script>', 'drill'],
  ['../../etc.SAW.saw~a.saw~AB~CD', 'drill'],
  ['drill.drill:7', 'drill:7,drill'],
  ['x'.repeat(10_000), 'drill'],
] as const)('what is no product in the cookie %j is left out', async ([cookie], { change }) => {
  const { location, stored } = await change({ add: 'drill' }, { cookie });
  expect(location).toMatch(/^\/tr\/request\?items=drill(?::7|&added=1)?$/u);
  expect(stored?.value).toMatch(/^drill(?::7)?$/u);
});

test.for([{ add: 'a b' }, { add: '//evil.example' }, { other: '1' }])(
  'the change %j leaves the list as it is',
  async (body, { change }) => {
    expect((await change(body, { cookie: 'drill' })).location).toBe('/tr/request?items=drill');
  },
);

test('a list that is full says so and keeps its products', async ({ change }) => {
  const short = Array.from({ length: maxItems }, (_, index) => `p${index}`).join('.');
  const long = Array.from({ length: 100 }, (_, index) => `${'a'.repeat(72)}${index}`).join('.');
  for (const cookie of [short, long]) {
    const { location = '', fragment, stored } = await change({ add: 'a'.repeat(150) }, { cookie });
    const url = new URL(location, 'http://site.test');
    expect(url.searchParams.get('items')).toBe(
      decodeListCookie(cookie)
        .map(({ slug }) => slug)
        .join(','),
    );
    expect(url.searchParams.get('full')).toBe('1');
    expect(fragment).toBe('added');
    expect(stored).toBeUndefined();
  }
});

test('a list that a browser has written is complete after each change', async ({ change }) => {
  expect((await change({ add: 'saw' }, { cookie: '*.drill:2' })).stored?.value).toBe('*.drill:2.saw');
});

test('a hundred products of usual length are in two cookies, and are all shown', async ({ app }) => {
  const items = Array.from({ length: 99 }, (_, index) => `${'a'.repeat(55)}${index}~AB-${index}.1:12`);
  const value = items.join('.').replaceAll('.1:', '!1:');
  const cookies = { 'request-list': value.slice(0, 3800), 'request-list-2': value.slice(3800) };
  const [payload, headers] = urlencoded({ add: 'saw' });
  const response = await app.inject({ method: 'POST', url: '/tr/request/items', payload, headers, cookies });
  const written = response.cookies
    .filter(({ name }) => name in cookies)
    .map((cookie) => cookie.value)
    .join('');
  expect(written).toBe(`${value}.saw`);
  for (const cookie of response.cookies) expect(cookie.value.length).toBeLessThan(4000);
  expect(new URL(String(response.headers.location), 'http://site').searchParams.get('items')).toBe(
    [...items, 'saw'].join(','),
  );
});

test('a page of another site cannot change the list', async ({ change }) => {
  const { stored } = await change({ add: 'saw' }, { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(stored).toBeUndefined();
});

test('the request page without products shows those of the list; no page sets the cookie', async ({
  app,
}) => {
  const get = (url: string) => app.inject({ url, cookies: { [listCookie]: 'drill:2.saw' } });
  const response = await get('/en/request?utm_source=mail');
  expect(response.statusCode).toBe(302);
  expect(response.headers).toMatchObject({
    location: '/en/request?items=drill:2,saw',
    'cache-control': 'no-store',
  });
  for (const url of ['/en/request', '/en/request?items=x', '/en/request?sent=1', '/en', '/en/about-us'])
    expect((await get(url)).headers['set-cookie']).toBeUndefined();
  expect((await get('/en/request?sent=1')).statusCode).toBe(200);
});

test('what was sent without JavaScript leaves the list', async ({ app }) => {
  const [payload, headers] = urlencoded({ ...validForm, urunler: 'drill:5' });
  const url = '/tr/request?items=drill:2';
  const cookies = { [listCookie]: 'drill:2.saw' };
  const { cookies: stored } = await app.inject({ method: 'POST', url, payload, headers, cookies });
  expect(stored.find(({ name }) => name === listCookie)).toMatchObject({ value: 'saw' });
});
