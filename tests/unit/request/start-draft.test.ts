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

test('a form starts with its stored draft', () => {
  expect(startDraft({ inputs: values({}), posted: undefined, stored })).toEqual(stored);
});

test('text typed before hydration replaces that field of the stored draft only', () => {
  expect(startDraft({ inputs: values({ name: 'Ali' }), posted: undefined, stored })).toEqual({
    idempotencyKey: 'k1',
    values: { ...stored.values, name: 'Ali' },
  });
});

test('a form without a draft starts empty, with an idempotency key of its own', () => {
  const [first, second] = [1, 2].map(() =>
    startDraft({ inputs: values({}), posted: undefined, stored: undefined }),
  );

  expect(first?.values).toEqual(values({}));
  expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
});

test('a posted form replaces the stored draft, also its empty fields and its idempotency key', () => {
  const inputs = values({ name: 'Ali' });
  const posted = { values: { name: 'Ali', idempotencyKey: 'k2' }, result: { kind: 'unavailable' } } as const;

  expect(startDraft({ inputs, posted, stored })).toEqual({ idempotencyKey: 'k2', values: inputs });
});

test('idempotency keys are 128 bits in hexadecimal digits', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);

  expect(keys.every((key) => /^[\da-f]{32}$/u.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
