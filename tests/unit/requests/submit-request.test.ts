import { expect, test, vi } from 'vitest';
import type { RequestBook } from '#domain/requests/ports.ts';
import { createSubmitRequest } from '#domain/requests/submit-request.ts';
import { submission } from '../../support/submissions.ts';

const now = new Date('2026-11-21T10:00:00Z');

const scene = () => {
  const record = vi.fn<RequestBook['record']>(async () => 'recorded');
  const submit = createSubmitRequest({
    book: { record },
    products: { turkishNames: async () => new Map([['laser', 'Lazer']]) },
    newId: () => 'id',
    now: () => now,
  });
  return { record, submit };
};

test('a submission is recorded under its key, with an id and the moment of receipt', async () => {
  const { record, submit } = scene();
  expect(await submit(submission, 'key')).toBe('recorded');
  expect(record).toHaveBeenCalledExactlyOnceWith({ ...submission, id: 'id', receivedAt: now }, 'key');
});

test('products get their names; one that the catalogue does not know keeps its slug', async () => {
  const { record, submit } = scene();
  const products = [
    { slug: 'laser', quantity: 2 },
    { slug: 'gone', quantity: 1 },
  ];
  await submit({ ...submission, products }, 'key');
  expect(record.mock.lastCall?.[0].products).toEqual([
    { slug: 'laser', quantity: 2, name: 'Lazer' },
    { slug: 'gone', quantity: 1, name: 'gone' },
  ]);
});
