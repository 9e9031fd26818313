import { expect, test } from 'vitest';
import type { ProductDocument } from '#domain/catalogue/products/document.ts';
import type { DocumentedProduct } from '#domain/catalogue/products/ports.ts';
import { sharedDocuments, withoutShared } from '#domain/catalogue/documents/shared-documents.ts';

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

const shareDocuments = (products: readonly DocumentedProduct[]) => {
  const shared = sharedDocuments(products);
  return { shared, products: products.map((each) => withoutShared(each, shared)) };
};

const idsOf = ({ documents }: { readonly documents: readonly ProductDocument[] }): string[] =>
  documents.map(({ id }) => id);

test('what most products have is listed once, and not with them', () => {
  const { shared, products } = shareDocuments([
    product('a', document('quality'), document('only-a')),
    product('b', document('quality'), document('sterile')),
    product('c', document('quality'), document('sterile')),
    product('d', document('only-d')),
  ]);
  expect(idsOf({ documents: shared })).toEqual(['quality']);
  expect(products.map(idsOf)).toEqual([['only-a'], ['sterile'], ['sterile'], ['only-d']]);
});

test('documents that each product has of its own, or for its REFs, stay with the products', () => {
  const own = document('instructions', { individual: true });
  const { shared, products } = shareDocuments([
    product('a', own, document('brochure', { refs: ['A-1'] })),
    product('b', own, document('brochure', { refs: ['B-1'] })),
  ]);
  expect(shared).toEqual([]);
  expect(products.map(({ documents }) => documents.length)).toEqual([2, 2]);
});

test('the documents of a single product are its own', () => {
  const { shared, products } = shareDocuments([product('a', document('quality'))]);
  expect(shared).toEqual([]);
  expect(products.map(idsOf)).toEqual([['quality']]);
});
