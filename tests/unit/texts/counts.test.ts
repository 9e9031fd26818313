import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readNumberWords } from '#domain/search/amounts/number-words.ts';
import { readWholeContent } from '../../support/test-content.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..', 'content');
const { content } = await readWholeContent(root);

/** Number of groups that have products: an empty one is not shown as a group. */
const groupCount = new Set(content.products.map(({ category }) => category)).size;

/** Nouns that a text can count, with how many of each the catalogue has. */
const counted: readonly (readonly [noun: string, count: number])[] = [
  ['ürün grubu|product groups|groups, one index', groupCount],
  ['marka(?:nın|ya|dan)?|brands|makers', content.brands.length],
  ['cerrahi girişim|procedures', content.procedures.length],
  ['uzmanlık alanı|specialties', content.solutions.length],
];

/** The number that the last words before a noun say, the most words first. */
const numberAtEnd = (words: readonly string[]): number | undefined => {
  for (let start = 0; start < words.length; start += 1) {
    const text = words.slice(start).join(' ');
    const number = /^\d+$/u.test(text) ? Number(text) : readNumberWords(text);
    if (number !== undefined) return number;
  }
  return undefined;
};

const wrongCounts = (text: string): string[] =>
  counted.flatMap(([noun, count]) =>
    text
      .matchAll(new RegExp(String.raw`(?<before>(?:[\p{L}\d-]+ ){1,3})(?:${noun})(?!\p{L})`, 'giu'))
      .filter(({ groups }) => {
        const number = numberAtEnd((groups?.['before'] ?? '').trim().split(' '));
        // "bir" is an article, too.
        return number !== undefined && number !== 1 && number !== count;
      })
      .map(([found]) => `${found}: ${count}`)
      .toArray(),
  );

test('a text that counts groups, brands, procedures or specialties has the number of the catalogue', async () => {
  expect(wrongCounts('It brings twenty-two product groups, yirmi iki ürün grubu, 7 marka')).toHaveLength(3);
  expect(wrongCounts(`${groupCount} ürün grubu, three specialties`)).toEqual([]);
  for await (const file of glob('{news,pages}/*.yaml', { cwd: root })) {
    const text = (await readFile(path.join(root, file), 'utf8')).replaceAll(/\s+/gu, ' ');
    expect(wrongCounts(text), file).toEqual([]);
  }
});
