import { expect, test } from 'vitest';
import { type Marks, matchNotes, wholeMarks } from '../../../src/features/search/match-notes.tsx';

const apart = { kind: 'telescope', measures: ['4 mm', '30°'] };
const offered = { kind: 'telescope', measure: '4 mm', values: ['2.7 mm', '5 mm'] };

test('measures that no product has together are named', () => {
  expect(matchNotes({ missing: ['30°'], apart }, '4 mm 30° telescope', 'en')).toEqual([
    'No “telescope” has both 4 mm and 30°.',
  ]);
  expect(matchNotes({ missing: ['30°'], apart }, '4 mm 30° telescope', 'tr')).toEqual([
    'Hem 4 mm hem 30° olan “telescope” yok.',
  ]);
});

test('for a measure that nobody has, those that there are are named', () => {
  expect(matchNotes({ missing: ['4 mm'], offered }, '4 mm telescope', 'en')).toEqual([
    'There is no 4 mm for “telescope”: there are 2.7 mm and 5 mm.',
  ]);
  expect(matchNotes({ missing: ['4 mm'], offered }, '4 mm telescope', 'tr')).toEqual([
    '4 mm “telescope” yok: 2.7 mm ve 5 mm var.',
  ]);
});

test.each<[string, Marks, Marks]>([
  ['sinus piz', { missing: ['piz'] }, { missing: [] }],
  ['sinus pizza ', { missing: ['pizza'] }, { missing: ['pizza'] }],
  ['pizza sinus', { missing: ['pizza'] }, { missing: ['pizza'] }],
  ['telescope 30 4', { missing: ['30', '4'] }, { missing: ['30'] }],
  ['telescope 4 m', { missing: [], offered: { ...offered, measure: '4 m' } }, { missing: [] }],
  ['telescope 4 mm', { missing: [], offered }, { missing: [], offered }],
  ['telescope 4 mm 30', { missing: [], apart: { ...apart, measures: ['4 mm', '30'] } }, { missing: [] }],
  ['telescope 4 mm 30°', { missing: [], apart }, { missing: [], apart }],
])('while “%s” is typed, nothing is said of a word that is not whole', (text, marks, whole) => {
  expect(wholeMarks(marks, text)).toEqual({ ...whole, readings: [] });
});

test('a number is asked about once something follows it', () => {
  const readings = [{ measure: '30°', query: 'telescope 30°' }];
  expect(wholeMarks({ readings }, 'telescope 30').readings).toEqual([]);
  expect(
    wholeMarks({ readings: [{ measure: '30°', query: '30° telescope' }] }, '30 telescope').readings,
  ).toHaveLength(1);
});
