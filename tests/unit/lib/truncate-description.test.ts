import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { truncateDescription } from '../../../src/lib/truncate-description.ts';

test('a short text stays as it is, on one line', () => {
  expect(truncateDescription(' İğne ve\n\nışık. ')).toBe('İğne ve ışık.');
});

test('whole sentences are kept where they say enough', () => {
  const first = `A ${'long '.repeat(20)}sentence.`;
  expect(truncateDescription(`${first} ${'and another '.repeat(10)}`)).toBe(first);
});

test('a long sentence ends at a word, with an ellipsis and no comma before it', () => {
  expect(truncateDescription(`Short. ${'one two, '.repeat(40)}`)).toMatch(/ (?:one|two)…$/u);
});

test('no text is longer than search engines show, or cut in the middle of a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const brief = truncateDescription(text);
      expect(Array.from(brief).length).toBeLessThanOrEqual(160);
      expect(brief.isWellFormed()).toBe(true);
    }),
  );
});
