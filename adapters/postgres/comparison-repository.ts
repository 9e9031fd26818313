import type { DataSource } from 'typeorm';
import type { LabelGroup } from '#domain/catalogue/attributes/align-rows.ts';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { Product, ProductSummary } from '#domain/catalogue/products/product.ts';
import type { ComparisonRepository } from '#domain/catalogue/comparison/view-comparison.ts';
import { inEachLanguage } from '#domain/shared/language.ts';
import { paths } from '#domain/site/pages.ts';
import { prepared } from './connection/prepared-statements.ts';
import { productSql, summarySql } from './rows/product-json.ts';

const productPath = paths.product('');

/** Collations of the migration `listing-order`, whose indexes have names in them. */
const nameOrder = inEachLanguage((language) => `name_${language} COLLATE catalogue_${language}`);

/** Products, and where the pages of those went that there are none of. $1 slugs, $2 what their paths begin with. */
const selectItems = prepared(
  'compared',
  `SELECT wanted.slug AS wanted, redirects.definition ->> 'to' AS "newPath", ${productSql} AS product
   FROM unnest($1::text[]) WITH ORDINALITY AS wanted (slug, place)
   LEFT JOIN products ON products.slug_en = wanted.slug OR products.slug_tr = wanted.slug
   LEFT JOIN redirects ON products.id IS NULL AND redirects.key = $2::text || wanted.slug
   ORDER BY wanted.place`,
);

const selectTerms = `
  SELECT
    (SELECT json_agg(definition ORDER BY position) FROM attributes) AS attributes,
    (SELECT definition FROM technical_labels) AS labels`;

interface ItemRow {
  readonly wanted: string;
  readonly newPath: string | null;
  readonly product: Product | null;
}

interface TermsRow {
  readonly attributes: readonly Attribute[] | null;
  readonly labels: readonly LabelGroup[] | null;
}

/** @param oncePerVersion lets a read run once for each version of the content */
export const createPostgresComparisonRepository = (
  dataSource: DataSource,
  oncePerVersion: <Value>(read: () => Promise<Value>) => () => Promise<Value>,
): ComparisonRepository => ({
  async find(slugs) {
    const rows = await dataSource.query<ItemRow[]>(selectItems, [slugs, productPath]);
    return rows.map(({ wanted: slug, newPath, product }) => {
      if (product) return { slug, product };
      return newPath?.startsWith(productPath)
        ? { slug, movedTo: newPath.slice(productPath.length) }
        : { slug };
    });
  },

  async namesInCategory(category, { language, limit }) {
    const rows = await dataSource.query<{ summary: ProductSummary }[]>(
      `SELECT ${summarySql} AS summary FROM products WHERE category = $1 ORDER BY ${nameOrder[language]}, slug_en LIMIT $2`,
      [category, limit],
    );
    return rows.map(({ summary }) => summary);
  },

  terms: oncePerVersion(async () => {
    const [row] = await dataSource.query<TermsRow[]>(selectTerms);
    return { attributes: row?.attributes ?? [], labels: row?.labels ?? [] };
  }),
});
