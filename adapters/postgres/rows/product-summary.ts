import type { ProductSummary } from '#domain/catalogue/products/product.ts';
import type { ProductRow } from './catalogue-rows.ts';

/** The columns of a SummaryRow. */
export const summarySql = `id, slug_en AS "slugEn", slug_tr AS "slugTr", name_en AS "nameEn", name_tr AS "nameTr", brand, category, picture, drawing, variants <> '[]' AS "hasVariants"`;

export type SummaryRow = { readonly hasVariants?: boolean } & Pick<
  ProductRow,
  'id' | 'slugEn' | 'slugTr' | 'nameEn' | 'nameTr' | 'brand' | 'category' | 'picture' | 'drawing'
>;

export const toSummary = (row: SummaryRow): ProductSummary => ({
  id: row.id,
  slug: { tr: row.slugTr, en: row.slugEn },
  name: { tr: row.nameTr, en: row.nameEn },
  brand: row.brand,
  category: row.category,
  picture: row.picture,
  ...(row.drawing !== null && { drawing: row.drawing }),
  ...(row.hasVariants && { hasVariants: true }),
});
