import { expect } from 'vitest';
import { checkedFieldName, orderChoicePrefix, orderFieldName, restFieldName } from '#contracts/order.ts';
import { test as formTest, urlencoded, validForm } from '../support/form-api-test.ts';

const tube = 'sennoa-double-flange-ventilation-tube';
const bur = 'rotanda-curved-sinus-diamond-bur';

const test = formTest.extend('send', ({ post }) => async (fields: Record<string, string>) => {
  const response = await post('/tr/request', ...urlencoded({ ...validForm, dil: 'tr', ...fields }));
  const start = response.body.indexOf('{');
  const form: unknown = start === -1 ? undefined : JSON.parse(response.body.slice(start));
  return { status: response.statusCode, form };
});

test('lines that name items for sure are sent with the list, and add up with it', async ({
  send,
  storedRequests,
}) => {
  const { status } = await send({
    urunler: `${bur}:2,${tube}~FM.1140.114`,
    [orderFieldName]: 'FM.1140.114;3\r\n---\r\nRC-36/40;7\r\n=====\r\n',
  });
  expect(status).toBe(303);
  const [request, ...others] = await storedRequests();
  expect(others).toEqual([]);
  expect(request?.products.map(({ slug, ref, quantity }) => [slug, ref, quantity])).toEqual([
    [bur, undefined, 2],
    [tube, 'FM.1140.114', 4],
    [bur, 'RC-36/40', 7],
  ]);
  expect(request?.orderLines).toBe('');
});

test('a form with a line that is not sure is not sent, and comes back as it was', async ({
  send,
  storedRequests,
}) => {
  for (const line of ['xyzzy;1', 'ventilasyon;4', '???']) {
    const { status, form } = await send({
      urunler: bur,
      [orderFieldName]: `FM.1140.114;3\r\nqwrtz;2\r\n${line}`,
    });
    expect(status).toBe(422);
    expect(form).toMatchObject({
      values: { name: validForm.isim, products: bur },
      result: { kind: 'orderOpen' },
    });
  }
  expect(await storedRequests()).toEqual([]);
});

test('what was chosen for a line is sent, and the others as text if that was ticked', async ({
  send,
  storedRequests,
}) => {
  const text = 'FM.1140.114;3\r\nxyzzy;1\r\nventilasyon tüpü yeşil 1,27;4';
  const decided = {
    [orderFieldName]: text,
    [checkedFieldName]: text,
    [`${orderChoicePrefix}3`]: `${tube}~FM.1140.127:4`,
  };
  expect((await send(decided)).form).toMatchObject({ result: { kind: 'orderOpen' } });
  expect((await send({ ...decided, [restFieldName]: 'on' })).status).toBe(303);
  const [request] = await storedRequests();
  expect(request?.products.map(({ ref, quantity }) => [ref, quantity])).toEqual([
    ['FM.1140.114', 3],
    ['FM.1140.127', 4],
  ]);
  expect(request?.orderLines).toBe('xyzzy;1');
});

test('what was decided on lines counts for no others', async ({ send, storedRequests }) => {
  const { form } = await send({
    [orderFieldName]: 'qwrtz;1',
    [checkedFieldName]: 'xyzzy;1',
    [restFieldName]: 'on',
  });
  expect(form).toMatchObject({ result: { kind: 'orderOpen' } });
  expect(await storedRequests()).toEqual([]);
});

test('lines that do not fit into the list are asked about, and lines that are too long for a text stay', async ({
  send,
  storedRequests,
}) => {
  const full = Array.from({ length: 100 }, (_, index) => `p${index}`).join(',');
  expect((await send({ urunler: full, [orderFieldName]: 'FM.1140.114;3' })).status).toBe(422);
  const long = Array.from({ length: 400 }, (_, index) => `qwrtz ${index} ${'x'.repeat(50)}`).join('\r\n');
  const ticked = { [orderFieldName]: long, [checkedFieldName]: long, [restFieldName]: 'on' };
  expect((await send(ticked)).form).toMatchObject({ result: { kind: 'orderOpen' } });
  expect(await storedRequests()).toEqual([]);
});

test('a line whose sum with the list is too large is asked about, and not cut', async ({
  send,
  storedRequests,
}) => {
  const urunler = `${tube}~FM.1140.114:999990`;
  const text = 'FM.1140.114;10';
  const { status, form } = await send({ urunler, [orderFieldName]: text });
  expect(status).toBe(422);
  expect(form).toMatchObject({ values: { products: urunler }, result: { kind: 'orderOpen' } });
  await send({ urunler, [orderFieldName]: text, [checkedFieldName]: text, [restFieldName]: 'on' });
  const [request, ...others] = await storedRequests();
  expect(others).toEqual([]);
  expect(request?.products.map(({ quantity }) => quantity)).toEqual([999_990]);
  expect(request?.orderLines).toBe(text);
});

test('a form that is invalid besides says so, and keeps its list without the lines', async ({ send }) => {
  const { form } = await send({ email: 'ismail', urunler: bur, [orderFieldName]: 'FM.1140.114;3' });
  expect(form).toMatchObject({
    values: { products: bur },
    result: { kind: 'invalid', errors: [{ field: 'email' }] },
  });
});

test('the receipt has the lines that were sent as text', async ({ app, post }) => {
  const response = await post('/api/offer-form', { ...validForm, siparis: 'qwrtz;1\nxyzzy;2' });
  expect(response.json()).toMatchObject({ receipt: { orderLines: 'qwrtz;1\nxyzzy;2' } });
  const receipt = response.cookies.find(({ name }) => name === 'receipt')?.value ?? '';
  const page = await app.inject({ url: '/tr/request?sent=1', cookies: { receipt } });
  expect(page.body).toContain(String.raw`"orderLines":"qwrtz;1\nxyzzy;2"`);
});
