import { expect, test } from 'vitest';
import { matchNotes } from '../../../src/features/search/match-notes.tsx';

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
