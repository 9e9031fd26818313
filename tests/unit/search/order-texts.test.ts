import { expect, test } from 'vitest';
import { createIdentifyOrder } from '#domain/search/order/identify-order.ts';
import type { Language } from '#domain/shared/language.ts';
import { readOrderRows } from '../../../adapters/orders/read-order-rows.ts';
import { orderIndexOf, orderable } from '../../support/order-catalogue.ts';
import { orderTexts } from '../../support/order-texts.ts';
import { both } from '../../support/in-memory-catalogue.ts';
import { seconds } from '../../support/seconds.ts';

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
  orderable(
    'laser',
    { tr: 'Lazer Lifi', en: 'Laser Fibre' },
    {
      variants: {
        'LF-400/1': { tr: '400 µm, tekli', en: '400 µm, single' },
        'LF-400/5': { tr: '400 µm, beşli', en: '400 µm, set of five' },
      },
    },
  ),
  orderable(
    'tube',
    { tr: 'Kanül', en: 'Cannula' },
    {
      variants: {
        'TR-70': { tr: '7,0 mm, kaflı', en: '7.0 mm, cuffed' },
        'TR-80': { tr: '8,0 mm, kaflı', en: '8.0 mm, cuffed' },
        'TR-81': { tr: '8,0 mm, kafsız', en: '8.0 mm, uncuffed' },
        'TR-M': { tr: 'M beden', en: 'size M' },
        'TR-L': { tr: 'L beden', en: 'size L' },
      },
    },
  ),
  orderable('glove', { tr: 'Kaflı Eldiven', en: 'Cuffed Glove' }, { variants: { 'GL-100': both('Uno') } }),
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
  ['000000000066028175\t10,000\tST', '66028175 × 0 ?'],
  ['0109520001000072', 'piezo × 1'],
  ['9520001000072 5 adet', 'piezo × 5'],
  ['(01)09520001000072(17)261231(10)A12 2 kutu', 'piezo × 2 BX'],
  [']d201095200010000721726123110LOT5;3', 'piezo × 3'],
  ['ÜTS no DEMO-1022 4', 'piezo × 4'],
  ['RC 25 40  5', 'RC-25/40 × 5'],
  ['5, RC-36/40', 'RC-36/40 × 5'],
  ['Flaster CM-250 3 adet', 'CM-250 × 3'],
  // The words name another item.
  ['Cerrahi Çekiç CM-250 3 adet', 'CM-250 × 3 ?'],
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
  'CM-250 2 boxes 3 pieces',
  'CM-250 2 kutu 3 adet',
  'CM-250 2 kutu + 3 adet',
  '2 kutu ve 3 adet CM-250',
  'CM-250 2 boxes, 3',
  'CM-250 2 kutu üç adet',
  'CM-250 2 boxes and a dozen',
  'CM-250 10 kutu (100 adet)',
  'CM-250 Miktar: 2 Adet: 3',
  'CM-250;2 boxes;3 pieces',
  'CM-250\t2 kutu 3 adet',
])('of two amounts in %j none is taken for the whole', async (text) => {
  expect(await one(text, 'tr')).toMatch(/^CM-250 × 0 (?:BX )?\?$/u);
});

test.each([
  ['tr', 'CM-250;1.000', 'CM-250 × 1000'],
  ['en', 'CM-250;1.000', 'CM-250 × 0 ?'],
  ['tr', 'CM-250\t10,000 EA', 'CM-250 × 0 ?'],
  ['tr', 'CM-250\t10,000\tEA\t85,50', 'CM-250 × 10'],
  ['en', 'CM-250\t10,000 EA', 'CM-250 × 10000'],
  ['en', 'CM-250\t10.000 ST', 'CM-250 × 0 ?'],
  ['en', 'CM-250\t1.000\troll', 'CM-250 × 0 RO ?'],
  ['en', 'CM-250\t1.000\tEA\t85.50', 'CM-250 × 1'],
  ['en', 'CM-250 ten', 'CM-250 × 10 ?'],
  // The price shows another notation than that of the page.
  ['en', 'CM-250\t1.000\tAD\t85,50', 'CM-250 × 1000'],
] as const)('in %s, %j is read as %s', async (language, text, reading) => {
  expect(await one(text, language)).toBe(reading);
});

test.each([
  ['LF-400 5 adet', 'LF-400/1 or LF-400/5 or laser × 5 ?'],
  ['LF-400 1 kutu', 'LF-400/1 or LF-400/5 or laser × 1 BX ?'],
  ['LF 400 5 tane', 'LF-400/1 or LF-400/5 or laser × 5 ?'],
  ['LF-400 5', 'LF-400/5 or LF-400/1 × 1 ?'],
  ['LF-400/5', 'LF-400/5 × 1'],
  ['LF 400 5 12', 'LF-400/5 × 12'],
  ['LF 400 5 12 adet', 'LF-400/5 × 12'],
  ['RC-25 40 adet', 'RC-25/40 or bur × 40 ?'],
  ['CM 250 12 kutu', 'CM-250 × 12 BX'],
])('a number that may be how many is not the end of a REF: %j is %s', async (text, reading) => {
  expect(await one(text, 'tr')).toBe(reading);
});

test.each([
  ['CM-250x3', 'CM-250 × 3'],
  ['CM-250×4', 'CM-250 × 4'],
  ['5xCM-250', 'CM-250 × 5'],
  ["CM-250'den 5 tane", 'CM-250 × 5'],
  ['0000000000CM-250\t5,000\tEA\t2,50', 'CM-250 × 5'],
  ['000000000066028175 7', '66028175 × 7'],
  ['[14.03.2026 09:12] Dr. Kaan: CM-250 den 7', 'CM-250 × 7'],
  ['14.03.2026, 21:40 - Ayşe Hemşire: 3 kutu CM-500', 'CM-500 × 3 BX'],
  ['09:30 CM-250 5 adet', 'CM-250 × 5'],
  ['CM-250 kutu: 3', 'CM-250 × 3 BX'],
])('what is written onto a REF is told from it: %j is %s', async (text, reading) => {
  expect(await one(text, 'tr')).toBe(reading);
});

const sap =
  'Material            Short text            PO Quantity   OUn   Net price\n000000000066028175  DURAFIBER               24,000 BX    1.250,00 EUR\nRC-25/40            BUR 2.5 MM              10,000 EA       38,40 EUR';

test.each([
  ['prices with a comma', 'en', sap, ['66028175 × 24 BX', 'RC-25/40 × 10']],
  [
    'sums with both signs',
    'en',
    'CM-250;1.000;Adet;1.234,50\nCM-500;2;Adet;0,50',
    ['CM-250 × 1000', 'CM-500 × 2'],
  ],
  [
    'prices with a point',
    'tr',
    'CM-250\t1,000\tEA\t1,250.00\nCM-500\t3\tEA\t85.50',
    ['CM-250 × 1000', 'CM-500 × 3'],
  ],
  [
    'both signs in prices',
    'tr',
    'CM-250\t1.000\tEA\t1,250.00\nCM-500\t3\tEA\t85,50',
    ['CM-250 × 0 ?', 'CM-500 × 3'],
  ],
  [
    'two notations of quantities',
    'en',
    'CM-250\t10,000\tEA\t85.00\nCM-500\t5.000\tBX\t1,250.00',
    ['CM-250 × 0 ?', 'CM-500 × 0 BX ?'],
  ],
  ['Turkish units on an English page', 'en', 'CM-250;1.000;adet;Flaster', ['CM-250 × 0 ?']],
  ['sizes of another notation', 'en', 'CM-250;Flaster 2,5 cm;1.000', ['CM-250 × 0 ?']],
] as const)(
  '%s decide how the numbers of an order are written, or it is asked',
  async (_, language, text, lines) => {
    const readings = (await readingsOf(text, language)).filter((line) => !line.endsWith('note'));
    expect(readings.map((line) => line.replace(/^\d+: /u, ''))).toEqual(lines);
  },
);

test.each([
  ['tr', 'CM-250 istemiyoruz'],
  ['tr', 'CM-250 hariç hepsi'],
  ['tr', 'CM-250 iptal 5 kutu'],
  ['tr', 'bir önceki siparişin aynısı, CM-250 hariç 4 kutu'],
  ['tr', 'CM-250 10 adet değil 20 adet'],
  ['tr', 'geçen ay 5 kutu CM-250 almıştık'],
  ['tr', 'CM-250 5 adet iade edeceğiz'],
  ['tr', 'CM-250 5 adet (stokta yoksa 3)'],
  ['tr', 'CM-250;10;iptal edildi'],
  ['en', 'please cancel CM-250 x 5'],
  ['en', 'do not send CM-250, 5 pcs'],
  ['en', 'we received 5 of CM-250 broken'],
  ['en', 'everything except CM-250'],
  ['en', 'CM-250\t5\tcancelled'],
] as const)('what may not be wanted is asked without a guess, in %s: %j', async (language, text) => {
  const { lines } = await identify(text, language);
  expect(lines).toMatchObject([
    { isSure: false, question: 'quantity', quantity: 0, items: [{ ref: 'CM-250' }] },
  ]);
});

test.each(['CM-250 veya muadili 10 adet', 'CM-250 KDV hariç 10 adet', 'CM-250 10 adet. Not: acil'])(
  'a condition that is none keeps %j sure',
  async (text) => {
    expect(await one(text, 'tr')).toBe('CM-250 × 10');
  },
);

test.each([
  ['TR-70 8,0 mm 5 adet', 'TR-70 or TR-80 or TR-81 × 5 ?'],
  ['TR-80 kafsız 5 adet', 'TR-80 or TR-81 × 5 ?'],
  ['TR-M L beden 3 adet', 'TR-M or TR-L × 3 ?'],
  ['TR-M beden M 3 adet', 'TR-M × 3'],
  ['TR-80;Kanül 7 mm kaflı;12', 'TR-80 or TR-70 × 12 ?'],
  ['TR-80;Kanül 8 numara kaflı;12', 'TR-80 × 12'],
  ['LF-400/1 beşli 2 kutu', 'LF-400/1 or LF-400/5 × 2 BX ?'],
  ['GL-100 kafsız 4 adet', 'GL-100 × 4 ?'],
  ['CM-250 Flaster 4 cm 2 rulo', 'CM-250 × 2 RO ?'],
  ['CM-250 Flaster 25 mm 2 rulo', 'CM-250 × 2 RO'],
  ['CM-250 85,00 TL 2 rulo', 'CM-250 × 2 RO'],
])('words and sizes that do not fit a REF are asked: %j is %s', async (text, reading) => {
  expect(await one(text, 'tr')).toBe(reading);
});

test.each([
  ['tr', 'CM-250 kutu', 'CM-250 × 0 BX ?'],
  ['tr', 'CM-250 hepsi', 'CM-250 × 0 ?'],
  ['tr', 'CM-250 her zamanki kadar', 'CM-250 × 0 ?'],
  ['en', 'as many CM-250 as you have', 'CM-250 × 0 ?'],
  ['tr', 'CM-250 85,00 TL', 'CM-250 × 0 ?'],
  ['en', 'CM-250 3 EUR', 'CM-250 × 0 ?'],
  ['en', 'CM-250 2 kg', 'CM-250 × 0 ?'],
  ['tr', 'CM-250 #3', 'CM-250 × 0 ?'],
  ['tr', 'CM-250 den 2', 'CM-250 × 2 ?'],
  ['tr', 'CM-250 1.250,00', 'CM-250 × 1250 ?'],
  ['tr', 'CM-250;1.250,00', 'CM-250 × 1250 ?'],
  ['tr', 'CM-250 1,000 adet', 'CM-250 × 0 ?'],
  ['tr', 'ten pcs CM-250', 'CM-250 × 10 ?'],
  ['en', 'iki kutu CM-250', 'CM-250 × 2 BX ?'],
  ['tr', 'CM-250 yirmi beş tane', 'CM-250 × 25 ?'],
  ['en', 'a box of CM-250', 'CM-250 × 1 BX ?'],
  ['en', 'a dozen CM-250', 'CM-250 × 1 DZN ?'],
  ['tr', 'Flaster 7', 'tape × 7'],
  ['tr', '(01)09520001000072(10)A1(30)12', 'piezo × 12 ?'],
  ['tr', ']d201095200010000721726123110LOT5\u001d3007', 'piezo × 7 ?'],
] as const)('nothing becomes one but what was left out, in %s: %j is %s', async (language, text, reading) => {
  expect(await one(text, language)).toBe(reading);
});

test.each([
  '(01)08699876543210(17)260101(10)ABC 10 adet',
  '(01)08699876543210 10 adet',
  '60 000000000055501234 SYRINGE 10 ML LUER LOCK 1.000,000 EA 2025-05-15 0,12 EUR 1',
  'Kargo kutusu 10 adet',
  'shipping box 5 pcs',
  'Merhaba, 10 adet pansuman seti istiyoruz.',
])('a line that orders something unknown is no note: %j', async (text) => {
  expect((await identify(text, 'tr')).lines).toMatchObject([{ isSure: false, items: [] }]);
  expect((await identify(text, 'tr')).lines[0]).not.toHaveProperty('isNote');
});

test.each(['CM-250 5 adet, CM-500 3 adet', '2 kutu CM-250 ve 3 kutu CM-500', 'CM-250 x 2 + CM-500 x 4'])(
  'several items with quantities on a line are asked for one by one: %j',
  async (text) => {
    expect((await identify(text, 'tr')).lines).toMatchObject([
      { isSure: false, question: 'several', items: [] },
    ]);
  },
);

test.each([
  ['tr', 'CM-250 kutu 3', 'CM-250 × 3 BX ?'],
  ['tr', 'Ürün: Flaster CM-250, Birim: kutu, Miktar: 3', 'CM-250 × 3 BX ?'],
  ['en', 'unit: box, CM-250, 3', 'CM-250 × 3 BX ?'],
  ['tr', 'CM-250 3 [BX]', 'CM-250 × 3 BX ?'],
  ['en', '3 CM-250 in boxes', 'CM-250 × 3 BX ?'],
  ['en', '[{"sku":"CM-250","qty":4,"uom":"BX"},', 'CM-250 × 4 BX ?'],
  ['tr', "CM-250 10'lu kutudan 3 tane", 'CM-250 × 3 ?'],
  ['tr', 'CM-250 6 lık 10 adet', 'CM-250 × 10 ?'],
  ['en', 'CM-250 pack/6 10 ea', 'CM-250 × 10 ?'],
  ['en', 'CM-250 3 boxes of 20', 'CM-250 × 3 BX ?'],
  ['tr', 'Malzeme: CM-250 Miktar: 4 Birim: Adet', 'CM-250 × 4'],
  ['tr', 'CM-250......4 adet', 'CM-250 × 4'],
  ['en', 'Could you please send 5 boxes of CM-250', 'CM-250 × 5 BX'],
  ['tr', 'Acil CM-250 3 kutu lütfen', 'CM-250 × 3 BX'],
] as const)('no unit and no pack is left out, in %s: %j is %s', async (language, text, reading) => {
  expect(await one(text, language)).toBe(reading);
});

test.each([
  'CM-250 yaklaşık 20 adet',
  'CM-250 en az 20 adet',
  'CM-250 her salona 20 adet',
  'CM-250 20 adet + 1 bedelsiz',
  'CM-250 20 adet belki',
  'CM-250 20 adet ???',
  'CM-250 lot 20',
  'CM-250 sayfa 20',
  'Seçenek A: CM-250 20 adet',
  'approx. 20 CM-250',
  'CM-250 20 pcs TBC',
  'CM-250 up to 20',
])('each word that is not understood may change the quantity: %j is asked', async (text) => {
  expect(await one(text, 'tr')).toMatch(/^CM-250 × (?:20|0) \?$/u);
});

test.each([
  ['depoda 50 paket CM-250 var', 0],
  ['CM-250 20 adet mevcut', 0],
  ['we still have 15 of CM-250', 0],
  ['CM-250 2 pcs have arrived', 0],
  ['CM-250;2;Adet;Reddedildi', 0],
  ['CM-250;2;Adet;Teslim edildi', 0],
  ['CM-250;2;pcs;Backordered', 0],
])('what is in stock, delivered or rejected is not ordered: %j', async (text, quantity) => {
  const { lines } = await identify(text, 'tr');
  expect(lines).toMatchObject([{ isSure: false, quantity, items: [{ ref: 'CM-250' }] }]);
});

test.each([
  ['GL-100;Lazer lifi;5', 'GL-100 × 5 ?'],
  ['GL-100;Eldiven beyaz;5', 'GL-100 × 5'],
  ['Kod;Ürün adı;Adet\nGL-100;Cerrahi çekiç;5', 'GL-100 × 5 ?'],
  ['Kod;Ürün adı;Adet\nGL-100;Eldiven;5', 'GL-100 × 5'],
])('a description that is another item’s is asked: %j', async (text, reading) => {
  expect((await readingsOf(text, 'tr')).at(-1)?.replace(/^\d+: /u, '')).toBe(reading);
});

test.each([
  ['CM-250\n5 kutu', ['CM-250 × 5 BX']],
  ['REF: CM-250\nMiktar: 3\nCM-500 2 adet', ['CM-250 × 3', 'CM-500 × 2']],
  ['CM-500 2 adet\n7', ['CM-500 × 2', 'nothing × 7 ?']],
  ['1 CM-250\n2 CM-500', ['CM-250 × 0 ?', 'CM-500 × 0 ?']],
  ['1 CM-250 5 adet\n2 CM-500 6 kutu', ['CM-250 × 5', 'CM-500 × 6 BX']],
  ['7 CM-250\n4 CM-500', ['CM-250 × 7', 'CM-500 × 4']],
  ['Aşağıdakileri iptal ediyoruz:\n\nCM-250 5 adet', ['CM-250 × 0 ?']],
  ['Not needed any more:\n- CM-250 x 5\nPlease send:\n- CM-500 x 2', ['CM-250 × 0 ?', 'CM-500 × 2']],
  ['DOLAP SAYIM 24.11\nCM-250 4 adet', ['CM-250 × 4 ?']],
  ['CM-250 5 kutu\n\n> CM-500 8 kutu', ['CM-250 × 5 BX', 'CM-500 × 8 BX ?']],
  ['CM-250 5 kutu\n-----Original Message-----\nCM-500 x 8', ['CM-250 × 5 BX', 'CM-500 × 8 ?']],
  [
    'Kimden: Sevgi <sevgi@hastane.example>\nKonu: sipariş\n- CM-250 5 kutu\n\n> CM-500 8 kutu',
    ['CM-250 × 5 BX', 'CM-500 × 8 BX ?'],
  ],
  ['DELIVERY NOTE No. 880231 - goods dispatched 20.11.2026\nCM-250 4 pcs', ['CM-250 × 4 ?']],
  ['Listemiz şöyle\n> CM-500 8 kutu', ['CM-500 × 8 BX']],
])('lines around a line say what it is: %j', async (text, lines) => {
  const readings = (await readingsOf(text, 'tr')).filter((line) => /CM-|× 7/u.test(line));
  expect(readings.map((line) => line.replace(/^\d+: /u, ''))).toEqual(lines);
});

const issued = 'Kod;Ürün adı;Birim;İstenen;Verilen;Kalan\n';

test.each([
  [`${issued}CM-250;Flaster;Kutu;6;0;6`, 'CM-250 × 6 BX'],
  [`${issued}CM-250;Flaster;Kutu;6;4;2`, 'CM-250 × 6 BX ?'],
  ['Item;Ordered;Shipped\nCM-250;6;6', 'CM-250 × 6 ?'],
  ['Item;Quantity;Closed\nCM-250;6;No', 'CM-250 × 6'],
  ['Item;Quantity;Closed\nCM-250;6;Yes', 'CM-250 × 6 ?'],
  ['Kod;Talep Edilen;Onaylanan\nCM-250;6;4', 'CM-250 × 6 ?'],
  ['Kod;Talep Edilen;Onaylanan\nCM-250;6;6', 'CM-250 × 6'],
  ['Kod;Miktar;Durum\nCM-250;6;Kapalı', 'CM-250 × 0 ?'],
  ['Kod;Kutu;Adet\nCM-250;2;', 'CM-250 × 2 BX'],
  ['Kod;Kutu;Adet\nCM-250;0;24', 'CM-250 × 24'],
  // Two boxes and ten pieces.
  ['Kod;Kutu;Adet\nCM-250;2;10', 'CM-250 × 0 ?'],
  ['Code;Boxes;Pieces\nCM-250;2;', 'CM-250 × 2 BX'],
])('columns with what became of a quantity, or with another one, are compared: %j', async (text, reading) => {
  expect((await readingsOf(text, 'tr')).at(-1)?.replace(/^\d+: /u, '')).toBe(reading);
});

test.each([
  ['TR-M\tM\t2', 'TR-M × 2'],
  ['TR-L;2;L', 'TR-L × 2'],
  ['TR-80\t8,0\t10', 'TR-80 × 8 ?'],
  ['TR-80\t8\t20', 'TR-80 × 8 ?'],
  ['RC-25/40\t450\t10\t4500', 'RC-25/40 × 450 ?'],
  ['RC-25/40;450,00;10;4.500,00', 'RC-25/40 × 10'],
  ['RC-25/40;2026', 'RC-25/40 × 2026 ?'],
  ['CM-250;3;KL', 'CM-250 × 3 ?'],
  ['CM-250;3;palet', 'CM-250 × 3 ?'],
  ['CM-250;3;+2 hediye', 'CM-250 × 3 ?'],
  ['CM-250;3;per month', 'CM-250 × 3 ?'],
  ['CM-250;3;alınmayacak', 'CM-250 × 0 ?'],
  ['CM-250;3;acil', 'CM-250 × 3'],
  ['CM-250;Flaster beyaz;3', 'CM-250 × 3'],
  ['- [x] CM-250 2 adet', 'CM-250 × 2 ?'],
  ['❌ CM-250 2', 'CM-250 × 2 ?'],
  ['~~CM-250 7~~', 'CM-250 × 7 ?'],
  ['CM-250 7 adet 🙏', 'CM-250 × 7'],
  ['2.RC-25/40 7', 'RC-25/40 × 7'],
  ['٦٦٠٢٨١٧٥ ٧ adet', '66028175 × 7'],
])('in a row without a heading, what is not understood is asked: %j is %s', async (text, reading) => {
  expect(await one(text, 'tr')).toBe(reading);
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
    expect(performance.now() - start, text.slice(0, 20)).toBeLessThan(2 * seconds);
  }
});
