import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { minConfident, minRespelt, similarityTo } from '#domain/search/words/spelling.ts';
import { editDistance } from '#domain/shared/edit-distance.ts';

test.each([
  ['lazer', 'lazer', 0],
  ['lazer', 'lazr', 1],
  ['lazer', 'laazer', 1],
  ['lazer', 'laser', 1],
  ['lazer', 'lzaer', 1],
  ['penset', 'pnesot', 2],
  ['', 'tur', 3],
])('the edit distance from %s to %s is %i', (one, other, typos) => {
  expect(editDistance(one, other)).toBe(typos);
});

test('the edit distance is symmetric, at most the length of the longer word, and 0 only for equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const typos = editDistance(one, other);
      expect(editDistance(other, one)).toBe(typos);
      expect(typos).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(typos === 0).toBe(one === other);
    }),
  );
});

const similarity = (queried: string, known: string): number => similarityTo(queried)(known);

test('similarity falls from the word itself over another form, a prefix, a compound, one typo, two typos to a typo in a prefix', () => {
  const inOrder = [
    similarity('mikroskop', 'mikroskop'),
    similarity('mikroskoplar', 'mikroskobu'),
    similarity('mikros', 'mikroskop'),
    similarity('mikroskop', 'stereomikroskobu'),
    similarity('mikrskop', 'mikroskop'),
    similarity('mikrsokp', 'mikroskop'),
    similarity('mirkos', 'mikroskopisi'),
    similarity('aocaze', 'aokace'),
  ];
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
  expect(new Set(inOrder).size).toBe(inOrder.length);
  expect(inOrder.at(-1)).toBeGreaterThan(0);
});

test.each([
  ['lastik', 'termoplastik'],
  ['boyunluk', 'boyunlu'],
  ['gozluk', 'gozlu'],
])('%s is no word for what is called %s', (queried, known) => {
  expect(similarity(queried, known)).toBeLessThan(minRespelt);
});

test.each([
  ['light', 'headlight'],
  ['koter', 'elektrokoter'],
  ['stroboskop', 'larengostroboskop'],
])('%s is a word for what is called %s', (queried, known) => {
  expect(similarity(queried, known)).toBeGreaterThanOrEqual(minConfident);
});

test('a prefix is the more similar the fewer letters are left to type', () => {
  expect(similarity('turb', 'turban')).toBeGreaterThan(similarity('turb', 'turbinate'));
});

test.each([
  ['testereler', 'testeresi'],
  ['mikroskop', 'mikroskobu'],
  ['kulagi', 'kulak'],
  ['bicaklari', 'bicagi'],
  ['ucu', 'uclari'],
  ['boxes', 'box'],
  ['koter', 'elektrokoter'],
  ['drills', 'microdrill'],
  ['mikroskoplarimiz', 'mikroskop'],
  ['0952000100', '09520001005954'],
])('%s matches %s confidently', (queried, known) => {
  expect(similarity(queried, known)).toBeGreaterThanOrEqual(minConfident);
});

test.each([
  ['lazr', 'lazer'],
  ['endoskopik', 'endoskopi'],
])('%s matches %s as a guess', (queried, known) => {
  expect(similarity(queried, known)).toBeGreaterThan(0);
  expect(similarity(queried, known)).toBeLessThan(minConfident);
});

test.each([
  ['1470', '1471'],
  ['v36', 'v38'],
  ['300', '30'],
  ['0', '09520001005954'],
  ['tur', 'tuz'],
  ['lazer', 'penset'],
  ['headlight', 'head'],
  ['mikroskop', 'mikro'],
  ['mikroskop', 'mikromotor'],
  ['doktor', 'motor'],
])('%s does not match %s', (queried, known) => {
  expect(similarity(queried, known)).toBe(0);
});
