import { expect, test } from 'vitest';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { shareDocuments } from '../../../src/features/catalogue/shared-documents.ts';

const document = (id: string, more: Partial<ProductDocument> = {}): ProductDocument => ({
  id,
  kind: 'certificate',
  versions: [{ version: '1', date: '2026-01-05', languages: ['tr'] }],
  ...more,
});

const product = (name: string, ...documents: readonly ProductDocument[]) => ({
  slug: { tr: name, en: name },
  name: { tr: name, en: name },
  documents,
});

test('a document of several products is listed once, before those of one', () => {
  const { shared } = shareDocuments([
    product('a', document('quality'), document('only-a')),
    product('b', document('quality'), document('sterile')),
    product('c', document('quality'), document('sterile')),
  ]);
  expect(shared.map(({ id }) => id)).toEqual(['quality', 'sterile']);
});

test('documents that each product has of its own, or for its REFs, stay with the products', () => {
  const own = document('instructions', { individual: true });
  const products = [
    product('a', own, document('brochure', { refs: ['A-1'] })),
    product('b', own, document('brochure', { refs: ['B-1'] })),
  ];
  const { shared, ownOf } = shareDocuments(products);
  expect(shared).toEqual([]);
  expect(products.map((each) => ownOf(each).length)).toEqual([2, 2]);
});

test('what all products have is not repeated with each, but with one that has nothing else', () => {
  const products = [
    product('a', document('quality'), document('sterile')),
    product('b', document('quality')),
  ];
  const { ownOf } = shareDocuments(products);
  expect(products.map((each) => ownOf(each).map(({ id }) => id))).toEqual([['sterile'], ['quality']]);
});
