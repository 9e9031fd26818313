import { expect, test } from 'vitest';
import { wordParts } from '#domain/shared/word-parts.ts';

test.each([
  ['tr', 'dakri-yosis-tori-nostomide'],
  ['tr', 'değiş-tiri-lebil-diğinden'],
  ['tr', 'İNTRAO-PERATİF-LEŞTİRME,'],
  ['en', 'dacryo-cysto-rhinostomy'],
  ['en', 'elec-troen-cepha-lographic'],
] as const)('in %s, %s may be hyphenated between its syllables', (language, hyphenated) => {
  expect(wordParts(hyphenated.replaceAll('-', ''), language).join('-')).toBe(hyphenated);
});

test.each(['Sterilizasyon', '09520001001260', 'https://example.com/a-long-address', 'DZ.H70.010', ''])(
  '"%s" is not hyphenated',
  (word) => {
    expect(wordParts(word, 'tr')).toEqual([word]);
  },
);
