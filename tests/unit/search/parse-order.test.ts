import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxOrderLines, parseOrder } from '#domain/search/parse-order.ts';

const readingsOf = (text: string) => parseOrder(text).lines[0]?.readings ?? [];

test.each([
  ['FM.1140.114\t3', 'FM.1140.114', 3],
  ['FM.1140.114;3', 'FM.1140.114', 3],
  ['FM.1140.114, 3', 'FM.1140.114', 3],
  ['FM.1140.114,3', 'FM.1140.114', 3],
  ['FM.1140.114    3', 'FM.1140.114', 3],
  ['FM.1140.114 3', 'FM.1140.114', 3],
  ['FM.1140.114 x3', 'FM.1140.114', 3],
  ['FM.1140.114: 3 adet', 'FM.1140.114', 3],
  ['FM.1140.114 - 3 ADET', 'FM.1140.114', 3],
  ['3\tFM.1140.114', 'FM.1140.114', 3],
  ['3; FM.1140.114', 'FM.1140.114', 3],
  ['3, FM.1140.114', 'FM.1140.114', 3],
  ['3 FM.1140.114', 'FM.1140.114', 3],
  ['3 x FM.1140.114', 'FM.1140.114', 3],
  ['3 adet FM.1140.114', 'FM.1140.114', 3],
  ['3 pcs FM.1140.114', 'FM.1140.114', 3],
  ['FM.1140.114', 'FM.1140.114', 1],
  ['"FM.1140.114";"3"', 'FM.1140.114', 3],
  ['"Elmas frez, 2,5 mm",3', 'Elmas frez, 2,5 mm', 3],
  ['"Boru 3/4"" uç"\t2', 'Boru 3/4" uç', 2],
  ['Işıklı Ekartör;1.250', 'Işıklı Ekartör', 1250],
  ['Lighted retractor\t1,250', 'Lighted retractor', 1250],
  ['FM.1140.114\t3,00', 'FM.1140.114', 3],
  ['66017404;12', '66017404', 12],
  ['12;66017404', '66017404', 12],
  ['1\tFM.1140.114\tVentilasyon tüpü\t12\tadet', 'FM.1140.114', 12],
  ['Elmas frez 2,5 mm', 'Elmas frez 2,5 mm', 1],
  ['\u00A0FM.1140.114\u00A0\u00A03\u00A0', 'FM.1140.114', 3],
] as const)('%j can be read as %s, %i times', (text, what, quantity) => {
  expect(readingsOf(text)).toContainEqual({ what, quantity });
});

test.each(['FM.1140.114;0', 'FM.1140.114\t-3', 'FM.1140.114;2,5', 'FM.1140.114;1000000', 'FM.1140.114, 0'])(
  'the quantity of %s cannot be ordered',
  (text) => {
    expect(readingsOf(text)[0]).toEqual({ what: 'FM.1140.114', quantity: 0 });
  },
);

test('a search looks for all texts of a row, without its quantity', () => {
  const [row] = parseOrder('7;X-99;Eğri elmas frez;4').lines;
  expect(row?.guess).toEqual({ what: 'X-99 Eğri elmas frez', quantity: 4 });
  expect(parseOrder('2 adet eğri frez').lines[0]?.guess).toEqual({ what: 'eğri frez', quantity: 2 });
});

test('lines keep their numbers and texts; blank lines, lines of signs and the names of columns are no lines', () => {
  const { lines } = parseOrder('\uFEFFREF;Ürün;MİKTAR\r\n\r\nA-1;1\n---\n B-2;2 \u2028C-3;3');
  expect(lines.map(({ line, text }) => [line, text])).toEqual([
    [3, 'A-1;1'],
    [5, 'B-2;2'],
    [6, 'C-3;3'],
  ]);
});

test('an order of too many lines is read as far as it goes, and the others are counted', () => {
  const { lines, more } = parseOrder('A-1;1\n'.repeat(maxOrderLines + 7));
  expect(lines).toHaveLength(maxOrderLines);
  expect(more).toBe(7);
});

test('any text is read, and every line has readings with quantities that fit', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom('1', 'x', ',', ' ', ';', '\t', '"', '-', '.', ':', '\n') }),
      ),
      (text) => {
        for (const { readings } of parseOrder(text).lines) {
          expect(readings.length).toBeGreaterThan(0);
          for (const { quantity } of readings) expect(quantity).toBeLessThanOrEqual(999_999);
        }
      },
    ),
  );
  const hostile = [
    '1 '.repeat(50_000),
    '-'.repeat(100_000),
    `"${','.repeat(100_000)}`,
    `a${' '.repeat(99_999)}1`,
  ];
  for (const text of hostile) expect(parseOrder(`${text}\n`.repeat(3)).lines.length).toBeLessThanOrEqual(3);
});
