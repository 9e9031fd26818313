import { expect, test } from 'vitest';
import { type ListItem, encodeItems, itemKey } from '#contracts/list/items.ts';
import { decodeItems, isCompleteItem } from '#contracts/list/decode-items.ts';
import { withAmounts, withTypedAmount } from '#contracts/list/typed-amount.ts';
import { maxQuantity } from '#domain/shared/quantity.ts';
import { languages } from '#domain/shared/language.ts';
import { amountText, isUnit } from '#domain/shared/unit.ts';

const box: ListItem = { slug: 'tip', unit: 'BX', quantity: 1 };
const piece: ListItem = { slug: 'tip', quantity: 1 };

test.each([
  ['10', 10, 'BX'],
  ['10 paket', 10, 'PK'],
  ['1.000 adet', 1000, undefined],
  ['2 Kutu', 2, 'BX'],
  ['7 pieces', 7, undefined],
  ['x5', 5, 'BX'],
  ['12 (on iki) koli', 12, 'CT'],
  ['3 metre', 3, 'MTR'],
  ['٣ kg', 3, 'KGM'],
] as const)('%j for boxes is %s in the unit %s', (text, quantity, unit) => {
  expect(withTypedAmount({ ...box, typed: '?' }, text, 'tr')).toEqual({ ...piece, quantity, unit });
});

test.each([
  '1,000',
  '2,000 kutu',
  '12,000 kg',
  '5-10',
  '',
  '3 kutucuk',
  '2,5 kutu',
  '0 kutu',
  '1000000 kutu',
  '3 mm',
  '3 kutu 2 paket',
  '%3',
])('%j is no amount, and stays as it was typed', (text) => {
  expect(withTypedAmount(box, text, 'tr')).toEqual({ ...box, quantity: 0, typed: text });
});

const units = 'BX PK SET KT CT CS RO PR DZN BE BO TU BG SH AM VI CA JC MTR KGM GRM LTR MLT'.split(' ');

test.each(languages.flatMap((language) => units.map((unit) => [language, unit] as const)))(
  'what the site writes in %s for the unit %s is read as that',
  (language, unit) => {
    expect(isUnit(unit)).toBe(true);
    for (const quantity of [1, 2, 12_000]) {
      const text = amountText({ quantity, unit }, language);
      expect(withTypedAmount(piece, text, language), text).toEqual({ ...piece, quantity, unit });
    }
  },
);

test.each([
  ['tip:3 kutu,drill', 'tip*BX:3,drill'],
  ['tip: 3 boxes , drill', 'tip*BX:3,drill'],
  ['tip:1.000 kutu,drill:2', 'tip*BX:1000,drill:2'],
  ['tip*BX:2 adet', 'tip:2'],
])('the link %s that somebody wrote asks for %s', (text, items) => {
  expect(encodeItems(decodeItems(text, 'tr') ?? [])).toBe(items);
});

test('a thousand boxes with a comma are one item of an English link', () => {
  expect(encodeItems(decodeItems('tip:1,000 boxes,drill', 'en') ?? [])).toBe('tip*BX:1000,drill');
});

/** The list, as text, with other amounts of some of its items. */
const changed = (list: string, texts: Readonly<Record<string, string>>): string => {
  const items = decodeItems(list) ?? [];
  const amounts = items.flatMap((item) => {
    const text = texts[itemKey(item)];
    return text === undefined ? [] : [[itemKey(item), withTypedAmount(item, text, 'tr')] as const];
  });
  return encodeItems(withAmounts(items, new Map(amounts), 'tr'));
};

test.each([
  ['another quantity', 'a,b:2', { a: '5' }, 'a:5,b:2'],
  ['another unit', 'a,b:2', { a: '3 kutu' }, 'a*BX:3,b:2'],
  ['another unit of a variant', 'a~RC-1:2,a', { 'a~RC-1': '3 kutu' }, 'a~RC-1*BX:3,a'],
  ['a unit that the list has', 'a,b,a*BX:2', { a: '3 kutu' }, 'a*BX:5,b'],
  ['both that join and change', 'a,a*BX:2', { a: '3 kutu', 'a*BX': '4' }, 'a*BX:7'],
  ['two that change places', 'a,a*BX:2', { a: '3 kutu', 'a*BX': '5 adet' }, 'a*BX:3,a:5'],
  ['three that become one', 'a:1,a*BX:2,a*PK:3', { a: '4 paket', 'a*BX': '5 paket' }, 'a*PK:12'],
] as const)('%s: %s', (_, list, texts, expected) => {
  expect(changed(list, texts)).toBe(expected);
});

test.each([
  [`a,a*BX:${maxQuantity}`, { a: '3 kutu' }, `a:?3%20kutu,a*BX:${maxQuantity}`],
  ['a,a*BX:?xyz', { a: '1.000 kutu' }, 'a:?1%2E000%20kutu,a*BX:?xyz'],
  [
    `a,a*BX:${maxQuantity},a*PK:2`,
    { a: '3 kutu', 'a*PK': '5 adet' },
    `a:?3%20kutu,a*BX:${maxQuantity},a*PK:?5`,
  ],
])(
  'an amount that cannot join the other line of %s stays to be corrected, and nothing is lost',
  (list, texts, expected) => {
    const result = changed(list, texts);
    expect(result).toBe(expected);
    const items = decodeItems(result) ?? [];
    expect(new Set(items.map(itemKey)).size).toBe(decodeItems(list)?.length);
    expect(items.every(isCompleteItem)).toBe(false);
  },
);
