import { expect, test } from 'vitest';
import { queryCodes } from '#domain/search/query/query-codes.ts';

test.each([
  ['katalog no 66028175 var mı', '=66028175'],
  ['REF: BV-N15L', '=bvn15l'],
  ['ürün kodu:RC-25/40, 10 adet', '=rc2540'],
  ['bv n15l portegü', '=bvn15l'],
  ['dz h70 031 frez', '=dzh70031'],
  ['SC 10', '=sc10'],
  ['GR-NF', '=grnf'],
  ['DEMO-1085 belgesi', '=demo1085'],
  ['9520001000072', '=09520001000072'],
  ['0109520001000072', '=09520001000072'],
  ['(01)09520001000072(17)270131(10)A1 kaç tane kaldı', '=09520001000072'],
])('%j may name %s', (query, code) => {
  expect(queryCodes(query)).toContain(code);
});

test.each([
  ['30 derece', '=30'],
  ['bur or 1 mm', '=or1'],
  ['köpük yara örtüsü', '=kopuk'],
])('%j does not name %s', (query, code) => {
  expect(queryCodes(query)).not.toContain(code);
});
