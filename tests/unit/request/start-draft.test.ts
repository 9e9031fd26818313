import { expect, test } from 'vitest';
import type { Draft } from '../../../src/features/request/form/draft-store.ts';
import { toVisibleValues } from '../../../src/features/request/form/form-values.ts';
import { newIdempotencyKey } from '../../../src/lib/new-idempotency-key.ts';
import { startDraft } from '../../../src/features/request/form/start-draft.ts';

const values = (given: Readonly<Record<string, string>>) => toVisibleValues((field) => given[field]);

const stored: Draft = {
  idempotencyKey: 'k1',
  values: values({ name: 'Ayşe Yılmaz', message: 'İki satır\nüçüncü de var' }),
};

const never = (): boolean => false;

test('a form starts with its stored draft', () => {
  expect(startDraft({ inputs: values({}), isEmptied: never, posted: undefined, stored })).toEqual(stored);
});

test('text typed before hydration replaces that field of the stored draft only', () => {
  expect(
    startDraft({ inputs: values({ name: 'Ali' }), isEmptied: never, posted: undefined, stored }),
  ).toEqual({
    idempotencyKey: 'k1',
    values: { ...stored.values, name: 'Ali' },
  });
});

test('a form without a draft starts empty, with an idempotency key of its own', () => {
  const [first, second] = [1, 2].map(() =>
    startDraft({ inputs: values({}), isEmptied: never, posted: undefined, stored: undefined }),
  );

  expect(first?.values).toEqual(values({}));
  expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
});

const posted = { values: { name: 'Ali', idempotencyKey: 'k2' }, result: { kind: 'unavailable' } } as const;

test('a posted form replaces the stored draft with its texts and its idempotency key', () => {
  expect(startDraft({ inputs: values({ name: 'Ali' }), isEmptied: never, posted, stored })).toEqual({
    idempotencyKey: 'k2',
    values: { ...stored.values, name: 'Ali' },
  });
});

test('a form that was posted before its draft was restored does not empty the draft', () => {
  const early = { values: { name: '', idempotencyKey: 'k2' }, result: { kind: 'listChanged' } } as const;
  expect(startDraft({ inputs: values({}), isEmptied: never, posted: early, stored })).toEqual({
    idempotencyKey: 'k2',
    values: stored.values,
  });
});

test('what the visitor has emptied stays empty', () => {
  expect(
    startDraft({ inputs: values({}), isEmptied: (field) => field === 'name', posted, stored }).values,
  ).toEqual({ ...stored.values, name: '' });
});

test('idempotency keys are 128 bits in hexadecimal digits', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);

  expect(keys.every((key) => /^[\da-f]{32}$/u.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
