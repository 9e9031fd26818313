import { expect, test } from 'vitest';
import { findUdiDis, readUdiDi } from '#domain/shared/scanned-code.ts';

// GTINs of the GS1 General Specifications; the HIBC codes are examples of HIBCC's standard.
test.each([
  ['09506000134352', '09506000134352'],
  ['9506000134352', '09506000134352'],
  ['614141123452', '00614141123452'],
  ['00614141123452', '00614141123452'],
  ['96385074', '00000096385074'],
  ['0109506000134352', '09506000134352'],
  ['01095060001343521726123110ABC123', '09506000134352'],
  ['010950600013435210LOT-7\u001D17261231', '09506000134352'],
  ['1726123110LOT-7\u001D0109506000134352', '09506000134352'],
  ['10LOT-7<GS>0109506000134352', '09506000134352'],
  ['21A1^]0109506000134352', '09506000134352'],
  [']d20109506000134352172612311012', '09506000134352'],
  [']C10109506000134352', '09506000134352'],
  ['\u001D0109506000134352', '09506000134352'],
  ['(01)09506000134352(17)261231(10)ABC', '09506000134352'],
  ['(17)261231(10)ABC(01)09506000134352', '09506000134352'],
  ['https://id.gs1.org/01/09506000134352/10/ABC?17=261231', '09506000134352'],
  ['+A123BJC5D6E71G', '+A123BJC5D6E71G'],
  ['*+A123BJC5D6E71G*', '+A123BJC5D6E71G'],
  ['+A123BJC5D6E71/$$52001510X3L', '+A123BJC5D6E71G'],
])('%j says the UDI-DI %s', (code, udiDi) => {
  expect(readUdiDi(code)).toBe(udiDi);
});

test.each([
  ['a wrong check digit', '09506000134353'],
  ['a wrong check digit in GS1 data', '0109506000134353'],
  ['a REF', '66028175'],
  ['a short number', '1234567'],
  ['GS1 data without a GTIN', '1726123110LOT'],
  ['a number that is too long', '095060001343520'],
  ['a word', 'flaster'],
  ['nothing', ''],
])('there is no UDI-DI in %s', (_, code) => {
  expect(readUdiDi(code)).toBeUndefined();
});

test.each([
  ['GTIN: 09506000134352, 10 adet', '09506000134352'],
  ['10 x (01) 09506000134352 (17) 261231 (10) LOT5 alacağız', '(01) 09506000134352 (17) 261231 (10) LOT5'],
  ['Flaster (9506000134352); 5', '9506000134352'],
  ['UDI-DI=+A123BJC5D6E71G.', undefined],
  ['barkod 0109506000134352172612311012 5 kutu', '0109506000134352172612311012'],
  ['95 06 000', undefined],
])('the code of %j is %s', (text, code) => {
  expect(findUdiDis(text).map(({ start, end }) => text.slice(start, end))).toEqual(
    code === undefined ? [] : [code],
  );
});

test('a text of any length and sign is read in time', () => {
  for (const text of ['(01)'.repeat(20_000), ')'.repeat(20_000), '01'.repeat(20_000), '+A'.repeat(20_000)])
    expect(findUdiDis(text)).toEqual([]);
});

test.each([
  ['(01)09506000134352(17)261231(10)24-0117', '24-0117'],
  ['0109506000134352172612311024-0117', '24-0117'],
  ['010950600013435210LOT-7\u001D17261231', 'LOT-7'],
  ['https://id.gs1.org/01/09506000134352/10/ABC?17=261231', 'ABC'],
  ['(01)09506000134352(17)261231', undefined],
  ['09506000134352', undefined],
])('%j says the lot %s', (code, lot) => {
  expect(findUdiDis(code).map((each) => each.lot)).toEqual([lot]);
});
