import { expect, test } from 'vitest';
import { asTyped } from '#domain/search/measures/as-typed.ts';
import { limitOfWords, parseQuery } from '#domain/search/query/parse-query.ts';

test.each([
  ['3M’in flasteri', ['flasteri'], ['3m']],
  ["surgeon's stool", ['surgeon', 'stool'], []],
  ['٣٠ derece teleskop', ['teleskop'], ['30deg']],
  ['what is the best loupe for 2.5x', ['loupe'], ['2.5x']],
])('%j says %j and %j', (query, words, measures) => {
  expect(parseQuery(query)).toMatchObject({ words, measures });
});

test.each([
  ['köpük yara örtüsü', 'ortusu'],
  ['portegünüz var mı', 'portegunuz'],
  ['sutures for closing the face', 'sutures'],
  ['bone saw set', 'saw'],
])('what %j asks for is %s', (query, head) => {
  expect(parseQuery(query).head).toBe(head);
});

test.each([
  ['diş hekimi koltuğu fiyatı', 'koltugu', ['dis']],
  ['parmakla bükülen çelik boru', 'boru', ['celik']],
  ['which wall clock do you have for the ward', 'clock', ['wall']],
  ['en ince esnek kamera', 'kamera', ['esnek']],
  ['ışıklı muayene aynası', 'aynasi', ['muayene']],
  ['mercury thermometer breakable', 'thermometer', ['mercury']],
])('the kind of thing in %j is said by %s with %j', (query, head, modifiers) => {
  expect(parseQuery(query)).toMatchObject({ head, modifiers });
});

test.each([
  ['fansız büyük ekran', ['fansiz', 'buyuk'], []],
  ['rustproof tray', ['rustproof'], []],
  ['süngü için kanülü', [], ['sungu']],
  ['lamps for horses', [], ['horses']],
])('%j says %j of the thing, and %j of its use', (query, qualities, uses) => {
  expect(parseQuery(query)).toMatchObject({ qualities, uses });
});

test('measures are no words of a query that has many', () => {
  expect(limitOfWords('bir iki üç dört beş altı yedi sekiz 9 mm 10 mm')).toEqual({});
  expect(limitOfWords('alfa beta gama delta epsilon zeta eta teta iota')).toEqual({ maxWords: 8 });
});

test.each([
  ['50° teleskop', '50deg', '50°'],
  ['Işıklı EKARTÖR', 'ekartor', 'EKARTÖR'],
  ['kanül 14 Ch', '14fr', '14 Ch'],
  ['2,5 kat lup', '2.5x', '2,5 kat'],
])('in %j, %s is shown as %j', (query, word, typed) => {
  expect(asTyped(query, word)).toBe(typed);
});
