import { expect, test } from 'vitest';
import { createBrowseDocuments } from '#domain/catalogue/documents/browse-documents.ts';
import type { DocumentsQuery } from '#domain/catalogue/documents/documents-page.ts';
import type { ProductDocument } from '#domain/catalogue/products/document.ts';
import { documentKeys, filterKeys } from '#domain/catalogue/products/document-key.ts';
import type { DocumentedProduct } from '#domain/catalogue/products/ports.ts';
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
const saw = documented(
  'saw',
  certificate,
  document('lot', { lots: ['LT-7'] }),
  document('other-lot', { lots: ['LT-8'] }),
  document('long-lot', { lots: ['SG-2606/131'] }),
);
const many = Array.from({ length: 30 }, (_, index) => documented(`tip-${index}`, certificate));

/** A search that finds a product by its slug, all tips and others by `everything`, the drill by the REF D-10, and by other texts a saw that is only similar. */
const browse = createBrowseDocuments({
  searchProducts: async (query, { limit }) => {
    if (query === 'everything')
      return Array.from({ length: 100 }, (_, index) => product(`tip-${index}`)).slice(0, limit);
    if (query === 'D-10') return [{ ...product('drill'), matchedRef: 'D-10' }];
    const sure = [drill, saw, ...many].filter(({ slug }) => slug.en === query);
    return sure.length > 0
      ? sure.map(({ slug }) => product(slug.en))
      : [{ ...product('saw'), isSimilar: true, missing: [query] }];
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
    shared: async () => [certificate],
    find: async ({ slugs, lots }) =>
      [drill, saw, ...many].filter(
        ({ slug, documents }) =>
          slugs.includes(slug.en) || documentKeys(documents).some((key) => lots.includes(key)),
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

const browsed = async (query: string) => browse({ query, page: 1, shownIn: 'tr' });

test('a page has 24 products, and there is none beyond the last', async () => {
  expect((await shown({}))?.length).toBe(1 + 24);
  expect((await shown({ page: 2 }))?.length).toBe(1 + 8);
  expect(await shown({ page: 3 })).toBeUndefined();
});

test('a filter leaves products with such documents, and of these only such', async () => {
  expect(await shown({ kind: 'brochure' })).toEqual([2, 'drill for-10 for-20', 'saw lot other-lot long-lot']);
  expect(await shown({ language: 'en' })).toEqual([0]);
});

test('a REF finds the documents that are for it', async () => {
  expect(await shown({ query: 'D-10' })).toEqual([1, 'drill for-10']);
});

test.for(['lt 7', 'LOT LT-7', 'lot: lt7', '(10)LT-7', 'saw lot LT-7', 'LT 7 numaralı lot'])(
  '%s finds the documents of the lot and those for all lots',
  async (query) => {
    expect(await shown({ query })).toEqual([1, 'saw lot certificate']);
    expect(await browsed(query)).toMatchObject({ foundLots: ['LT-7'], shared: [] });
  },
);

test.for([
  ['saw SG-2606/131', 'saw long-lot certificate', ['SG-2606/131']],
  ['sg2606131 saw', 'saw long-lot certificate', ['SG-2606/131']],
  ['SG-2606/131, lot LT-7', 'saw lot long-lot certificate', ['LT-7', 'SG-2606/131']],
] as const)('%s finds the documents of lots that no word calls so', async ([query, products, foundLots]) => {
  expect(await shown({ query })).toEqual([1, products]);
  expect((await browsed(query))?.foundLots).toEqual(foundLots);
});

test('no lot is found where a filter leaves out its documents, nor by other text', async () => {
  const filtered = await browse({ query: 'LT-7', kind: 'certificate', page: 1, shownIn: 'tr' });
  expect(filtered).toMatchObject({ count: 1 });
  expect(filtered?.foundLots).toBeUndefined();
  expect((await browsed('saw'))?.foundLots).toBeUndefined();
  expect((await browsed(''))?.foundLots).toBeUndefined();
});

test('a lot that no document is for finds no product, and is named', async () => {
  expect(await browsed('Lot 24-0117')).toMatchObject({ products: [], count: 0, unknownLots: ['24-0117'] });
  expect(await browsed('Lot LT-7, LT-9')).toMatchObject({ count: 1, unknownLots: ['LT-9'] });
});

test('with a product beside a lot that is not its own, its documents for all lots are listed', async () => {
  expect(await shown({ query: 'saw lot 24-0117' })).toEqual([1, 'saw certificate']);
  expect((await browsed('saw lot 24-0117'))?.unknownLots).toEqual(['24-0117']);
  expect(await shown({ query: 'tip-1 lot LT-7' })).toEqual([1, 'tip-1 certificate']);
  expect((await browsed('tip-1 lot LT-7'))?.unknownLots).toEqual(['LT-7']);
});

test('a number that no product surely has finds none, and other words find similar ones', async () => {
  expect(await shown({ query: '24-0118' })).toEqual([0]);
  expect(await browsed('sawing')).toMatchObject({ count: 1, isSimilar: true, missing: ['sawing'] });
});

test('a product is found with all of its documents, and with a filter with such', async () => {
  expect(await shown({ query: 'saw' })).toEqual([1, 'saw certificate lot other-lot long-lot']);
  expect(await shown({ query: 'saw', kind: 'certificate' })).toEqual([1, 'saw certificate']);
  expect(await shown({ query: 'saw', page: 2 })).toBeUndefined();
});

test('what most of all products share is listed on each page, apart from them', async () => {
  for (const page of [1, 2]) {
    const { shared, products } = (await browse({ query: '', page, shownIn: 'tr' })) ?? {};
    expect(shared).toEqual([certificate]);
    expect(products?.flatMap(({ documents }) => documents)).not.toContain(certificate);
    const found = await browse({ query: 'everything', page, shownIn: 'tr' });
    expect(found?.shared).toEqual([certificate]);
    expect(found?.products.flatMap(({ documents }) => documents)).toEqual([]);
  }
  expect((await browse({ query: '', page: 1, kind: 'brochure', shownIn: 'tr' }))?.shared).toEqual([]);
});

const isCut = async (query: string) => (await browse({ query, page: 1, shownIn: 'tr' }))?.isCut;

test('a query that finds more products than are listed says so', async () => {
  expect(await isCut('everything')).toBe(true);
  expect(await isCut('saw')).toBe(false);
  expect(await isCut('')).toBe(false);
});
