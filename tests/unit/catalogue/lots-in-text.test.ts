import { expect, test } from 'vitest';
import { readLots } from '#domain/catalogue/documents/lots-in-text.ts';

test.for([
  ['LOT 24-0117', '24-0117'],
  ['LOT24-0117', '24-0117'],
  ['lot: 24 0117', '24 0117'],
  ['Lot No.: 4-2291', '4-2291'],
  ['[LOT] KX-24', 'KX-24'],
  ['LOT KXAB', 'KXAB'],
  ['lot numaram 24-0117', '24-0117'],
  ['24-0117 numaralı lot', '24-0117'],
  ['24-0117 (LOT)', '24-0117'],
  ['PARTİ NO 24-0117', '24-0117'],
  ['Parti/Lot No: OM-2405-118', 'OM-2405-118'],
  ['Seri/LOT: KX-24', 'KX-24'],
  ['seri no: 4711', '4711'],
  ['batch no. B 240512', 'B 240512'],
  ['lot number of this is 24-0117', '24-0117'],
  ['Ch.-B. 240512', '240512'],
  ['партия 24-0117', '24-0117'],
  ['(10)24-0117', '24-0117'],
  ['(17)270131(10)24-0117', '24-0117'],
])('%s is the lot %s', ([text = '', lot]) => {
  expect(readLots(text)?.lots).toEqual([lot]);
});

test.for([
  ['Virelda 24 lot 24-0117', ['24-0117'], 'Virelda 24'],
  ['LOT 24-0117 REF XL-5258', ['24-0117'], 'REF XL-5258'],
  ['XL-5258, LOT: LT 2026-04', ['LT 2026-04'], 'XL-5258'],
  ['lot 24-0117, 24-0118 ve 24-0119', ['24-0117', '24-0118', '24-0119'], ''],
  ['(01)09506000134352(17)270131(10)24-0117', ['24-0117'], '09506000134352'],
  ['0109506000134352172701311024-0117', ['24-0117'], '09506000134352'],
  ['https://id.gs1.org/01/09506000134352/10/AB-1?17=261231', ['AB-1'], '09506000134352'],
] as const)('%s names %j beside “%s”', ([text, lots, rest]) => {
  expect(readLots(text)).toEqual({ lots, rest });
});

test.for([
  '24-0118',
  'XL-5258',
  'lot',
  'slot 24',
  'pilot 2405',
  'Joralis serisi 80',
  'charge 80 %',
  'lotus 24',
  'mikro frez (10) adet',
  '(01)09506000134352(17)270131',
  '',
])('%s names no lot', (text) => {
  expect(readLots(text)).toBeUndefined();
});
