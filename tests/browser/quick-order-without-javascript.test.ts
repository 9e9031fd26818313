import { expect, test } from 'vitest';
import {
  formFieldNames,
  languageButtonName,
  listButtonNames,
  quantityInputName,
} from '#contracts/form-fields.ts';
import {
  checkedFieldName,
  orderAmountPrefix,
  orderChoicePrefix,
  orderFieldName,
  restFieldName,
} from '#contracts/order.ts';
import { fetchPlain } from '../support/plain-page.ts';

const tube = 'sennoa-double-flange-ventilation-tube';
const bur = 'rotanda-curved-sinus-diamond-bur';

/** Fields that the page's form posts along with an order. */
const typed = {
  [formFieldNames.name]: 'Ayşe "Işık"',
  [formFieldNames.message]: 'Acele lütfen',
  [formFieldNames.language]: 'tr',
  [formFieldNames.products]: bur,
};

test('without JavaScript, checking lines keeps the list that is shown and what was typed in the form', async () => {
  const { statusCode, body } = await fetchPlain('/tr/request/order', {
    ...typed,
    [orderFieldName]: 'FM.1140.114;3',
  });
  expect(statusCode).toBe(200);
  expect(body).toContain('value="Ayşe &quot;Işık&quot;"');
  expect(body).toContain('Acele lütfen</textarea>');
  expect(body).toContain(`name="${formFieldNames.products}" value="${bur}"`);
  expect(body).toMatch(new RegExp(`form="page-form" name="${checkedFieldName}" value="FM.1140.114;3"`, 'u'));
  // Where scripts come later, the page takes over its address and the order.
  expect(body).toContain('<noscript><p class="meta">Dili değiştirirseniz dosyalarınızı');
  expect(body).toContain(`"address":"/tr/request?items=${bur}"`);
  expect(body).toContain('"order":{"kind":"checked","text":"FM.1140.114;3"');
});

test('without JavaScript, the flag takes the list with its new quantities, the lines and all that was typed to the other language', async () => {
  const text = 'FM.1140.114;3\r\nFM.1140.127;5-10';
  const order = { [orderFieldName]: text, [checkedFieldName]: text, [`${orderAmountPrefix}2`]: '7' };
  const fields = {
    ...typed,
    [formFieldNames.tenderNumber]: '2026/12',
    [quantityInputName(bur)]: '1.250',
    dosya: 'şartname.pdf',
  };
  const path = `/en/request?items=${bur}`;
  const turned = { ...fields, [languageButtonName]: 'en' };
  const { statusCode, body, list } = await fetchPlain(path, { ...turned, ...order }, bur);
  expect(statusCode).toBe(200);
  const tags = body.match(/<(?:html|input|button)\b[^>]*>|again: [^<]*|[^>]*<\/textarea>/gu) ?? [];
  expect(tags).toEqual(
    expect.arrayContaining([
      '<html lang="en">',
      expect.stringMatching(/name="isim" value="Ayşe &quot;Işık&quot;"/u),
      'Acele lütfen</textarea>',
      expect.stringMatching(/name="ihaleno" value="2026\/12"/u),
      expect.stringMatching(new RegExp(`name="adet:${bur}"[^>]* value="1250"`, 'u')),
      expect.stringContaining('again: şartname.pdf.'),
      expect.stringMatching(new RegExp(`name="${orderAmountPrefix}2"[^>]* value="7"`, 'u')),
      expect.stringMatching(/formAction="\/tr\/request\?items=/u),
    ]),
  );
  expect(body).toMatch(/FM\.1140\.114;3\s+FM\.1140\.127;5-10<\/textarea>/u);
  expect(list).toBe(`${bur}:1250`);
  const typedOnly = await fetchPlain(path, { ...turned, [orderFieldName]: 'bur 5' }, bur);
  expect(typedOnly.body).toContain('>bur 5</textarea>');
});

test('the flag is a button of the form where a page shows one, behind the one that Enter in a field presses', async () => {
  for (const path of ['/tr/contact', '/en/products', '/en/request/none'])
    expect((await fetchPlain(path)).body).not.toContain(languageButtonName);
  const { body } = await fetchPlain('/en/services/oem');
  const buttons = body.match(/<button (?:class="[^"]*" )?form="page-form"[^>]*>/gu);
  expect(buttons).toEqual([
    expect.stringContaining('aria-hidden="true"'),
    expect.stringContaining('formAction="/tr/services/oem"'),
  ]);
  expect(body.match(/<a\b[^>]*class="language-toggle"[^>]*>/u)?.[0]).toContain('hidden=""');
});

test('without JavaScript, lines that are not added stay in the field, and a reload adds nothing twice', async () => {
  const text = 'FM.1140.114;3\r\nxyzzy;1\r\nventilasyon;4';
  const order = {
    ...typed,
    [orderFieldName]: text,
    [checkedFieldName]: text,
    [`${orderChoicePrefix}1`]: `${tube}~FM.1140.114:3`,
    [`${orderChoicePrefix}3`]: '',
  };
  const first = await fetchPlain('/tr/request/order/items', order, bur);
  expect(first.statusCode).toBe(200);
  expect(first.body).toContain('>xyzzy;1\nventilasyon;4</textarea>');
  expect(first.body).toMatch(/<p id="order-open"[^>]*><output>1 ürün teklif listenize eklendi/u);
  expect(first.body).toContain('Acele lütfen</textarea>');
  expect(first.list).toBe(`${bur}.${tube}~FM!1140!114:3`);
  const again = await fetchPlain('/tr/request/order/items', order, first.list);
  expect(again.body).toContain(`name="${formFieldNames.products}" value="${bur},${tube}~FM.1140.114:3"`);
});

test('without JavaScript, lines that are all added lead to a page that can be reloaded, unless something was typed', async () => {
  const order = {
    [formFieldNames.products]: bur,
    [formFieldNames.language]: 'en',
    [orderFieldName]: 'FM.1140.114;3',
    [checkedFieldName]: 'FM.1140.114;3',
    [`${orderChoicePrefix}1`]: `${tube}~FM.1140.114:3`,
  };
  const path = '/en/request/order/items';
  const { statusCode, location, list } = await fetchPlain(path, order, bur);
  expect([statusCode, location]).toEqual([303, `/en/request?items=${bur},${tube}~FM.1140.114:3#added`]);
  expect(list).toBe(`${bur}.${tube}~FM!1140!114:3`);
  for (const field of ['name', 'message', 'tenderNumber'] as const)
    expect((await fetchPlain(path, { ...order, [formFieldNames[field]]: '12' }, bur)).statusCode).toBe(200);
  expect((await fetchPlain(path, { ...order, dosya: 'a.pdf' }, bur)).body).toContain('again: a.pdf.');
});

test('without JavaScript, an answer that is no quantity comes back with its error, and nothing is added', async () => {
  const text = 'RC-36/40;3\r\nFM.1140.127;5-10';
  const { body, list } = await fetchPlain('/tr/request/order/items', {
    ...typed,
    [orderFieldName]: text,
    [checkedFieldName]: text,
    [`${orderChoicePrefix}1`]: `${bur}~RC-36/40:3`,
    [`${orderChoicePrefix}2`]: `${tube}~FM.1140.127`,
    [`${orderAmountPrefix}2`]: '8 ya da 9',
  });
  expect(body).toMatch(new RegExp(`name="${orderAmountPrefix}2"[^>]*value="8 ya da 9"`, 'u'));
  expect(body).toContain('“8 ya da 9” bir adet olarak okunamadı.');
  expect(body).toContain('Henüz eklenmedi: 1 satırın');
  // Where the button's address leads to.
  expect(body).toContain('formAction="/tr/request/order/items#order-open"');
  expect(body).toMatch(/<fieldset id="order-open"[^>]*><legend[^>]*>(?:<[^>]+>)*Satır (?:<[^>]+>)*2:/u);
  expect(body).toContain(`name="${formFieldNames.products}" value="${bur}"`);
  expect(list).toBeUndefined();
});

test('without JavaScript, a quantity of the list that cannot be read has its error after every action', async () => {
  const quantity = { [formFieldNames.products]: `${bur},${tube}`, [`adet:${bur}`]: '5-10' };
  const actions: readonly [string, Record<string, string>][] = [
    [`/tr/request?items=${bur}`, { [listButtonNames.remove]: tube }],
    ['/tr/request/order', { [orderFieldName]: 'RC-36/40;3' }],
    ['/tr/request/order/items', { [orderFieldName]: 'x', [`${orderChoicePrefix}1`]: `${bur}~RC-36/40:3` }],
  ];
  for (const [path, fields] of actions) {
    const { body } = await fetchPlain(path, { ...typed, ...quantity, ...fields });
    expect(body, path).toContain('“5-10” bir adet olarak okunamadı.');
    expect(body, path).toMatch(new RegExp(`name="adet:${bur}" value="5-10"`, 'u'));
  }
});

test('without JavaScript, lines that were changed since they were checked are read anew, and what is added leaves the field', async () => {
  const order = {
    ...typed,
    [orderFieldName]: 'ventilasyon tüpü yeşil 1,27;4\r\nRC-36/40;9\r\nFM.1140.114;3\r\nxyzzy;1',
    [checkedFieldName]: 'FM.114O.1I4;2\r\nventilasyon tüpü yeşil 1,27;4\r\nRC-36/40;5\r\nxyzzy;1',
    [`${orderChoicePrefix}2`]: `${tube}~FM.1140.127:4`,
    [`${orderChoicePrefix}3`]: `${bur}~RC-36/40:5`,
  };
  const { body, list } = await fetchPlain('/tr/request/order/items', order, bur);
  expect(body).toContain('>3 ürün teklif listenize eklendi');
  expect(body).toContain('>xyzzy;1</textarea>');
  expect(list).toBe(`${bur}.${bur}~RC-36/40:9.${tube}~FM!1140!114:3.${tube}~FM!1140!127:4`);
  // What was typed for the line that is another one now does not count for it.
  const asked = await fetchPlain('/tr/request/order/items', {
    ...typed,
    [orderFieldName]: 'FM.1140.127;6-11',
    [checkedFieldName]: 'FM.1140.127;5-10',
    [`${orderChoicePrefix}1`]: `${tube}~FM.1140.127`,
    [`${orderAmountPrefix}1`]: '7',
  });
  expect(asked.body).toMatch(/<fieldset id="order-open"[^>]*><legend[^>]*>(?:<[^>]+>)*Satır (?:<[^>]+>)*1:/u);
  expect(asked.list).toBeUndefined();
});

test('the list of somebody else’s link takes the order, the own list stays', async () => {
  const { list, body } = await fetchPlain(
    '/tr/request/order/items',
    { ...typed, [orderFieldName]: 'FM.1140.114;3', [checkedFieldName]: 'FM.1140.114;3' },
    'other-product',
  );
  expect(body).toContain(`value="${bur},${tube}~FM.1140.114:3"`);
  expect(list).toBeUndefined();
});

test('without JavaScript, a form with lines that are not clear comes back with them and with what was chosen', async () => {
  const text = 'FM.1140.114;3\r\nxyzzy;1\r\nventilasyon tüpü yeşil 1,27;4';
  const order = {
    ...typed,
    [formFieldNames.email]: 'ayse@hastane.example',
    [orderFieldName]: text,
    [checkedFieldName]: text,
    [`${orderChoicePrefix}3`]: `${tube}~FM.1140.127:4`,
  };
  const { statusCode, body } = await fetchPlain(`/tr/request?items=${bur}`, order);
  expect(statusCode).toBe(422);
  expect(body).toContain('Form henüz gönderilmedi');
  expect(body).toContain('href="#order-open"');
  expect(body).toMatch(/id="order-open"[^>]*><span[^>]*>Satır 2: xyzzy;1/u);
  expect(body).toContain(`name="${formFieldNames.products}" value="${bur}"`);
  expect(body).toMatch(/>FM\.1140\.114;3\r?\nxyzzy;1\r?\nventilasyon/u);
  expect(body).toMatch(new RegExp(`name="${orderChoicePrefix}3"[^>]*checked[^>]*FM.1140.127:4`, 'u'));
  expect(body).toContain(`name="${restFieldName}"`);
  const invalid = await fetchPlain(`/tr/request?items=${bur}`, {
    ...order,
    [formFieldNames.email]: '',
    [restFieldName]: 'on',
  });
  expect(invalid.body).toMatch(new RegExp(`name="${restFieldName}"[^>]*checked`, 'u'));
  expect(invalid.body).toContain(`name="${formFieldNames.products}" value="${bur}"`);
});

test('without JavaScript, lines stay when the list is changed', async () => {
  const { body } = await fetchPlain(
    '/tr/request',
    { ...typed, [orderFieldName]: 'xyzzy;1', [listButtonNames.remove]: bur },
    bur,
  );
  expect(body).toContain('>xyzzy;1</textarea>');
});

test('without JavaScript, the tick that sends the other lines as text stays when lines are added or the list changes', async () => {
  const text = 'FM.1140.114;3\r\nxyzzy;1';
  const order = {
    ...typed,
    [orderFieldName]: text,
    [checkedFieldName]: text,
    [`${orderChoicePrefix}1`]: `${tube}~FM.1140.114:3`,
    [restFieldName]: 'on',
  };
  const actions: readonly [string, Record<string, string>][] = [
    ['/tr/request/order/items', {}],
    ['/tr/request', { [listButtonNames.remove]: bur }],
  ];
  for (const [path, fields] of actions) {
    const { body } = await fetchPlain(path, { ...order, ...fields }, bur);
    expect(body, path).toMatch(new RegExp(`name="${restFieldName}"[^>]*checked`, 'u'));
    expect(body, path).toContain(`name="${checkedFieldName}"`);
  }
  const { [restFieldName]: _, ...unticked } = order;
  const { body } = await fetchPlain('/tr/request/order/items', unticked, bur);
  expect(body).toContain(`name="${restFieldName}"`);
  expect(body).not.toMatch(new RegExp(`name="${restFieldName}"[^>]*checked`, 'u'));
});
