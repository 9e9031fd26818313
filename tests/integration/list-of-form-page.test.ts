import { expect } from 'vitest';
import { listCookies } from '#contracts/list/cookie.ts';
import { test as formTest, urlencoded, validForm } from '../support/form-api-test.ts';

const [listCookie] = listCookies;

const test = formTest.extend(
  'change',
  ({ app }) =>
    async (url: string, fields: Record<string, string>, list = 'drill:2.saw.laser') => {
      const [payload, headers] = urlencoded({ ...validForm, ...fields });
      const cookies = { [listCookie]: list };
      const response = await app.inject({ method: 'POST', url, payload, headers, cookies });
      const data = response.body.slice(response.body.indexOf('{'));
      const form: unknown = data === '' ? undefined : JSON.parse(data);
      return { response, form, stored: response.cookies.find(({ name }) => name === listCookie)?.value };
    },
);

test('a product is removed along with what was typed, and nothing is sent', async ({
  change,
  storedRequests,
}) => {
  const url = '/tr/request?items=drill:2,saw';
  const { response, form, stored } = await change(url, {
    urunler: 'drill:2,saw,laser',
    'adet:saw': '7',
    listeden: 'laser',
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('private, no-cache');
  expect(response.body).toContain('page /tr/request?items=drill:2,saw:7 {');
  expect(form).toMatchObject({
    values: { name: validForm.isim, message: validForm.mesaj, products: 'drill:2,saw:7,laser' },
    result: { kind: 'listChanged' },
  });
  expect(stored).toBe('drill:2.saw:7');
  expect(await storedRequests()).toEqual([]);
});

const nothingTyped = Object.fromEntries(Object.keys(validForm).map((name) => [name, '']));

test('where nothing but quantities was typed, the address of the page has them', async ({ change }) => {
  const typed = { ...nothingTyped, urunler: 'drill:2,saw,laser', 'adet:saw': '7' };
  const { response, stored } = await change('/tr/request?items=drill:2,saw,laser', {
    ...typed,
    guncelle: '',
  });
  const address = '/tr/request?items=drill:2,saw:7,laser';
  expect(response.statusCode).toBe(303);
  expect(response.headers).toMatchObject({ location: address, 'cache-control': 'no-store' });
  expect(stored).toBe('drill:2.saw:7.laser');
  const said = response.cookies.find(({ name }) => name === 'list-added');
  expect(said).toMatchObject({ path: '/tr/request', value: expect.stringContaining('"isUpdated":true') });
  const removed = await change('/tr/request?items=drill:2,saw', { ...typed, listeden: 'laser' });
  expect(removed.response.headers.location).toBe('/tr/request?items=drill:2,saw:7');
  for (const others of [{ 'adet:saw': 'yedi' }, { mesaj: 'Acele' }, { dosya: 'plan.pdf' }]) {
    const kept = await change('/tr/request?items=drill:2,saw,laser', { ...typed, ...others, guncelle: '' });
    expect(kept.response.statusCode, JSON.stringify(others)).toBe(200);
  }
});

test('the list is emptied, and the page knows how to undo it', async ({ change }) => {
  const { form, stored } = await change('/tr/request', {
    urunler: 'drill,piezo',
    'adet:drill': '9',
    bosalt: 'drill,piezo',
  });
  expect(stored).toBe('saw.laser');
  expect(form).toMatchObject({
    result: { kind: 'listChanged', undo: { shown: 'drill:9,piezo', own: 'drill:9' } },
  });
});

test('products are in the list again', async ({ change }) => {
  const { stored } = await change('/tr/request?items=drill:9,piezo', { geri: 'drill:9' });
  expect(stored).toBe('saw.laser.drill:9');
});

test('somebody’s list joins the visitor’s own along with what was typed, once, and that can be undone', async ({
  change,
  storedRequests,
}) => {
  const fields = { urunler: 'saw:5,piezo:0', 'adet:saw': '7', listeme: 'drill:2,saw,laser' };
  const url = '/tr/request?items=drill:2,saw:6,laser,piezo:0';
  const { response, form, stored } = await change(url, fields);
  expect(response.statusCode).toBe(200);
  const sum = 'drill:2,saw:8,laser,piezo:?0';
  expect(response.body).toContain('page /tr/request?items=drill:2,saw:8,laser,piezo:%3F0 {');
  expect(form).toMatchObject({
    values: { name: validForm.isim, message: validForm.mesaj, products: sum },
    result: {
      joined: { summed: 1, exceeding: 0, isFull: false, hadOwn: true },
      undo: { shown: 'saw:7,piezo:?0', own: fields.listeme },
    },
  });
  expect(stored).toBe('drill:2.saw:8.laser.piezo:?0');
  expect((await change(url, fields, stored)).stored).toBe(stored);
  const undone = await change(
    '/tr/request?items=saw:7,piezo:0',
    { urunler: sum, geri: fields.listeme },
    stored,
  );
  expect(undone.stored).toBe('drill:2.saw.laser');
  expect(undone.form).toMatchObject({ values: { products: '' }, result: { kind: 'listChanged' } });
  expect(await storedRequests()).toEqual([]);
});

test('quantities whose sum cannot be requested are not added up, which the page is told', async ({
  change,
}) => {
  const fields = { urunler: 'saw:999998,drill:?5-10,laser', listeme: 'drill:2,saw:2,laser' };
  const { form, stored } = await change('/tr/request', fields);
  expect(form).toMatchObject({
    values: { products: 'drill:2,saw:2,laser:2' },
    result: { joined: { summed: 1, exceeding: 2 } },
  });
  expect(stored).toBe('drill:2.saw:2.laser:2');
});

test('somebody’s list becomes that of a visitor who had none, as far as the cookie takes it', async ({
  change,
}) => {
  const long = Array.from({ length: 100 }, (_, index) => `${'a'.repeat(80)}${index}`);
  const fields = { urunler: long.join(','), listeme: '' };
  const { stored } = await change('/tr/request?items=a', fields, '');
  // The first of two cookies ends within a name.
  const taken = stored?.split('.').slice(0, -1) ?? [];
  const { form } = await change('/tr/request?items=a&added=1', fields, taken.join('.'));
  expect(taken.length).toBeGreaterThan(40);
  expect(taken).toEqual(long.slice(0, taken.length));
  expect(form).toMatchObject({
    values: { products: long.join(',') },
    result: { joined: { summed: 0, isFull: true, hadOwn: false } },
  });
});

test('somebody’s list becomes that of a visitor whose browser keeps it; the page of another is told nothing of the kind', async ({
  change,
  storedRequests,
}) => {
  const url = '/tr/request?items=saw:5,piezo';
  const fields = { urunler: 'saw:5,piezo', 'adet:saw': '7', listeme: '' };
  const first = await change(url, fields, '');
  expect(first.response.statusCode).toBe(307);
  expect(first.response.headers['cache-control']).toBe('no-store');
  expect(first.response.headers.location).toBe(`${url}&added=1`);
  expect(first.stored).toBe('saw:7.piezo');

  const kept = await change(`${url}&added=1`, fields, first.stored);
  expect(kept.response.statusCode).toBe(200);
  expect(kept.response.body).toContain('page /tr/request?items=saw:7,piezo {');
  expect(kept.form).toMatchObject({
    values: { name: validForm.isim, products: 'saw:7,piezo' },
    result: { joined: { hadOwn: false } },
  });

  const lost = await change(`${url}&added=1`, fields, '');
  expect(lost.response.statusCode).toBe(200);
  expect(lost.response.body).toContain('page /tr/request?items=saw:7,piezo&added=1 {');
  expect(lost.form).toMatchObject({
    values: { name: validForm.isim, products: 'saw:7,piezo' },
    result: { kind: 'listChanged' },
  });
  expect(lost.form).not.toHaveProperty('result.joined');
  expect(await storedRequests()).toEqual([]);
});

test.for([{ listeden: '<script>' }, { bosalt: '../..' }, { geri: 'a b' }])(
  'the change %j leaves the list as it is',
  async (fields, { change }) => {
    const { response, stored } = await change('/tr/request?items=saw', fields);
    expect(response.statusCode).toBe(200);
    expect(stored ?? 'drill:2.saw.laser').toBe('drill:2.saw.laser');
  },
);

test.for([
  ['a form with errors', '/tr/request?items=drill:2,saw', { email: '' }],
  ['the button that checks an order', '/tr/request/order', { satirlar: 'x' }],
] as const)('quantities that were typed stay on the list after %s', async ([, url, fields], { change }) => {
  const typed = { urunler: 'drill:2,saw', 'adet:drill': '1.234', 'adet:saw': '5-10', dil: 'tr' };
  const { stored } = await change(url, { ...typed, ...fields });
  expect(stored).toBe('drill:1234.saw:?5-10.laser');
});

test('quantities that were typed in somebody’s list, or came with a link, leave one’s own as it is', async ({
  change,
}) => {
  const others = { email: '', urunler: 'drill:5,piezo', 'adet:drill': '9', 'adet:piezo': '1' };
  expect((await change('/tr/request?items=drill:5,piezo', others)).stored).toBeUndefined();
  const otherAmount = { email: '', urunler: 'drill:5,saw', 'adet:drill': '9', 'adet:saw': '4' };
  expect((await change('/tr/request?items=drill:5,saw', otherAmount)).stored).toBeUndefined();
  const otherUnit = { email: '', urunler: 'drill:2,saw*BX', 'adet:saw*BX': '4' };
  expect((await change('/tr/request?items=drill:2,saw*BX', otherUnit)).stored).toBeUndefined();
  const unchanged = { email: '', urunler: 'drill:5', 'adet:drill': '5' };
  expect((await change('/tr/request?items=drill:5', unchanged)).stored).toBeUndefined();
});

test.for([
  ['1.234', 'drill:1234'],
  ['5-10', 'drill:%3F5-10'],
  ['üç, belki', 'drill:%3F%25C3%25BC%25C3%25A7%252C%2520belki'],
  ['1', 'drill'],
] as const)(
  'the address of a form that came back has the quantity %j as it was typed',
  async ([typed, address], { change }) => {
    const fields = {
      urunler: 'drill:2,piezo:3',
      'adet:drill': typed,
      'adet:piezo': '3',
      dil: 'tr',
      email: '',
    };
    const { response } = await change('/tr/request?q=vida&items=drill:2,piezo:3', fields);
    expect(response.body).toContain(`page /tr/request?items=${address},piezo:3&q=vida {`);
    const unchanged = await change('/tr/request?q=vida&items=drill:2,piezo:3', {
      ...fields,
      'adet:drill': '2',
    });
    expect(unchanged.response.body).toContain('page /tr/request?q=vida&items=drill:2,piezo:3 {');
  },
);

test.for([
  ['a form with errors', '/tr/request?items=drill:2,saw', { email: '' }, 'drill*BX:3.saw*PK:2.laser'],
  ['the button that checks an order', '/tr/request/order', { satirlar: 'x' }, 'drill*BX:3.saw*PK:2.laser'],
  ['a button that removes a product', '/tr/request?items=drill:2', { listeden: 'saw' }, 'drill*BX:3.laser'],
] as const)(
  'units that were typed with quantities stay on the list and on the page after %s',
  async ([, url, fields, list], { change }) => {
    const typed = { urunler: 'drill:2,saw', 'adet:drill': '3 kutu', 'adet:saw': '2 paket', dil: 'tr' };
    const { response, form, stored } = await change(url, { ...typed, ...fields });
    expect(stored).toBe(list);
    expect(form).toMatchObject({ values: { products: 'drill*BX:3,saw*PK:2' } });
    // The address names what the page shows.
    expect(response.body).toMatch(/page \/tr\/request\?items=drill\*BX:3(?:,saw\*PK:2)? \{/u);
  },
);

test.for([
  ['/tr/request?items=drill:2,saw', 'drill', '/tr/products/product-details/drill#size'],
  ['/request?items=drill:2,saw', 'saw*PK:2', '/products/product-details/saw#size'],
  ['/en/request', 'drill~TP-10,saw', '/en/products/product-details/drill#size'],
] as const)(
  'the button of %s that leads to the sizes of %s keeps the quantities that were typed, and sends nothing',
  async ([url, olcu, address], { change, storedRequests }) => {
    const typed = { urunler: 'drill:2,saw', 'adet:drill': '3 kutu', 'adet:saw': '5-10', dil: 'tr' };
    const { response, stored } = await change(url, { ...typed, olcu });
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(address);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(stored).toBe('drill*BX:3.saw:?5-10.laser');
    expect(await storedRequests()).toEqual([]);
  },
);

test('a line whose unit another line has joins that one, and is gone alone where it is removed', async ({
  change,
}) => {
  const own = 'drill:2.drill*BX:4';
  const typed = { urunler: 'drill:2,drill*BX:4', 'adet:drill': '3 boxes', dil: 'en' };
  const url = '/en/request?items=drill:2,drill*BX:4&full=1';
  const joined = await change(url, { ...typed, email: '' }, own);
  expect(joined.stored).toBe('drill*BX:7');
  expect(joined.response.body).toContain('page /en/request?items=drill*BX:7&full=1 {');
  const removed = await change('/en/request?items=drill*BX:4', { ...typed, listeden: 'drill' }, own);
  expect(removed.stored).toBe('drill*BX:4');
});

test('a line that is sent in another unit than the list has it leaves the list', async ({
  change,
  storedRequests,
}) => {
  const typed = { urunler: 'drill:2,saw', 'adet:drill': '3 kutu', dil: 'tr' };
  const { response, stored } = await change('/tr/request?items=drill:2,saw', typed);
  expect(response.statusCode).toBe(303);
  expect(stored).toBe('laser');
  expect(await storedRequests()).toMatchObject([
    {
      products: [
        { slug: 'drill', quantity: 3, unit: 'BX' },
        { slug: 'saw', quantity: 1 },
      ],
    },
  ]);
});
