import type { DataSource } from 'typeorm';
import type { CatalogueRepository } from '#domain/catalogue/ports.ts';
import { prepared } from './connection/prepared-statements.ts';
import { type SummaryRow, summarySql, toSummary } from './rows/product-summary.ts';

type ProductsAround = CatalogueRepository['productsAround'];

const nextIn = (column: 'category' | 'brand', parameter: string, part: number): string => `
  (SELECT ${part} AS part, ${summarySql} FROM products
   WHERE ${column} = ${parameter} AND slug_en > $3 ORDER BY slug_en LIMIT 2 * $4)
  UNION ALL
  (SELECT ${part + 1}, ${summarySql} FROM products
   WHERE ${column} = ${parameter} AND slug_en < $3 ORDER BY slug_en LIMIT 2 * $4)`;

/** Parameters: $1 category, $2 brand, $3 slug, $4 limit, $5 Turkish and $6 English names. Each part is an index scan. */
const select = prepared(
  'products-around',
  `
  SELECT 0 AS part, ${summarySql} FROM products WHERE name_tr = ANY ($5) OR name_en = ANY ($6)
  UNION ALL ${nextIn('category', '$1', 1)}
  UNION ALL ${nextIn('brand', '$2', 3)}
  ORDER BY part, "slugEn"`,
);

export const createProductsAround =
  (dataSource: DataSource): ProductsAround =>
  async ({ slug, category, brand, gallery }, limit) => {
    const rows = await dataSource.query<(SummaryRow & { readonly part: number })[]>(select, [
      category,
      brand,
      slug.en,
      limit,
      gallery.map(({ tr }) => tr),
      gallery.map(({ en }) => en),
    ]);
    const inParts = (first: number, last: number) =>
      rows.filter(({ part }) => part >= first && part <= last).map(toSummary);
    return {
      named: inParts(0, 0),
      nearby: [...inParts(1, 2).slice(0, limit), ...inParts(3, 4).slice(0, 2 * limit)],
    };
  };
