import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Json, isList, isObject } from '#domain/desk/publishing/json.ts';
import { mergeValues } from '#domain/desk/publishing/merge-values.ts';

const product = {
  name: { tr: 'Matkap', en: 'Drill' },
  details: [
    { tr: 'bir', en: 'one' },
    { tr: 'iki', en: 'two' },
    { tr: 'üç', en: 'three' },
  ],
  variants: [
    { ref: 'A-1', name: { tr: 'a', en: 'a' }, sterile: true },
    { ref: 'B-2', name: { tr: 'b', en: 'b' } },
  ],
  at: [28.9, 41],
};

const merged = (base: Json, present: Json, draft: Json): Json | undefined => {
  const outcome = mergeValues(base, present, draft);
  return outcome.kind === 'merged' ? outcome.value : undefined;
};

const clashesOf = (base: Json | undefined, present: Json | undefined, draft: Json | undefined) => {
  const outcome = mergeValues(base, present, draft);
  return outcome.kind === 'clash' ? outcome.clashes : [];
};

test('changes at different places are both in the result', () => {
  const present = {
    ...product,
    name: { tr: 'Matkap', en: 'Ear drill' },
    details: [...product.details, { tr: 'dört', en: 'four' }],
    variants: product.variants.toReversed(),
    brand: 'acteon',
  };
  const draft = {
    ...product,
    name: { tr: 'Kulak matkabı', en: 'Drill' },
    details: [{ tr: 'sıfır', en: 'zero' }, { tr: 'bir', en: 'one!' }, ...product.details.slice(2)],
    variants: [{ ...product.variants[0], sterile: false }, ...product.variants.slice(1), { ref: 'C-3' }],
    publishAt: '2026-12-01',
  };
  expect(merged(product, present, draft)).toEqual({
    name: { tr: 'Kulak matkabı', en: 'Ear drill' },
    details: [
      { tr: 'sıfır', en: 'zero' },
      { tr: 'bir', en: 'one!' },
      { tr: 'üç', en: 'three' },
      { tr: 'dört', en: 'four' },
    ],
    variants: [
      { ref: 'B-2', name: { tr: 'b', en: 'b' } },
      { ref: 'C-3' },
      { ref: 'A-1', name: { tr: 'a', en: 'a' }, sterile: false },
    ],
    at: [28.9, 41],
    brand: 'acteon',
    publishAt: '2026-12-01',
  });
});

test('a place that both changed is a clash with all three values', () => {
  const present = { ...product, name: { tr: 'Matkap', en: 'Saw' } };
  const draft = { ...product, name: { tr: 'Delici', en: 'Borer' } };
  expect(clashesOf(product, present, draft)).toEqual([
    { path: ['name', 'en'], base: 'Drill', present: 'Saw', draft: 'Borer' },
  ]);
});

test('an entry that one removed and the other changed is a clash', () => {
  const draft = { ...product, variants: product.variants.slice(1) };
  const present = {
    ...product,
    variants: [{ ...product.variants[0], sterile: false }, product.variants[1] ?? null],
  };
  expect(clashesOf(product, present, draft)).toEqual([
    { path: ['variants'], base: product.variants[0], present: present.variants[0], draft: undefined },
  ]);
});

test('a place on a map is one value', () => {
  const clashes = clashesOf(product, { ...product, at: [28.9, 40] }, { ...product, at: [29, 41] });
  expect(clashes.map(({ path }) => path)).toEqual([['at']]);
});

test('two orders of a list are a clash, one is taken', () => {
  expect(merged(['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c', 'd'])).toEqual(['c', 'd', 'a', 'b']);
  expect(clashesOf(['a', 'b', 'c'], ['c', 'a', 'b'], ['b', 'a', 'c']).map(({ path }) => path)).toEqual([[]]);
});

test('an equal entry that both added is there once', () => {
  expect(merged(['a'], ['a', 'b'], ['a', 'b'])).toEqual(['a', 'b']);
  expect(merged(['a'], ['a', 'b', 'c'], ['a', 'b', 'd'])).toEqual(['a', 'b', 'd', 'c']);
});

test('a file that one removed and the other changed is a clash, and one that both removed is gone', () => {
  expect(clashesOf({ a: 1 }, { a: 2 }, undefined)).toHaveLength(1);
  expect(clashesOf({ a: 1 }, undefined, { a: 2 })).toHaveLength(1);
  expect(mergeValues({ a: 1 }, undefined, undefined)).toEqual({ kind: 'merged', value: undefined });
});

const leaf = fc.constantFrom<Json>('a', 'b', 'c', 1, 2, true);

const { value: json } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('tr', 'en', 'x', 'slug'), tie('value'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
}));

const stringsIn = (value: Json | undefined): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

test('what only one has changed is the result', () => {
  fc.assert(
    fc.property(json, json, (base, other) => {
      expect(mergeValues(base, base, other)).toEqual({ kind: 'merged', value: other });
      expect(mergeValues(base, other, base)).toEqual({ kind: 'merged', value: other });
      expect(mergeValues(base, other, other)).toEqual({ kind: 'merged', value: other });
    }),
  );
});

const withNew = (value: Json): Json =>
  isList(value) ? [...value, 'new'] : isObject(value) ? { ...value, new: 'new' } : 'new';

test('what somebody has added is in the result or among the clashes', () => {
  fc.assert(
    fc.property(json, json, (base, present) => {
      const outcome = mergeValues(base, present, withNew(base));
      const kept = outcome.kind === 'merged' ? [outcome.value] : outcome.clashes.map(({ draft }) => draft);
      expect(kept.flatMap(stringsIn)).toContain('new');
    }),
  );
});
