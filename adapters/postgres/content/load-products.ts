import type { EntityManager } from 'typeorm';
import { documentKeys } from '#domain/catalogue/products/document-key.ts';
import { cardSourceOf, summaryOf } from '#domain/catalogue/products/product-parts.ts';
import type { ContentChange, ContentProduct } from '#domain/content/content.ts';

/** About 5 kB each. */
const productsPerStatement = 250;

/** Columns that a load writes, with their types; the database generates others from `definition`. */
const columnTypes = {
  definition: 'jsonb',
  summary: 'jsonb',
  card_source: 'jsonb',
  document_keys: 'text[]',
  search_key: 'text[]',
  search_text: 'tsvector',
} as const;

/** Keys and text that a product is found by, as the columns `search_key` and `search_text` have them. */
export interface SearchColumns {
  readonly key: readonly string[];
  /** Text as a tsvector is written. */
  readonly text: string;
}

type LoadedRow = Readonly<Record<keyof typeof columnTypes | 'slug', unknown>>;

const toRow = (product: ContentProduct, { key, text }: SearchColumns): LoadedRow => ({
  slug: product.slug.en,
  definition: product,
  summary: summaryOf(product),
  card_source: cardSourceOf(product),
  document_keys: documentKeys(product.documents ?? []),
  search_key: key,
  search_text: text,
});

const columns = Object.keys(columnTypes);
const columnsOf = (table: string): string => columns.map((column) => `${table}.${column}`).join(', ');

/** Parameters: $1 rows as JSON, $2 the time. An INSERT with ON CONFLICT would use up an id for each unchanged row. */
const writeRows = `
  WITH loaded AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb)
      AS row (slug text, ${Object.entries(columnTypes)
        .map(([column, type]) => `${column} ${type}`)
        .join(', ')})
  ), noted AS (
    INSERT INTO loaded_products SELECT slug FROM loaded
  ), changed AS (
    UPDATE products SET (${columns.join(', ')}, changed_at) = ROW (${columnsOf('loaded')}, $2::timestamptz)
    FROM loaded
    WHERE products.slug_en = loaded.slug
      AND (${columnsOf('products')}) IS DISTINCT FROM (${columnsOf('loaded')})
    RETURNING products.slug_en
  ), added AS (
    INSERT INTO products (${columns.join(', ')}, changed_at)
    SELECT ${columnsOf('loaded')}, $2::timestamptz FROM loaded
    WHERE NOT EXISTS (SELECT FROM products WHERE products.slug_en = loaded.slug)
    RETURNING slug_en
  )
  SELECT 'added' AS action, slug_en AS slug FROM added
  UNION ALL
  SELECT 'changed', slug_en FROM changed`;

/** The names of those that are removed stay, and of their variants: visitors have them in their lists. */
const removeOthers = `
  WITH removed AS (
    DELETE FROM products
    WHERE NOT EXISTS (SELECT FROM loaded_products WHERE loaded_products.slug = products.slug_en)
    RETURNING slug_en, slug_tr, definition -> 'name' AS name, variants
  ), noted AS (
    INSERT INTO former_products (slug_en, slug_tr, name, variants)
    SELECT slug_en, slug_tr, name, variants FROM removed
    ON CONFLICT (slug_en) DO UPDATE
    SET (slug_tr, name, variants) = ROW (excluded.slug_tr, excluded.name, excluded.variants)
  )
  SELECT 'removed' AS action, slug_en AS slug FROM removed`;

async function* batchesOf<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < productsPerStatement) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type Change = Pick<ContentChange, 'action' | 'slug'>;

/**
 * Makes the table equal to the products, some hundred at a time, while they are read. Equal rows are not written, so they keep changed_at;
 * changed rows keep their id. Needs a transaction.
 */
export const loadProducts = async (
  manager: EntityManager,
  products: Iterable<ContentProduct> | AsyncIterable<ContentProduct>,
  searchColumnsOf: (product: ContentProduct) => SearchColumns,
  changedAt: Date,
): Promise<ContentChange[]> => {
  const changes: ContentChange[] = [];
  const report = (list: readonly Change[]): void => {
    for (const { action, slug } of list) changes.push({ kind: 'product', slug, action });
  };
  await manager.query('CREATE TEMPORARY TABLE loaded_products (slug text COLLATE "C") ON COMMIT DROP');
  // The database writes a batch while the next one is read.
  let writing = Promise.resolve<readonly Change[]>([]);
  try {
    for await (const batch of batchesOf(products)) {
      const rows = JSON.stringify(batch.map((product) => toRow(product, searchColumnsOf(product))));
      report(await writing);
      writing = manager.query<Change[]>(writeRows, [rows, changedAt]);
      // Handled when it is awaited, which is after the next batch is read.
      writing.catch(() => {});
    }
  } finally {
    // Also when reading fails: the transaction is rolled back on the same connection.
    report(await writing);
  }
  // The planner knows nothing about a new table.
  await manager.query('ANALYZE loaded_products');
  report(await manager.query<Change[]>(removeOthers));
  return changes;
};
