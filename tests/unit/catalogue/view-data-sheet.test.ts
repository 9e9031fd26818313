import { expect, test, vi } from 'vitest';
import type { DataSheetRenderer } from '#domain/catalogue/products/ports.ts';
import { createViewDataSheet } from '#domain/catalogue/products/view-data-sheet.ts';
import {
  both,
  brand,
  category,
  inMemoryCatalogue,
  product,
  solution,
} from '../../support/in-memory-catalogue.ts';
import { company } from '../../support/sample-content.ts';

const drill = product('drill');
const asOf = new Date('2026-03-14T00:00:00Z');
const pdf = new Uint8Array([1]);

const setUp = (getContentDate = async (): Promise<Date | undefined> => asOf) => {
  const render = vi.fn<DataSheetRenderer['render']>(async () => ({
    pdf,
    title: 'Matkap – Teknik veri sayfası',
  }));
  const viewDataSheet = createViewDataSheet({
    catalogue: inMemoryCatalogue({
      products: [drill],
      brands: [brand('acteon')],
      solutions: [solution('ent-solutions', [category('drills')])],
    }),
    getIssuer: async () => company,
    getContentDate,
    renderer: { render },
  });
  return { viewDataSheet, render };
};

test('a data sheet is rendered from the product, its brand and category, the company and the content’s date', async () => {
  const { viewDataSheet, render } = setUp();
  await viewDataSheet('drill', 'tr');
  expect(render).toHaveBeenCalledExactlyOnceWith({
    language: 'tr',
    product: drill,
    brandName: 'ACTEON',
    categoryName: both('drills'),
    issuer: company,
    asOf,
  });
});

test('a data sheet is found by the slug of either language and named by that of its own', async () => {
  const { viewDataSheet } = setUp();
  const sheet = { pdf, title: 'Matkap – Teknik veri sayfası', slug: 'drill-tr' };
  expect(await viewDataSheet('drill', 'tr')).toEqual(sheet);
  expect(await viewDataSheet('drill-tr', 'tr')).toEqual(sheet);
});

test('a product that a content load removes meanwhile has no data sheet', async () => {
  const { viewDataSheet, render } = setUp(async () => undefined);
  expect(await viewDataSheet('drill', 'tr')).toBeUndefined();
  expect(render).not.toHaveBeenCalled();
});

test('an unknown product has no data sheet', async () => {
  const { viewDataSheet, render } = setUp();
  expect(await viewDataSheet('saw', 'tr')).toBeUndefined();
  expect(render).not.toHaveBeenCalled();
});
