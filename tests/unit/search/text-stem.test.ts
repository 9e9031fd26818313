import { expect, test } from 'vitest';
import { fold } from '#domain/shared/fold.ts';
import { stemOf } from '#domain/search/words/text-stem.ts';

const stem = (word: string): string => stemOf(fold(word));

test.each([
  ['teleskopu', 'teleskop'],
  ['teleskopların', 'teleskop'],
  ['burların', 'burlar'],
  ['ameliyatında', 'ameliyat'],
  ['implantını', 'implant'],
  ['mikroskobuyla', 'mikroskop'],
  ['dumanını', 'duman'],
  ['scissors', 'scissor'],
  ['dressings', 'dressing'],
])('%s has the stem of %s', (word, other) => {
  expect(stem(word)).toBe(stem(other));
});

test.each([
  ['kamera', 'kanama'],
  ['rhinoplasty', 'rhinophyma'],
  ['lazer', 'lamba'],
])('%s and %s have different stems', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test('a word with a digit is its own stem, and no stem is a word', () => {
  expect(stem('4k')).toBe('~4k');
  expect(stem('tur')).toBe('~tur');
});
