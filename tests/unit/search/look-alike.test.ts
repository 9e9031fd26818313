import { expect, test } from 'vitest';
import { lookAlike, lookAlikesOf, refAmong } from '#domain/search/words/look-alike.ts';
import { wholeName } from '#domain/search/words/words.ts';

test.for([
  ['BX-4045-220', 'BX-4045-22O'],
  ['BX-4045-175D', 'bx 4O45 l75d'],
  ['BX-4045-175D', '8X.4O4S-I7SD'],
  ['RC-36/40', 'RC-3G/40'],
  ['FM.1140.114', 'FM.ıı4o.İl4'],
  ['ZL-20', '2L-2O'],
] as const)('%s is read as %s', ([ref, misread]) => {
  expect(lookAlike(misread)).toBe(lookAlike(ref));
  expect(wholeName(misread)).not.toBe(wholeName(ref));
});

test.for([
  ['BX-4045-220', 'BX-4045-225'],
  ['BX-4045-220', 'BY-4045-220'],
] as const)('%s is not %s', ([ref, other]) => {
  expect(lookAlike(other)).not.toBe(lookAlike(ref));
});

test('words and sizes are misread for nothing', () => {
  expect(lookAlikesOf(['=bone', '=lobosizer', '=4mm', '=10x', '=1050', '=8x100'])).toEqual([]);
  expect(lookAlikesOf(['=bx22o0', '=dc6o', '=10500'])).toEqual(['=?8x2200', '=?dc60', '=?10500']);
});

const among = (refs: readonly string[], ...names: readonly string[]): string | undefined =>
  refAmong(refs, new Set([...names.map(wholeName), ...names.map(lookAlike)]));

test('the REF that is a name counts before one that looks like it', () => {
  expect(among(['LT-10', 'LT-IO', 'LT-100'], 'LT-10')).toBe('LT-10');
  expect(among(['LT-10', 'LT-100'], 'LT-IO')).toBe('LT-10');
});

test('of REFs that look alike, none is meant by what looks like both', () => {
  expect(among(['LT-10', 'LT-1O'], 'LT-IO')).toBeUndefined();
  expect(among(['SW-10'], 'LT-IO')).toBeUndefined();
});
