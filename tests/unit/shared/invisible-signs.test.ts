import { expect, test } from 'vitest';
import { isBlank, removeReorderingSigns, removeStraySigns } from '#domain/shared/invisible-signs.ts';

test.for([
  ['nothing', ''],
  ['spaces of all widths', ' \t\u00A0\u2003\u3000'],
  ['zero-width spaces and joiners', '\u200B\u200C\u200D\u2060'],
  ['a byte order mark', '\uFEFF'],
  ['soft hyphens', '\u00AD\u00AD'],
  ['the empty Braille pattern', '\u2800'],
  ['Hangul fillers', '\u3164\u115F\u1160\uFFA0'],
  ['direction marks, embeddings and isolates', '\u200E\u200F\u061C\u202A\u202E\u202C\u2066\u2069'],
  ['variation selectors and tags', '\uFE0F\u{E0101}\u{E0041}'],
  ['the Mongolian vowel separator and interlinear annotations', '\u180E\uFFF9\uFFFB'],
  ['control characters', '\u0000\u001B'],
] as const)('%s is blank', ([, text]) => {
  expect(isBlank(text)).toBe(true);
});

test.for(['-', '.', '\u2801', '\u3163', 'ـ', '\u0600', '🏴'])('%s is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});

test('stray signs go; joiners of Persian letters and emoji, and flags of tags, stay', () => {
  expect(removeStraySigns('Ali\u200B \u202EVeli\u202C\uFEFF')).toBe('Ali Veli');
  for (const text of ['می\u200Cخواهم', '\u{1F469}\u200D\u2695\uFE0F', '\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}'])
    expect(removeStraySigns(text)).toBe(text);
});

test('overrides and embeddings go from a text in Arabic, whose marks stay', () => {
  expect(removeReorderingSigns('\u202Eسعر\u202C C++\u200F \u2067x\u2069')).toBe(
    'سعر C++\u200F \u2067x\u2069',
  );
});
