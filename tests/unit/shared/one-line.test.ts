import { expect, test } from 'vitest';
import { oneLine } from '#domain/shared/one-line.ts';

test('a line of text has single spaces in place of line breaks, tabs and control characters', () => {
  expect(oneLine(' a\r\n\tb\u0000\u2029c\u001B[1m ')).toBe('a b c [1m');
});

test('a line of text has no invisible signs, but keeps joiners of emoji', () => {
  expect(oneLine('a\u202Eb\u00AD\u200F \u{1F469}\u200D\u{1F52C}')).toBe('a b \u{1F469}\u200D\u{1F52C}');
});

test('a line of text is truncated between whole characters', () => {
  expect(oneLine('😀😀😀', 2)).toBe('😀😀…');
  expect(oneLine('ab cd', 3)).toBe('ab…');
  expect(oneLine('abc', 3)).toBe('abc');
});
