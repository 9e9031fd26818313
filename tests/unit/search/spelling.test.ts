import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { closenessTo, sure, typosBetween } from '#domain/search/spelling.ts';

test.each([
  ['lazer', 'lazer', 0],
  ['lazer', 'lazr', 1],
  ['lazer', 'laazer', 1],
  ['lazer', 'laser', 1],
  ['lazer', 'lzaer', 1],
  ['penset', 'pnesot', 2],
  ['', 'tur', 3],
])('from %s to %s it takes %i typos', (one, other, typos) => {
  expect(typosBetween(one, other)).toBe(typos);
});

test('as many typos lead there as back, and never more than the longer word has letters', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const typos = typosBetween(one, other);
      expect(typosBetween(other, one)).toBe(typos);
      expect(typos).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(typos === 0).toBe(one === other);
    }),
  );
});

const closeness = (asked: string, known: string): number => closenessTo(asked)(known);

test('nearer than the next: itself, another ending, one begun, a compound, one typo, two, a typo in one begun', () => {
  const inOrder = [
    closeness('mikroskop', 'mikroskop'),
    closeness('mikroskoplar', 'mikroskobu'),
    closeness('mikros', 'mikroskop'),
    closeness('mikroskop', 'stereomikroskobu'),
    closeness('mikrskop', 'mikroskop'),
    closeness('mikrsokp', 'mikroskop'),
    closeness('mirkos', 'mikroskopisi'),
    closeness('aocaze', 'aokace'),
  ];
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
  expect(new Set(inOrder).size).toBe(inOrder.length);
  expect(inOrder.at(-1)).toBeGreaterThan(0);
});

test('the fewer letters are left to type, the nearer', () => {
  expect(closeness('turb', 'turban')).toBeGreaterThan(closeness('turb', 'turbinate'));
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
])('%s surely means %s', (asked, known) => {
  expect(closeness(asked, known)).toBeGreaterThanOrEqual(sure);
});

test.each([
  ['lazr', 'lazer'],
  ['endoskopik', 'endoskopi'],
])('%s may mean %s', (asked, known) => {
  expect(closeness(asked, known)).toBeGreaterThan(0);
  expect(closeness(asked, known)).toBeLessThan(sure);
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
])('%s does not find %s', (asked, known) => {
  expect(closeness(asked, known)).toBe(0);
});
