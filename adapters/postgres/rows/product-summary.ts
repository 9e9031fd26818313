import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { ProductRow } from './catalogue-rows.ts';

export const summaryColumns = {
  id: true,
  slugEn: true,
  slugTr: true,
  nameEn: true,
  nameTr: true,
  brand: true,
  category: true,
  picture: true,
} as const;

/** The same columns in SQL. */
export const summarySql =
  'id, slug_en AS "slugEn", slug_tr AS "slugTr", name_en AS "nameEn", name_tr AS "nameTr", brand, category, picture';

export type SummaryRow = Pick<ProductRow, keyof typeof summaryColumns>;

export const toSummary = (row: SummaryRow): ProductSummary => ({
  id: row.id,
  slug: { tr: row.slugTr, en: row.slugEn },
  name: { tr: row.nameTr, en: row.nameEn },
  brand: row.brand,
  category: row.category,
  picture: row.picture,
});
