import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncateDescription } from '../../../src/lib/truncate-description.ts';

test('a short description is unchanged but for line breaks', () => {
  expect(truncateDescription(' İğne ve\n\nışık. ')).toBe('İğne ve ışık.');
});

test('a long description ends after a sentence that fills half of the limit', () => {
  const first = `A ${'long '.repeat(20)}sentence.`;
  expect(truncateDescription(`${first} ${'and another '.repeat(10)}`)).toBe(first);
});

test('a long sentence is truncated after a word, with an ellipsis and no comma before it', () => {
  expect(truncateDescription(`Short. ${'one two, '.repeat(40)}`)).toMatch(/ (?:one|two)…$/u);
});

test('no description is longer than 160 characters or truncated inside a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const brief = truncateDescription(text);
      expect(Array.from(brief).length).toBeLessThanOrEqual(160);
      expect(brief.isWellFormed()).toBe(true);
    }),
  );
});
