import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '#domain/shared/fold.ts';

test.each([
  ['isik', 'ışık', 'IŞIK', 'İSIK', 'Işık'],
  ['cigdem', 'Çiğdem', 'ÇİĞDEM', 'çiğdem'],
  ['reunion', 'Réunion', 'RÉUNION'],
])('%s is the folded form of its spellings', (plain, ...spellings) => {
  for (const spelling of spellings) expect(fold(spelling)).toBe(plain);
});

test('folding a folded text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
