import { expect, test } from 'vitest';
import { createBrowseDocuments } from '#domain/catalogue/browse-documents.ts';
import type { DocumentsQuery } from '#domain/catalogue/documents-page.ts';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { documentKeys, filterKeys } from '#domain/catalogue/document-key.ts';
import type { DocumentedProduct } from '#domain/catalogue/ports.ts';
import { product } from '../../support/in-memory-catalogue.ts';

const document = (id: string, rest: Partial<ProductDocument> = {}): ProductDocument => ({
  id,
  kind: 'brochure',
  versions: [{ version: '1', date: '2026-01-05', languages: ['tr'] }],
  ...rest,
});

const documented = (slug: string, ...documents: ProductDocument[]): DocumentedProduct => {
  const { name, slug: slugs } = product(slug);
  return { name, slug: slugs, documents };
};

const certificate = document('certificate', { kind: 'certificate' });

const drill = documented(
  'drill',
  document('for-10', { refs: ['D-10'] }),
  document('for-20', { refs: ['D-20'] }),
);
const saw = documented('saw', certificate, document('lot', { lots: ['LT-7'] }));
const many = Array.from({ length: 30 }, (_, index) => documented(`tip-${index}`, certificate));

/** A search that finds a product by its slug, all tips and others by `everything`, or the drill by the REF D-10. */
const browse = createBrowseDocuments({
  searchProducts: async (query, { limit }) => {
    if (query === 'everything')
      return Array.from({ length: 100 }, (_, index) => product(`tip-${index}`)).slice(0, limit);
    if (query === 'D-10') return [{ ...product('drill'), matchedRef: 'D-10' }];
    return [drill, saw, ...many].filter(({ slug }) => slug.en === query).map(({ slug }) => product(slug.en));
  },
  documents: {
    page: async (filter, { offset, limit }) =>
      [drill, saw, ...many]
        .filter(({ documents }) => documentKeys(documents).some((key) => filterKeys(filter).includes(key)))
        .slice(offset, offset + limit),
    count: async (filter) =>
      [drill, saw, ...many].filter(({ documents }) =>
        documentKeys(documents).some((key) => filterKeys(filter).includes(key)),
      ).length,
    find: async ({ slugs, lot }) =>
      [drill, saw, ...many].filter(
        ({ slug, documents }) =>
          slugs.includes(slug.en) || (lot !== undefined && documentKeys(documents).includes(lot)),
      ),
  },
});

const shown = async (query: Partial<DocumentsQuery>) => {
  const page = await browse({ query: '', page: 1, shownIn: 'tr', ...query });
  return (
    page && [
      page.count,
      ...page.products.map(({ slug, documents }) => [slug.en, ...documents.map(({ id }) => id)].join(' ')),
    ]
  );
};

test('a page has 24 products, and there is none beyond the last', async () => {
  expect((await shown({}))?.length).toBe(1 + 24);
  expect((await shown({ page: 2 }))?.length).toBe(1 + 8);
  expect(await shown({ page: 3 })).toBeUndefined();
});

test('a filter leaves products with such documents, and of these only such', async () => {
  expect(await shown({ kind: 'brochure' })).toEqual([2, 'drill for-10 for-20', 'saw lot']);
  expect(await shown({ language: 'en' })).toEqual([0]);
});

test('a REF finds the documents that are for it', async () => {
  expect(await shown({ query: 'D-10' })).toEqual([1, 'drill for-10']);
});

test('a lot finds the documents that are for it', async () => {
  expect(await shown({ query: 'lt 7' })).toEqual([1, 'saw lot']);
});

test('a product is found with all of its documents, and with a filter with such', async () => {
  expect(await shown({ query: 'saw' })).toEqual([1, 'saw certificate lot']);
  expect(await shown({ query: 'saw', kind: 'certificate' })).toEqual([1, 'saw certificate']);
  expect(await shown({ query: 'nothing' })).toEqual([0]);
  expect(await shown({ query: 'saw', page: 2 })).toBeUndefined();
});

const isCut = async (query: string) => (await browse({ query, page: 1, shownIn: 'tr' }))?.isCut;

test('a query that finds more products than are listed says so', async () => {
  expect(await isCut('everything')).toBe(true);
  expect(await isCut('saw')).toBe(false);
  expect(await isCut('')).toBe(false);
});
