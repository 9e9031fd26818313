import { expect, test } from 'vitest';
import { oneLine } from '#domain/shared/one-line.ts';

test('breaks, tabs and control characters become single spaces', () => {
  expect(oneLine(' a\r\n\tb\u0000\u2029c\u001B[1m ')).toBe('a b c [1m');
});

test('characters that turn the direction of writing go, those that join others stay', () => {
  expect(oneLine('a\u202Eb \u{1F469}\u200D\u{1F52C}')).toBe('a b \u{1F469}\u200D\u{1F52C}');
});

test('a text is cut after so many characters, halves of none', () => {
  expect(oneLine('😀😀😀', 2)).toBe('😀😀…');
  expect(oneLine('ab cd', 3)).toBe('ab…');
  expect(oneLine('abc', 3)).toBe('abc');
});
