import { expect, test, vi } from 'vitest';
import { createIdentifyOrder } from '#domain/search/identify-order.ts';
import type { OrderableProduct } from '#domain/search/order-items.ts';
import { readOrderRows } from '../../../adapters/orders/read-order-rows.ts';
import { orderIndexOf, orderable } from '../../support/order-catalogue.ts';
import type { Localized } from '#domain/shared/language.ts';

const product = (slug: string, name: Localized, variants: Readonly<Record<string, Localized>> = {}) =>
  orderable(slug, name, { variants });

const bur = product(
  'bur',
  { tr: 'Elmas Frez', en: 'Diamond Bur' },
  {
    'RC-25/40': { tr: '2,5 mm, 40°', en: '2.5 mm, 40°' },
    'RC-36/40': { tr: '3,6 mm, 40°', en: '3.6 mm, 40°' },
    'RC-36/70': { tr: '3,6 mm, 70°', en: '3.6 mm, 70°' },
  },
);
const mallet = product('mallet', { tr: 'Cerrahi Çekiç', en: 'Surgical Mallet' });
const twin = product('twin', { tr: 'İkiz', en: 'Surgical Mallet' });

const identify = (text: string, products: readonly OrderableProduct[] = [bur, mallet]) =>
  createIdentifyOrder({ index: orderIndexOf(products), readRows: readOrderRows })(text, 'tr');

const linesOf = async (...args: Parameters<typeof identify>) =>
  (await identify(...args)).lines.map(({ items, quantity, isSure }) => [
    items.map(({ slug, ref }) => (ref === undefined ? slug : `${slug}~${ref}`)),
    quantity,
    isSure,
  ]);

test.each([
  ['RC-36/40;5', 'bur~RC-36/40', 5],
  ['rc 36 40  5', 'bur~RC-36/40', 5],
  ['5, RC-36/40', 'bur~RC-36/40', 5],
  ['ELMAS FREZ;2', 'bur', 2],
  ['cerrahi cekic x 3', 'mallet', 3],
  ['Diamond Bur, 2.5 mm, 40°, 7', 'bur~RC-25/40', 7],
])('%s names %s', async (line, key, quantity) => {
  expect(await linesOf(line)).toEqual([[[key], quantity, true]]);
});

test('what is called nothing is guessed: the variants that its words fit first, then the product', async () => {
  expect(await linesOf('elmas frez 2,5;4')).toEqual([[['bur~RC-25/40', 'bur'], 4, false]]);
  expect(await linesOf('RC-36;4')).toEqual([[['bur~RC-36/40', 'bur~RC-36/70', 'bur'], 4, false]]);
  expect(await linesOf('cekic;1')).toEqual([[['mallet'], 1, false]]);
});

test('a name that two products have is a choice, and a line that means nothing has none', async () => {
  expect(await linesOf('Surgical Mallet;2\nxyzzy;9', [mallet, twin])).toEqual([
    [['mallet', 'twin'], 2, false],
    [[], 9, false],
  ]);
});

test('an order of 500 lines is identified with three questions to the index', async () => {
  const index = orderIndexOf([bur, mallet]);
  const calls = [vi.spyOn(index, 'named'), vi.spyOn(index, 'words'), vi.spyOn(index, 'matches')];
  const text = Array.from({ length: 500 }, (_, line) => (line % 2 ? 'RC-25/40;1' : `frez ${line};1`)).join(
    '\n',
  );
  const { lines } = await createIdentifyOrder({ index, readRows: readOrderRows })(text, 'en');
  expect(lines).toHaveLength(500);
  expect(lines.filter(({ isSure }) => isSure)).toHaveLength(250);
  for (const call of calls) expect(call).toHaveBeenCalledOnce();
});
