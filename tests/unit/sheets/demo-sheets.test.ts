import { readWholeContent } from '../../support/test-content.ts';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#domain/shared/language.ts';
import { renderSheet } from '../../../adapters/sheets/render-sheet.ts';
import { readPdf } from '../../support/sheets.ts';
import { seconds } from '../../support/seconds.ts';

const contentDir = path.resolve(import.meta.dirname, '..', '..', '..', 'content');

/** Number of the longest sheets that are checked; the others are shorter. */
const checkedSheets = 4;

const { content } = await readWholeContent(contentDir);

test.each(languages)(
  'the longest data sheets in %s have at most two pages',
  { timeout: 40 * seconds },
  async (language) => {
    const lengthOf = ({
      description,
      details,
      detailsTable,
      variants,
    }: (typeof content.products)[number]): number =>
      JSON.stringify([description[language], details, detailsTable?.[language], variants]).length;
    const products = content.products.toSorted((a, b) => lengthOf(b) - lengthOf(a)).slice(0, checkedSheets);
    const categories = new Map(content.categories.map((category) => [category.slug, category]));

    for (const product of products) {
      const category = categories.get(product.category);
      if (!category) throw new Error(`${product.slug.en} has no category`);
      const { document } = await readPdf(
        await renderSheet({
          language,
          product,
          brandName: product.brand,
          categoryName: category.name,
          issuer: content.company,
          pageUrl: `https://www.example.com/${language}/products/product-details/${product.slug.en}`,
          asOf: new Date('2026-03-14T00:00:00Z'),
        }),
      );
      expect(document.numPages, product.slug.en).toBeLessThanOrEqual(2);
    }
  },
);
