import { expect, test } from 'vitest';
import {
  mainSolution,
  originQuery,
  otherSolution,
  withoutWrongOrigin,
} from '../../../domain/catalogue/origin.ts';

const plastic = { slug: 'plastic', categories: [{ slug: 'lasers' }, { slug: 'tools' }] };
const spine = { slug: 'spine', categories: [{ slug: 'tools' }, { slug: 'navigation' }] };
const solutions = [plastic, spine];

test('the plain address of a category shows the first solution that has it', () => {
  expect(mainSolution(solutions, 'tools')).toBe(plastic);
  expect(mainSolution(solutions, 'navigation')).toBe(spine);
  expect(mainSolution(solutions, 'unknown')).toBeUndefined();
});

test('an address shows another solution that has the category', () => {
  expect(otherSolution(solutions, 'tools', '?page=2&solution=spine')).toBe(spine);
});

test.for(['', '?solution=', '?solution=unknown', '?solution=plastic'])(
  'the query %s shows no other solution',
  (search) => {
    expect(otherSolution(solutions, 'tools', search)).toBeUndefined();
  },
);

test('a solution without the category is not shown', () => {
  expect(otherSolution(solutions, 'lasers', '?solution=spine')).toBeUndefined();
});

test('links name the solution where the plain address shows another one', () => {
  expect(originQuery(solutions, 'tools', 'spine')).toBe('?solution=spine');
  expect(originQuery(solutions, 'tools', 'plastic')).toBe('');
  expect(originQuery(solutions, 'navigation', 'spine')).toBe('');
});

test('a wrong solution is taken out of the query, and nothing else', () => {
  expect(withoutWrongOrigin(solutions, 'tools', '?solution=spine')).toBe('?solution=spine');
  expect(withoutWrongOrigin(solutions, 'tools', '?page=2&solution=plastic')).toBe('?page=2');
  expect(withoutWrongOrigin(solutions, 'lasers', '?solution=spine')).toBe('');
  expect(withoutWrongOrigin(solutions, 'lasers', '?brand=3m')).toBe('?brand=3m');
});
