import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, readingMinutes } from '#domain/news/news-item.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'uç').join(' ');
const lengthOf = (text: string): number => Array.from(text).length;
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const short = fc.string({ unit: 'binary', maxLength: 130 });
const long = fc
  .string({ unit: fc.constantFrom('a', 'ı', '😀', ' ', '\n'), minLength: 131, maxLength: 300 })
  .filter((text) => lengthOf(oneLine(text)) > 130);

test('a text of 130 characters is its own excerpt', () => {
  expect(excerpt('a'.repeat(130))).toBe('a'.repeat(130));
});

test('a text of 131 characters is cut at 130 and ends in an ellipsis', () => {
  expect(excerpt('a'.repeat(131))).toBe(`${'a'.repeat(130)}…`);
});

test('a character outside the basic plane counts once and is kept whole', () => {
  expect(excerpt('😀'.repeat(130))).toBe('😀'.repeat(130));
  expect(excerpt('😀'.repeat(131))).toBe(`${'😀'.repeat(130)}…`);
});

test('paragraphs and runs of white space become one line', () => {
  expect(excerpt('  Yeni\n\nbir \t ofis\u00A0açtık. ')).toBe('Yeni bir ofis açtık.');
});

test('no space stands before the ellipsis', () => {
  expect(excerpt(`${'a'.repeat(129)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(129)}…`);
});

test('an empty text has an empty excerpt', () => {
  expect(excerpt(' \n ')).toBe('');
});

test('the excerpt of a short text is the whole text in one line', () => {
  fc.assert(
    fc.property(short, (text) => {
      expect(excerpt(text)).toBe(oneLine(text));
    }),
  );
});

test('the excerpt of a long text is the beginning of its line, well-formed, and an ellipsis', () => {
  fc.assert(
    fc.property(long, (text) => {
      const cut = excerpt(text);
      const kept = cut.slice(0, -1);
      expect(cut).toBe(`${kept}…`);
      expect(cut.isWellFormed()).toBe(true);
      expect(oneLine(text).startsWith(kept)).toBe(true);
      // Two spaces never follow each other in a line, so at most one was taken off the end.
      expect([129, 130]).toContain(lengthOf(kept));
    }),
  );
});

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [400, 2],
  [1000, 5],
])('%i words take %i minutes', (count, minutes) => {
  expect(readingMinutes({ tr: words(count), en: '' })).toBe(minutes);
});

test('the longer version sets the reading time', () => {
  expect(readingMinutes({ tr: words(10), en: words(800) })).toBe(4);
  expect(readingMinutes({ tr: words(800), en: words(10) })).toBe(4);
});

test('white space around and between words is not counted', () => {
  expect(readingMinutes({ tr: `\n${words(200).replaceAll(' ', ' \n\n ')}\n`, en: '' })).toBe(1);
});
