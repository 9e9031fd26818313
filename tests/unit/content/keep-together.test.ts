import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepTogether } from '#domain/content/keep-together.ts';
import { findExactName } from '#domain/search/words/find-exact-name.ts';
import { searchKey } from '#domain/search/query/search-key.ts';
import { wholeName } from '#domain/search/words/words.ts';
import { languages } from '#domain/shared/language.ts';
import { readWholeContent } from '../../support/test-content.ts';

test.each([
  ['Ürünü göremediniz mi? Var mı, ister misiniz?', 'Ürünü göremediniz~mi? Var~mı, ister~misiniz?'],
  ['bir mısır ve iki misafir', 'bir mısır ve iki misafir'],
  ['5 mm uçlu, 120 W ve 0,5 µm', '5~mm uçlu, 120~W ve 0,5~µm'],
  ['2 modül, 3 makas', '2 modül, 3 makas'],
])('%s does not break before a particle or a unit', (text, expected) => {
  expect(keepTogether(text, 'tr')).toBe(expected.replaceAll('~', '\u00A0'));
});

test.each([
  ['Kısa 2,7 mm Otoendoskop', 'Kısa 2,7~mm Otoendoskop'],
  ['175 / 180 / 220 mm, 1–7 mm', '175 / 180 / 220~mm, 1–7~mm'],
  ['Sınıf IIa, Sınıf I ve Class III', 'Sınıf~IIa, Sınıf~I ve Class~III'],
  ['№ 5, Ø 3 mm, ± 2 °C, ≤ 40 dB', '№~5, Ø~3~mm, ±~2~°C, ≤~40~dB'],
  ['30 ° ya da 45°', '30~° ya da 45°'],
  ['20–30 cmH₂O, 800 cd/m², 18.000 vuruş/dk', '20–30~cmH₂O, 800~cd/m², 18.000~vuruş/dk'],
  [
    '27 inçlik ekran, 95 gramdır, 1.500 devirle, 35 saate',
    '27~inçlik ekran, 95~gramdır, 1.500~devirle, 35~saate',
  ],
  ['165 to 175 centimetres, 1.1 metres, 6 dioptres', '165 to 175~centimetres, 1.1~metres, 6~dioptres'],
  ['4K monitör, CO₂ lazer, 2 model, 12 Kablo', '4K monitör, CO₂ lazer, 2 model, 12 Kablo'],
  ['ISO 13485, USB 3 girişi', 'ISO~13485, USB~3 girişi'],
  ['5 ayrı, 3 katman, 4 sandalye', '5 ayrı, 3 katman, 4 sandalye'],
])('a number stays with its unit in %s', (text, expected) => {
  expect(keepTogether(text, 'tr')).toBe(expected.replaceAll('~', '\u00A0'));
  expect(keepTogether(keepTogether(text, 'tr'), 'tr')).toBe(keepTogether(text, 'tr'));
});

/** Independent of the rule: what follows a number and is no longer than a symbol, or a unit in words. */
const parted =
  /\d (?:[µkmcn]?[mglWVAJLFΩ]|[kMG]?Hz|°C?|%|dB|lx|lm|K|Fr|rpm|bar|mmHg|inch(?:es)?|inç|(?:milli|centi)?met(?:re|er)s?|(?:mili|santi)?metre|grams?|watts?|derece|degrees?)(?![\p{L}\p{N}])|(?:Class|Sınıf|№) (?=I|\d)/u;

const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

test('no text of the catalogue parts a number from its unit', async () => {
  const { content } = await readWholeContent(path.resolve(import.meta.dirname, '../../../content'));
  const { synonyms: _typed, ...shown } = content;
  expect(textsOf(shown).filter((text) => parted.test(text))).toEqual([]);
});

test('a name with a no-break space is found by what is typed, and its key has none', () => {
  const name = { tr: keepTogether('Kısa 2,7 mm Optik', 'tr'), en: keepTogether('Short 2.7 mm Optic', 'en') };
  expect(name.en).toContain('\u00A0');
  const source = {
    name,
    brand: { slug: 'a', name: 'A' },
    category: { name },
    solutions: [],
    registryCodes: [],
    refs: [],
  };
  expect(searchKey(source).join(' ')).not.toContain('\u00A0');
  expect(wholeName(name.en)).toBe(wholeName('short 2.7 mm optic'));
  expect(findExactName([{ name }], 'Short 2.7 mm Optic')).toEqual({ name });
});

test('the syllable mi is no particle in English', () => {
  expect(keepTogether('do re mi, 4 mm', 'en')).toBe('do re mi, 4\u00A0mm');
});

test.each([
  'an e-mail to e-posta@x-y.example',
  'E-type and T-tubes, REF X-12a',
  'twenty-three',
  'https://x-y.example/a-b',
])('%s gets nothing that would be copied along', (text) => {
  for (const language of languages) expect(keepTogether(text, language)).toBe(text);
});

test.each([
  ['24 ay, 1 Eylül, 2 ayrı', '24~ay, 1~Eylül, 2 ayrı'],
  ['24 months from 1 September 2026', '24~months from 1~September 2026'],
  ['Boyutlar (G × D × Y), 2 × 3 mm', 'Boyutlar (G~×~D~×~Y), 2 × 3~mm'],
  ['GDPR Article 6(1)(b), madde 6/1-b', 'GDPR Article~6(1)(b), madde~6/1-b'],
])('%s does not break within a date, a measure or a number', (text, expected) => {
  expect(keepTogether(text, 'en')).toBe(expected.replaceAll('~', '\u00A0'));
});

test('texts of the interface have their no-break spaces', async () => {
  for (const language of languages) {
    const folder = path.resolve(import.meta.dirname, '../../../locales', language);
    for (const file of await readdir(folder)) {
      const text = await readFile(path.join(folder, file), 'utf8');
      expect(keepTogether(text, language), file).toBe(text);
    }
  }
});
