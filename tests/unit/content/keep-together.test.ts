import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keepTogether } from '#domain/content/keep-together.ts';
import { languages } from '#domain/shared/language.ts';

test.each([
  ['Ürünü göremediniz mi? Var mı, ister misiniz?', 'Ürünü göremediniz~mi? Var~mı, ister~misiniz?'],
  ['bir mısır ve iki misafir', 'bir mısır ve iki misafir'],
  ['5 mm uçlu, 120 W ve 0,5 µm', '5~mm uçlu, 120~W ve 0,5~µm'],
  ['2 modül, 3 makas', '2 modül, 3 makas'],
])('%s does not break before a particle or a unit', (text, expected) => {
  expect(keepTogether(text, 'tr')).toBe(expected.replaceAll('~', '\u00A0'));
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
    const folder = path.resolve(import.meta.dirname, '../../../src/i18n/locales', language);
    for (const file of await readdir(folder)) {
      const text = await readFile(path.join(folder, file), 'utf8');
      expect(keepTogether(text, language), file).toBe(text);
    }
  }
});
