import { expect } from 'vitest';
import { listCookies } from '#contracts/list/cookie.ts';
import { formFieldNames } from '#contracts/form-fields.ts';
import { checkedFieldName, orderChoicePrefix, orderFieldName } from '#contracts/order.ts';
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

test('of an order that is too long for the list the page says so, and the list takes what it can', async ({
  post,
}) => {
  const known = Array.from({ length: 99 }, (_, index) => `p${index}`);
  const text = 'FM.1140.114;3\nRC-36/40;2';
  const { body, cookies } = await post(
    '/tr/request/order/items',
    {
      [formFieldNames.products]: known.join(','),
      [orderFieldName]: text,
      [checkedFieldName]: text,
      [`${orderChoicePrefix}1`]: `${tube}~FM.1140.114:3`,
      [`${orderChoicePrefix}2`]: `${bur}~RC-36/40:2`,
    },
    known.join('.'),
  );
  expect(body).toContain(`?items=${known.join(',')},${tube}~FM.1140.114:3&full=1`);
  expect(body).toContain(`"text":"RC-36/40;2"`);
  expect(cookies.find(({ name }) => name === listCookie)?.value).toBe(
    `${known.join('.')}.${tube}~FM!1140!114:3`,
  );
});

test('the addresses of an order lead to the request page', async ({ app }) => {
  for (const url of ['/en/request/order', '/en/request/order/items'])
    expect((await app.inject(url)).headers.location).toBe('/en/request');
});
