import type { DataSource } from 'typeorm';
import type { CatalogueRepository } from '#domain/catalogue/products/ports.ts';
import type { CardSource } from '#domain/catalogue/products/product-card.ts';
import type { ProductSummary } from '#domain/catalogue/products/product.ts';
import { prepared } from './connection/prepared-statements.ts';
import { summarySql } from './rows/product-json.ts';

type ProductsAround = CatalogueRepository['productsAround'];

const nextIn = (column: 'category' | 'brand', parameter: string, part: number): string => `
  (SELECT ${part} AS part, slug_en, ${summarySql} AS summary, card_source AS source FROM products
   WHERE ${column} = ${parameter} AND slug_en > $3 ORDER BY slug_en LIMIT 2 * $4)
  UNION ALL
  (SELECT ${part + 1}, slug_en, ${summarySql}, card_source FROM products
   WHERE ${column} = ${parameter} AND slug_en < $3 ORDER BY slug_en LIMIT 2 * $4)`;

/** Parameters: $1 category, $2 brand, $3 slug, $4 limit, $5 Turkish and $6 English names. Each part is an index scan. */
const select = prepared(
  'products-around',
  `
  SELECT 0 AS part, slug_en, ${summarySql} AS summary, NULL::jsonb AS source FROM products
  WHERE name_tr = ANY ($5) OR name_en = ANY ($6)
  UNION ALL ${nextIn('category', '$1', 1)}
  UNION ALL ${nextIn('brand', '$2', 3)}
  ORDER BY part, slug_en`,
);

interface Row {
  readonly part: number;
  readonly summary: ProductSummary;
  /** `null` of those that are named. */
  readonly source: CardSource | null;
}

export const createProductsAround =
  (dataSource: DataSource): ProductsAround =>
  async ({ slug, category, brand, gallery }, limit) => {
    const rows = await dataSource.query<Row[]>(select, [
      category,
      brand,
      slug.en,
      limit,
      gallery.map(({ tr }) => tr),
      gallery.map(({ en }) => en),
    ]);
    const nearbyIn = (first: number, last: number) =>
      rows.flatMap(({ part, summary, source }) =>
        source && part >= first && part <= last ? [Object.assign(summary, { source })] : [],
      );
    return {
      named: rows.filter(({ part }) => part === 0).map(({ summary }) => summary),
      nearby: [...nearbyIn(1, 2).slice(0, limit), ...nearbyIn(3, 4).slice(0, 2 * limit)],
    };
  };
