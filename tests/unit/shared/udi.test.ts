import { expect, test } from 'vitest';
import { isDemonstrationGtin, isUdiDi } from '#domain/shared/udi.ts';

// GTINs of the GS1 General Specifications; the HIBC code is the example of HIBCC's standard.
test.each(['09506000134352', '00614141123452', '+A123BJC5D6E71G'])('%s is a valid UDI-DI', (code) => {
  expect(isUdiDi(code)).toBe(true);
});

test.each([
  ['a wrong check digit', '09506000134353'],
  ['two digits changed places', '09506001034352'],
  ['13 digits', '9506000134352'],
  ['letters', '0950600013435A'],
  ['a wrong check character', '+A123BJC5D6E71H'],
  ['an HIBC code without its plus', 'A123BJC5D6E71G'],
  ['nothing', ''],
])('a UDI-DI is rejected: %s', (_, code) => {
  expect(isUdiDi(code)).toBe(false);
});

test('a GTIN with the GS1 prefix 952 is a demonstration at every packaging level', () => {
  expect(isDemonstrationGtin('09520001000072')).toBe(true);
  expect(isDemonstrationGtin('19520001000079')).toBe(true);
  expect(isDemonstrationGtin('09506000134352')).toBe(false);
});
