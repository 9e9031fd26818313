import { expect, test } from 'vitest';
import { createIdentifyOrder } from '#domain/search/identify-order.ts';
import type { Language } from '#domain/shared/language.ts';
import { readOrderRows } from '../../../adapters/orders/read-order-rows.ts';
import { orderIndexOf, orderable } from '../../support/order-catalogue.ts';
import { orderTexts } from '../../support/order-texts.ts';
import { both } from '../../support/in-memory-catalogue.ts';

const catalogue = [
  orderable(
    'tape',
    { tr: 'Flaster', en: 'Plaster' },
    {
      variants: {
        'CM-250': { tr: '2,5 cm', en: '2.5 cm' },
        'CM-500': { tr: '5 cm', en: '5 cm' },
        'CM-900': { tr: '9 cm', en: '9 cm' },
      },
    },
  ),
  orderable('fibre', both('Durafiber'), {
    variants: { '66028175': both('10 × 10 cm'), '66028176': both('5 × 5 cm') },
  }),
  orderable(
    'bur',
    { tr: 'Elmas Frez', en: 'Diamond Bur' },
    {
      variants: {
        'RC-25/40': { tr: '2,5 mm, 40°', en: '2.5 mm, 40°' },
        'RC-36/40': { tr: '3,6 mm, 40°', en: '3.6 mm, 40°' },
      },
    },
  ),
  orderable(
    'piezo',
    { tr: 'Piezo Ünitesi', en: 'Piezo Unit' },
    {
      registryCodes: ['09520001000072', 'DEMO-1022'],
    },
  ),
  orderable('mallet', { tr: 'Cerrahi Çekiç', en: 'Surgical Mallet' }),
];

const identify = createIdentifyOrder({ index: orderIndexOf(catalogue), readRows: readOrderRows });

/** `4: CM-250 × 10 BX`, `?` where it is asked how many or which, `5: note`. */
const readingsOf = async (text: string, language: Language): Promise<readonly string[]> =>
  (await identify(text, language)).lines.map(({ line, isNote, items, quantity, unit, isSure }) => {
    if (isNote) return `${line}: note`;
    const names = items.map(({ slug, ref }) => ref ?? slug).join(' or ') || 'nothing';
    return `${line}: ${names} × ${quantity}${unit === undefined ? '' : ` ${unit}`}${isSure ? '' : ' ?'}`;
  });

const one = async (text: string, language: Language): Promise<string | undefined> =>
  (await readingsOf(text, language))[0]?.replace('1: ', '');

test.each(orderTexts)('$name', async ({ text, language = 'tr', lines }) => {
  expect(await readingsOf(text, language)).toEqual(lines);
});

test.each([
  ['CM-250\tFlaster\t10\tKUTU\t85,00\t850,00', 'CM-250 × 10 BX'],
  ['CM-250;5;20', 'CM-250 × 5'],
  ['3\tCM-250\t10 ADT', 'CM-250 × 10'],
  ['CM-250;5;85,00;425,00', 'CM-250 × 5'],
  ['CM-250;2026;5', 'CM-250 × 5'],
  ['CM-250\t12.03.2026\t5', 'CM-250 × 5'],
  ['1\tCM-250\tFlaster\t12\tadet', 'CM-250 × 12'],
  ['"CM-250";"3"', 'CM-250 × 3'],
  ['"Elmas Frez, 2,5 mm, 40°",3', 'RC-25/40 × 3'],
  ['CM-250 10 KUTU 85,00 850,00', 'CM-250 × 10 BX'],
  ['1 CM-250 Flaster 10 KUTU 85,00 850,00', 'CM-250 × 10 BX'],
])('the row %j is read as %s', async (text, reading) => {
  expect(await one(text, 'tr')).toBe(reading);
});

test.each(['CM-250;10;5', 'CM-250;20;5', '3;CM-250;10', 'CM-250;4;85', '1;CM-250\n2;CM-500'])(
  'two columns of %j may be the quantities, so it is asked',
  async (text) => {
    expect(await one(text, 'tr')).toMatch(/^CM-250 × \d+ \?$/u);
  },
);

test.each([
  ['10 adet CM-250', 'CM-250 × 10'],
  ['CM-250 x 10', 'CM-250 × 10'],
  ['12 x CM-250', 'CM-250 × 12'],
  ['CM-250 (10 kutu)', 'CM-250 × 10 BX'],
  ['2 kutu CM-250 alacağız', 'CM-250 × 2 BX'],
  ['CM-250: 10 (on) kutu', 'CM-250 × 10 BX'],
  ['Miktar: 10, CM-250', 'CM-250 × 10'],
  ['CM-250 adet: 10', 'CM-250 × 10'],
  ['1) CM-250 - 10 adet', 'CM-250 × 10'],
  ['CM-250 flaster 2,5 cm 10 rulo', 'CM-250 × 10 RO'],
  ['CM-250 Flaster 2,5 cm x 5 m 3 koli', 'CM-250 × 3 CT'],
  ['2 düzine CM-250', 'CM-250 × 2 DZN'],
  ['4 çift CM-250', 'CM-250 × 4 PR'],
  ['3 Stk CM-250', 'CM-250 × 3'],
  ['CM-250 10 PKT', 'CM-250 × 10 PK'],
  ['1.000 AD CM-250', 'CM-250 × 1000'],
  ['CM-250 ５ adet', 'CM-250 × 5'],
  ['CM-250;٥', 'CM-250 × 5'],
  ['Flaster 2,5 cm - 12', 'CM-250 × 12'],
  ['CM-250', 'CM-250 × 1'],
])('%j is read as %s', async (text, reading) => {
  expect(await one(text, 'tr')).toBe(reading);
});

test.each([
  ['REF: CM-250; 10', 'CM-250 × 10'],
  ['katalog no 66028175', '66028175 × 1'],
  ['66028175,5', '66028175 × 5'],
  ['000000000066028175\t10,000\tST', '66028175 × 10'],
  ['0109520001000072', 'piezo × 1'],
  ['9520001000072 5 adet', 'piezo × 5'],
  ['(01)09520001000072(17)261231(10)A12 2 kutu', 'piezo × 2 BX'],
  [']d201095200010000721726123110LOT5;3', 'piezo × 3'],
  ['ÜTS no DEMO-1022 4', 'piezo × 4'],
  ['RC 25 40  5', 'RC-25/40 × 5'],
  ['5, RC-36/40', 'RC-36/40 × 5'],
  ['Cerrahi Çekiç CM-250 3 adet', 'CM-250 × 3'],
])('a known number wins in %j: %s', async (text, reading) => {
  expect(await one(text, 'tr')).toBe(reading);
});

test.each(
  [
    '5-10',
    '5 - 10',
    '12x5',
    '1/2',
    '2,5',
    'on',
    'on kutu',
    'beş',
    'yirmi beş adet',
    '1E+02',
    '~10',
    '-5',
    '10+2',
    '10 makara',
    "10'ar adet",
    '10 kutu (100 adet)',
    '½',
    'birkaç',
    '0',
    '1000000',
  ].flatMap((said) => [` ${said}`, `;${said}`].map((text) => [text] as const)),
)('in "CM-250%s" it is asked how many, and never guessed', async (text) => {
  const { lines } = await identify(`CM-250${text}`, 'tr');
  expect(lines).toMatchObject([{ isSure: false, question: 'quantity', items: [{ ref: 'CM-250' }] }]);
});

test.each([
  ['tr', 'CM-250;1.000', 'CM-250 × 1000'],
  ['en', 'CM-250;1.000', 'CM-250 × 1'],
  ['tr', 'CM-250\t10,000 EA', 'CM-250 × 10'],
  ['en', 'CM-250\t10,000 EA', 'CM-250 × 10000'],
  ['en', 'CM-250\t10.000 ST', 'CM-250 × 10'],
  ['en', 'CM-250 ten', 'CM-250 × 10 ?'],
  // The price shows another notation than that of the page.
  ['en', 'CM-250\t1.000\tAD\t85,50', 'CM-250 × 1 ?'],
] as const)('in %s, %j is read as %s', async (language, text, reading) => {
  expect(await one(text, language)).toBe(reading);
});

test('a line that is longer than what is shown of it keeps its quantity', async () => {
  for (const length of [400, 5000]) {
    const { lines } = await identify(`CM-250 ${'çok uzun açıklama '.repeat(length / 18)} 40 kutu`, 'tr');
    expect(lines).toMatchObject([{ quantity: 40, unit: 'BX', items: [{ ref: 'CM-250' }] }]);
    expect(lines[0]?.text.length).toBeLessThanOrEqual(300);
  }
});

test('any text is read in time', async () => {
  const hostile = [
    '1 '.repeat(50_000),
    '-'.repeat(100_000),
    `"${','.repeat(100_000)}`,
    `a${' '.repeat(99_000)}1`,
    '1-'.repeat(50_000),
    'x1'.repeat(50_000),
    `CM-250 ${'1.'.repeat(40_000)}`,
    '"\n'.repeat(40_000),
    '(01)'.repeat(25_000),
    'CM-250 5 adet '.repeat(7000),
    'CM-250;5;85,00;425,00;20 adet;x\n'.repeat(3000),
  ];
  for (const text of hostile) {
    const start = performance.now();
    expect((await identify(text, 'tr')).lines.length).toBeLessThanOrEqual(500);
    expect(performance.now() - start, text.slice(0, 20)).toBeLessThan(2000);
  }
});
