import { expect, test } from 'vitest';
import { matchingNames } from '../../../src/search/matching-names.ts';

const named = (slug: string, tr: string, en: string) => ({ slug, name: { tr, en } });

const headlight = named('headlight', 'Işıklı Kafa Lambası', 'LED Headlight');
const drill = named('drill', 'Kulak Matkabı', 'Ear Drill');
const names = [headlight, drill];

const found = (query: string): string[] => matchingNames(names, query).map(({ slug }) => slug);

test('a product is found by its name in either language', () => {
  expect(found('kulak matkabı')).toEqual(['drill']);
  expect(found('ear drill')).toEqual(['drill']);
});

test('a part of a word is enough, and the words come in any order', () => {
  expect(found('matk kul')).toEqual(['drill']);
});

test('every word has to occur, in one and the same language', () => {
  expect(found('ear microscope')).toEqual([]);
  expect(found('ear matkabı')).toEqual([]);
});

test.each(['isikli', 'IŞIKLI', 'ışıklı', ' İSIKLI '])('%s finds what is written Işıklı', (query) => {
  expect(found(query)).toEqual(['headlight']);
});

test('no word finds nothing', () => {
  expect(found('')).toEqual([]);
  expect(found('  ')).toEqual([]);
});
