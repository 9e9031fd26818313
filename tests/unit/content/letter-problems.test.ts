import { expect, test } from 'vitest';
import { checkLetters } from '../../../adapters/content/yaml/check-letters.ts';

test('a character that no font of the site has is a problem of its line', () => {
  const text = 'name:\n  tr: Ölçüm 5 µm ≥ ½\n  en: Measure ⌀ 5 Ж Ж # → ☺\n# ☺\n';

  expect(checkLetters('products/probe.yaml', text)).toEqual([
    { file: 'products/probe.yaml', line: 3, text: 'no font of the site has the character "⌀" (U+2300)' },
    { file: 'products/probe.yaml', line: 3, text: 'no font of the site has the character "Ж" (U+0416)' },
  ]);
});

test('a letter and an accent of its own count as the letter with it', () => {
  expect(checkLetters('company.yaml', 'city: I\u0307zmir')).toEqual([]);
});

test('words that visitors search for may be of any script', () => {
  expect(checkLetters('synonyms.yaml', '- пила')).toEqual([]);
});
