import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, readingMinutes, splitLead } from '#domain/news/news-item.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'uç').join(' ');
const lengthOf = (text: string): number => Array.from(text).length;
const oneLine = (text: string): string => text.replace(/[^\S\u00A0]+/gu, ' ').trim();
const short = fc.string({ unit: 'binary', maxLength: 130 }).filter((text) => !text.includes('\n'));
const long = fc
  .string({ unit: fc.constantFrom('a', 'ı', '😀', ' ', '\t'), minLength: 131, maxLength: 300 })
  .filter((text) => lengthOf(oneLine(text)) > 130);

test('a text of 130 characters is its own excerpt', () => {
  expect(excerpt('a'.repeat(130))).toBe('a'.repeat(130));
});

test('the excerpt of 131 characters is the first 130 and an ellipsis', () => {
  expect(excerpt('a'.repeat(131))).toBe(`${'a'.repeat(130)}…`);
});

test('an excerpt counts a surrogate pair as one character and never splits it', () => {
  expect(excerpt('😀'.repeat(130))).toBe('😀'.repeat(130));
  expect(excerpt('😀'.repeat(131))).toBe(`${'😀'.repeat(130)}…`);
});

test('an excerpt has single spaces in place of runs of white space, and keeps those that do not break', () => {
  expect(excerpt('  Yeni  bir \t ofis açtık: 6\u00A0Mart. ')).toBe('Yeni bir ofis açtık: 6\u00A0Mart.');
});

test('an excerpt ends with the first paragraph', () => {
  expect(excerpt(`\nYeni bir ofis açtık.\n${words(100)}`)).toBe('Yeni bir ofis açtık.');
});

test('a longer text ends at its last whole word within 130 characters', () => {
  expect(excerpt(`${'a'.repeat(120)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(120)}…`);
  expect(excerpt(`${'a'.repeat(120)} ${'b'.repeat(9)} c`)).toBe(`${'a'.repeat(120)} ${'b'.repeat(9)}…`);
});

test.each([',', '.', ':', ' –'])('an excerpt has no “%s” before its ellipsis', (sign) => {
  expect(excerpt(`${'a'.repeat(100)}${sign} ${'b'.repeat(40)}`)).toBe(`${'a'.repeat(100)}…`);
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

test('the excerpt of a long text is a well-formed beginning of it and an ellipsis', () => {
  fc.assert(
    fc.property(long, (text) => {
      const result = excerpt(text);
      const beginning = result.slice(0, -1);
      expect(result).toBe(`${beginning}…`);
      expect(result.isWellFormed()).toBe(true);
      expect(oneLine(text).startsWith(beginning)).toBe(true);
      expect(lengthOf(beginning)).toBeLessThanOrEqual(130);
      expect(lengthOf(beginning) === 130 || oneLine(text)[beginning.length] === ' ').toBe(true);
    }),
  );
});

test('an article is led by its first sentence, or by its first paragraph if that is one', () => {
  expect(splitLead('Dr. Ak geldi. Kaldı.\nGitti.')).toEqual({
    lead: 'Dr. Ak geldi.',
    rest: 'Kaldı.\nGitti.',
  });
  expect(splitLead('Dr. Ak geldi.\nGitti. Bitti.')).toEqual({ lead: 'Dr. Ak geldi.', rest: 'Gitti. Bitti.' });
  expect(splitLead('')).toEqual({ lead: '', rest: '' });
});

test.each([
  [0, 1],
  [166, 1],
  [248, 1],
  [250, 2],
  [830, 5],
])('%i Turkish words take %i minutes to read', (count, minutes) => {
  expect(readingMinutes({ tr: words(count), en: '' })).toBe(minutes);
});

test.each([
  [228, 1],
  [341, 1],
  [343, 2],
  [1140, 5],
])('%i English words take %i minutes to read', (count, minutes) => {
  expect(readingMinutes({ tr: '', en: words(count) })).toBe(minutes);
});

test('the version that takes longer determines the reading time', () => {
  expect(readingMinutes({ tr: words(500), en: words(600) })).toBe(3);
  expect(readingMinutes({ tr: words(10), en: words(912) })).toBe(4);
});

test('white space does not change the reading time', () => {
  expect(readingMinutes({ tr: `\n${words(166).replaceAll(' ', ' \n\n ')}\n`, en: '' })).toBe(1);
});
