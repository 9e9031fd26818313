import type { DataSource } from 'typeorm';
import type { LabelGroup } from '#domain/catalogue/attributes/align-rows.ts';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { ComparableProduct } from '#domain/catalogue/comparison/compare-products.ts';
import type { ComparisonRepository } from '#domain/catalogue/comparison/view-comparison.ts';
import type { Language } from '#domain/shared/language.ts';
import { paths } from '#domain/site/pages.ts';
import { prepared } from './connection/prepared-statements.ts';
import type { ProductRow } from './rows/catalogue-rows.ts';
import { type SummaryRow, summarySql, toSummary } from './rows/product-summary.ts';

const productPath = paths.product('');

/** Collations of the migration `listing-order`, whose indexes have names in them. */
const nameOrder: Readonly<Record<Language, string>> = {
  tr: 'name_tr COLLATE catalogue_tr',
  en: 'name_en COLLATE catalogue_en',
};

/** Products, and where the pages of those went that there are none of. $1 slugs, $2 what their paths begin with. */
const selectItems = prepared(
  'compared',
  `SELECT wanted.slug AS wanted, redirects.definition ->> 'to' AS "newPath", ${summarySql}, description,
     details_table AS "detailsTable", variants, regulatory, attributes
   FROM unnest($1::text[]) WITH ORDINALITY AS wanted (slug, place)
   LEFT JOIN products ON products.slug_en = wanted.slug OR products.slug_tr = wanted.slug
   LEFT JOIN redirects ON products.id IS NULL AND redirects.key = $2::text || wanted.slug
   ORDER BY wanted.place`,
);

const selectTerms = `
  SELECT
    (SELECT json_agg(definition ORDER BY position) FROM attributes) AS attributes,
    (SELECT definition FROM technical_labels) AS labels`;

type FoundRow = SummaryRow &
  Pick<ProductRow, 'description' | 'detailsTable' | 'variants' | 'regulatory' | 'attributes'>;

type ItemRow = { readonly wanted: string; readonly newPath: string | null } & (
  | FoundRow
  | Readonly<Record<keyof FoundRow, null>>
);

interface TermsRow {
  readonly attributes: readonly Attribute[] | null;
  readonly labels: readonly LabelGroup[] | null;
}

const toComparable = (row: FoundRow): ComparableProduct => ({
  ...toSummary(row),
  description: row.description,
  ...(row.detailsTable && { detailsTable: row.detailsTable }),
  variants: row.variants,
  ...(row.regulatory && { regulatory: row.regulatory }),
  ...(row.attributes && { attributes: row.attributes }),
});

/** @param oncePerVersion lets a read run once for each version of the content */
export const createPostgresComparisonRepository = (
  dataSource: DataSource,
  oncePerVersion: <Value>(read: () => Promise<Value>) => () => Promise<Value>,
): ComparisonRepository => ({
  async find(slugs) {
    const rows = await dataSource.query<ItemRow[]>(selectItems, [slugs, productPath]);
    return rows.map((row) => {
      const { wanted: slug, newPath } = row;
      if (row.id !== null) return { slug, product: toComparable(row) };
      return newPath?.startsWith(productPath)
        ? { slug, movedTo: newPath.slice(productPath.length) }
        : { slug };
    });
  },

  async namesInCategory(category, { language, limit }) {
    const rows = await dataSource.query<SummaryRow[]>(
      `SELECT ${summarySql} FROM products WHERE category = $1 ORDER BY ${nameOrder[language]}, slug_en LIMIT $2`,
      [category, limit],
    );
    return rows.map(toSummary);
  },

  terms: oncePerVersion(async () => {
    const [row] = await dataSource.query<TermsRow[]>(selectTerms);
    return { attributes: row?.attributes ?? [], labels: row?.labels ?? [] };
  }),
});
