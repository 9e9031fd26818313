import { expect, test, vi } from 'vitest';
import { createIdentifyOrder } from '#domain/search/order/identify-order.ts';
import type { OrderableProduct } from '#domain/search/query/order-items.ts';
import { readOrderRows } from '../../../adapters/orders/read-order-rows.ts';
import { both } from '../../support/in-memory-catalogue.ts';
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

test.each(['Elmas Ferz\t6 adet', 'Elmas Ferz\t1.000 adet', 'Elmas Ferz\t5-10 adet', 'Elmas Ferz\tiki adet'])(
  '%s is a question, and no heading, though it has the word of one',
  async (text) => {
    const { lines } = await identify(`Cerrahi Çekiç\t2 adet\n${text}\nCerrahi Çekiç\t3 adet`);
    expect(lines.map(({ isNote }) => isNote)).toEqual([undefined, undefined, undefined]);
    expect(lines.map(({ isSure }) => isSure)).toEqual([true, false, true]);
  },
);

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

const dressing = product(
  'dressing',
  { tr: 'Köpük Örtü', en: 'Foam Dressing' },
  {
    '66028175': { tr: '10 × 10 cm', en: '10 × 10 cm' },
    'FD-60': { tr: '6 × 6 cm', en: '6 × 6 cm' },
    'FD-60/2': { tr: '6 × 6 cm, çift', en: '6 × 6 cm, double' },
  },
);
const registered = orderable('lamp', { tr: 'Lamba', en: 'Lamp' }, { registryCodes: ['DEMO-1085'] });

test.each([
  ['66O28175\t20', ['dressing~66028175'], 20],
  ['66O28175', ['dressing~66028175'], 1],
  ['mallet\t66O28175\t20 pcs', ['dressing~66028175'], 20],
  ['G6O2 8I75 x 4', ['dressing~66028175'], 4],
  ['FD-6O;2', ['dressing~FD-60'], 2],
  ['RC-3G/40 5', ['bur~RC-36/40'], 5],
  ['bur;RC36 4O;7', ['bur~RC-36/40'], 7],
  ['lütfen RC-25/4O 3 adet', ['bur~RC-25/40'], 3],
  ['DEMO-IO85;1', ['lamp'], 1],
  // What the line is called is offered too.
  ['Foam Dressing;66O28175;20', ['dressing~66028175', 'dressing'], 20],
  ['Cerrahi Çekiç;66O28175;20', ['dressing~66028175', 'mallet'], 20],
])('%s has a number that looks like one of the catalogue, which is asked', async (line, items, quantity) => {
  expect(await linesOf(line, [bur, mallet, dressing, registered])).toEqual([[items, quantity, false]]);
});

test('the size whose number was misread is chosen with how many, or none is', async () => {
  const { lines } = await identify('66O28175\n66O28175\t2 kutu', [dressing]);
  expect(lines.map(({ question, unit }) => [question, unit])).toEqual([
    [undefined, undefined],
    [undefined, 'BX'],
  ]);
});

test('a number of the catalogue counts before one that looks like it, and two that look the same are both offered', async () => {
  const other = product('other', both('Other'), { '66O28175': both('Uno') });
  expect(await linesOf('66O28175;5', [dressing, other])).toEqual([[['other~66O28175'], 5, true]]);
  expect(await linesOf('66028175;5', [dressing, other])).toEqual([[['dressing~66028175'], 5, true]]);
  expect(await linesOf('G6028175;5', [dressing, other])).toEqual([
    [['dressing~66028175', 'other~66O28175'], 5, false],
  ]);
  expect(await linesOf('66O28175 RC-25/40, 5 adet', [dressing, bur])).toEqual([[['bur~RC-25/40'], 5, false]]);
});

test('how many is no number that was misread', async () => {
  const tape = product('tape', { tr: 'Flaster', en: 'Tape' }, { 'IS-OOO': both('1'), 'BX-100': both('2') });
  expect(await linesOf('Flaster 15000 adet', [tape])).toEqual([[['tape'], 15_000, true]]);
  expect(await linesOf('Cerrahi Çekiç;8x100', [tape, mallet])).toEqual([[['mallet'], 0, false]]);
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
