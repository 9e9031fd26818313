import { expect } from 'vitest';
import { listCookies } from '#contracts/list-cookie.ts';
import { orderAmountPrefix, orderChoicePrefix } from '#contracts/order.ts';
import { urlencoded } from '../support/form-api-test.ts';
import { test as siteTest } from '../support/site-test.ts';

const [listCookie] = listCookies;

const tube = 'sennoa-double-flange-ventilation-tube';
const bur = 'rotanda-curved-sinus-diamond-bur';

const test = siteTest.extend(
  'post',
  ({ app }) =>
    (url: string, body: Record<string, string>, cookie = '') => {
      const [payload, headers] = urlencoded(body);
      return app.inject({ method: 'POST', url, payload, headers, cookies: { [listCookie]: cookie } });
    },
);

test('lines are recognised by REF and by name, guessed by search, or unknown', async ({ app }) => {
  const text = [
    'FM.1140.114;3',
    'rc 36 40 x 2',
    'SENNOA ÇİFT FLANŞLI VENTİLASYON TÜPÜ, 1,14 mm, mavi\t5',
    'ventilasyon tüpü yeşil 1,27;4',
    'xyzzy;1',
    'RC-3G/4O\t6 kutu',
  ].join('\n');
  const response = await app.inject({
    method: 'POST',
    url: '/api/order-lines',
    payload: { text, lang: 'tr' },
  });
  expect(response.statusCode).toBe(200);
  const { lines, more } = response.json();
  expect(more).toBe(0);
  expect(lines).toMatchObject([
    { line: 1, quantity: 3, isSure: true, items: [{ slug: tube, ref: 'FM.1140.114' }] },
    { line: 2, quantity: 2, isSure: true, items: [{ slug: bur, ref: 'RC-36/40' }] },
    { line: 3, quantity: 5, isSure: true, items: [{ slug: tube, ref: 'FM.1140.114' }] },
    { line: 4, quantity: 4, isSure: false },
    { line: 5, quantity: 1, isSure: false, items: [] },
    { line: 6, quantity: 6, unit: 'BX', isSure: false, items: [{ slug: bur, ref: 'RC-36/40' }] },
  ]);
  expect(lines[3].items.length).toBeLessThanOrEqual(3);
  expect(lines[3].items[0]).toMatchObject({ slug: tube, ref: 'FM.1140.127' });
});

test.for([{}, { text: 7 }, { text: 'a'.repeat(100_001) }, { text: 'a', lang: 'de' }])(
  'the body %o is no order',
  async (payload, { app }) => {
    expect((await app.inject({ method: 'POST', url: '/api/order-lines', payload })).statusCode).toBe(400);
  },
);

test('without JavaScript what was recognised and chosen is added to the list, and adds up', async ({
  post,
}) => {
  const choices = {
    [`${orderChoicePrefix}1`]: `${tube}~FM.1140.114:3`,
    [`${orderChoicePrefix}2`]: `${bur}~RC-36/40`,
    [`${orderChoicePrefix}3`]: '',
    [`${orderChoicePrefix}4`]: `${tube}~FM.1140.114:2,<script>`,
    [`${orderChoicePrefix}5`]: `${tube}~FM.1140.114:2`,
  };
  const { statusCode, headers, cookies } = await post(
    '/tr/request/order/items',
    choices,
    `${tube}.${bur}~RC-36/40:9`,
  );
  expect(statusCode).toBe(303);
  expect(headers.location).toBe(`/tr/request?items=${tube},${bur}~RC-36%2F40:10,${tube}~FM.1140.114:5`);
  expect(cookies.find(({ name }) => name === listCookie)?.value).toBe(
    `${tube}.${bur}~RC-36/40:10.${tube}~FM!1140!114:5`,
  );
});

test('without JavaScript, a line that does not say how many is added with the answer', async ({ post }) => {
  const choices = {
    [`${orderChoicePrefix}1`]: `${tube}~FM.1140.114*BX`,
    [`${orderAmountPrefix}1`]: '1.000',
    [`${orderChoicePrefix}2`]: `${bur}~RC-36/40`,
    [`${orderAmountPrefix}2`]: '3 paket',
    [`${orderChoicePrefix}3`]: `${bur}~RC-25/40`,
    [`${orderAmountPrefix}3`]: 'beş altı',
    [`${orderChoicePrefix}4`]: `${bur}~RC-36/70`,
    [`${orderAmountPrefix}4`]: '',
  };
  const { headers } = await post('/tr/request/order/items', choices, '');
  expect(headers.location).toBe(`/tr/request?items=${tube}~FM.1140.114*BX:1000,${bur}~RC-36%2F40*PK:3`);
});

test('tables are read by their columns, with units and registry numbers', async ({ app }) => {
  const text =
    'Sıra;Barkod;Malzeme;Miktar;Birim;Tutar\n1;9520001000072;Jeneratör;2;TK;900,00\n2;FM.1140.114;Tüp;1.000;ADT;85,00\n;;Toplam;;;985,00';
  const response = await app.inject({
    method: 'POST',
    url: '/api/order-lines',
    payload: { text, lang: 'tr' },
  });
  expect(response.json().lines).toMatchObject([
    { line: 1, isNote: true },
    {
      line: 2,
      quantity: 2,
      unit: 'SET',
      isSure: true,
      items: [{ slug: 'elvan-300-electrosurgical-generator' }],
    },
    { line: 3, quantity: 1000, isSure: true, items: [{ ref: 'FM.1140.114' }] },
    { line: 4, isNote: true },
  ]);
});

test('of an order that is too long for the list the address says so, and the cookie takes what it can', async ({
  post,
}) => {
  const choices = Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => [
      `${orderChoicePrefix}${index}`,
      `${tube}~REF-${index}-${'A'.repeat(20)}`,
    ]),
  );
  const { headers, cookies } = await post('/request/order/items', choices);
  const { searchParams } = new URL(String(headers.location), 'http://site.test');
  expect(searchParams.get('items')?.split(',')).toHaveLength(100);
  expect(searchParams.get('full')).toBe('1');
  const stored = cookies.find(({ name }) => name === listCookie)?.value ?? '';
  expect(stored.length).toBeLessThan(3900);
  expect(stored.split('.').length).toBeGreaterThan(40);
});

test('the addresses of an order lead to the request page', async ({ app }) => {
  for (const url of ['/en/request/order', '/en/request/order/items'])
    expect((await app.inject(url)).headers.location).toBe('/en/request');
});
