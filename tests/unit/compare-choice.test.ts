import { expect, test } from 'vitest';
import {
  choiceText,
  parseChoice,
  withGone,
  withoutProduct,
} from '../../src/features/compare/choice/stored-choice.ts';

test.for([
  ['', { slugs: [], gone: [] }],
  ['drill,saw', { slugs: ['drill', 'saw'], gone: [] }],
  ['!sold,drill', { slugs: ['drill'], gone: ['sold'] }],
  ['a,b,!c,d,e,f', { slugs: ['a', 'b', 'd', 'e'], gone: ['c'] }],
  ['<b>,,!', { slugs: ['b'], gone: [] }],
] as const)('%j is read as %j', ([text, choice]) => {
  expect(parseChoice(text)).toEqual(choice);
});

test('a product that is gone leaves its place, once, and goes when it is removed', () => {
  const choice = withGone(parseChoice('drill,sold,!lost'), ['sold', 'never-chosen']);
  expect(choiceText(choice)).toBe('drill,!lost,!sold');
  expect(choiceText(withoutProduct(choice, 'lost'))).toBe('drill,!sold');
  expect(parseChoice(choiceText(choice))).toEqual(choice);
});
