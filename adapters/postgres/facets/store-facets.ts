import type { EntityManager } from 'typeorm';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import { type FacetedProduct, facetKeysOf, unfacetedFields } from '#domain/catalogue/facets/facet.ts';
import { allProducts, blockBits, facetLists, placedProducts } from './facet-lists.ts';

const productsPerQuery = 5000;

/** Hexadecimal digits of bitmaps that one statement writes, some MB. */
const maxDigitsPerStatement = 4_000_000;

interface BlockRow {
  readonly list: string;
  readonly block: number;
  readonly ids: readonly number[];
}

interface ProductRow {
  readonly id: number;
  readonly product: FacetedProduct;
}

/** Selects the products in the order of each list, numbered in blocks. */
const selectBlocks = facetLists
  .map(
    ({ list, orderBy }) => `
      SELECT '${list}' AS list, position / ${blockBits} AS block, array_agg(id ORDER BY position) AS ids
      FROM (
        SELECT products.id, (row_number() OVER (ORDER BY ${orderBy}) - 1)::integer AS position
        FROM ${placedProducts}
      ) AS ordered
      GROUP BY block`,
  )
  .join(' UNION ALL ');

const writeBlocks = `INSERT INTO facet_blocks (list, block, ids) ${selectBlocks} RETURNING list, block, ids`;

const selectProducts = `
  SELECT id, definition - $3::text[] AS product
  FROM products WHERE id > $1 ORDER BY id LIMIT $2`;

const writeBitmaps = `
  INSERT INTO facet_bitmaps (list, key, bits)
  SELECT list, key, ('x' || digits)::bit varying
  FROM jsonb_to_recordset($1::jsonb) AS row (list text, key text, digits text)`;

const writeValues = `
  INSERT INTO facet_values (key, products, together)
  SELECT one.key, bit_count(one.bits), ARRAY (
    SELECT bit_count(one.bits & other.bits)::integer FROM facet_bitmaps AS other
    WHERE other.list = one.list AND other.key <> $2 ORDER BY other.key
  )
  FROM facet_bitmaps AS one WHERE one.list = $1 AND one.key <> $2`;

/** Position of each product in each list, by id. */
const positionsIn = (blocks: readonly BlockRow[]): ReadonlyMap<string, Int32Array> => {
  let maxId = 0;
  for (const { ids } of blocks) for (const id of ids) maxId = Math.max(maxId, id);
  const lists = new Map(facetLists.map(({ list }) => [list, new Int32Array(maxId + 1)]));
  for (const { list, block, ids } of blocks) {
    const positions = lists.get(list);
    if (positions) for (const [index, id] of ids.entries()) positions[id] = block * blockBits + index;
  }
  return lists;
};

async function* productsOf(manager: EntityManager): AsyncGenerator<ProductRow> {
  let last = 0;
  for (;;) {
    const rows = await manager.query<ProductRow[]>(selectProducts, [last, productsPerQuery, unfacetedFields]);
    yield* rows;
    if (rows.length < productsPerQuery) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** One for each value that a product has, and one for all products. */
const createBitmaps = (bytes: number) => {
  const byKey = new Map<string, Uint8Array>();
  return {
    byKey,
    set(key: string, position: number): void {
      const bitmap = byKey.get(key) ?? new Uint8Array(bytes);
      byKey.set(key, bitmap);
      // Bit strings begin with the highest bit of their first byte.
      const byte = position >> 3;
      bitmap[byte] = (bitmap[byte] ?? 0) | (0x80 >> (position & 7));
    },
  };
};

interface Catalogue {
  readonly attributes: readonly Attribute[];
  readonly solutions: readonly {
    readonly slug: string;
    /** Slugs. */
    readonly categories: readonly string[];
  }[];
}

const solutionsByCategory = (solutions: Catalogue['solutions']): ReadonlyMap<string, readonly string[]> => {
  const slugs = new Map<string, string[]>();
  for (const { slug, categories } of solutions)
    for (const category of categories) slugs.set(category, [...(slugs.get(category) ?? []), slug]);
  return slugs;
};

const writeAll = async (
  manager: EntityManager,
  rows: Iterable<object & { readonly digits: string }>,
): Promise<void> => {
  let batch: object[] = [];
  let digits = 0;
  const write = async (): Promise<void> => {
    if (batch.length > 0) await manager.query(writeBitmaps, [JSON.stringify(batch)]);
    batch = [];
    digits = 0;
  };
  for (const row of rows) {
    batch.push(row);
    digits += row.digits.length;
    if (digits > maxDigitsPerStatement) await write();
  }
  await write();
};

/**
 * Computes the facets of all products anew from the tables: the products in every order, for every value a bitmap in each
 * of these orders, and how many products have each two values. Needs a transaction.
 */
export const storeFacets = async (
  manager: EntityManager,
  { attributes, solutions }: Catalogue,
): Promise<void> => {
  for (const table of ['facet_blocks', 'facet_bitmaps', 'facet_values'])
    await manager.query(`DELETE FROM ${table}`);
  const blocks = await manager.query<BlockRow[]>(writeBlocks);
  const positions = positionsIn(blocks);
  const blocksPerList = blocks.length / facetLists.length;
  const bitmaps = facetLists.map(({ list }) => ({
    list,
    positions: positions.get(list),
    ...createBitmaps((blocksPerList * blockBits) / 8),
  }));
  const solutionsOf = solutionsByCategory(solutions);
  for await (const { id, product } of productsOf(manager)) {
    const keys = facetKeysOf(product, (slug) => solutionsOf.get(slug) ?? [], attributes);
    for (const bitmap of bitmaps) {
      const position = bitmap.positions?.[id] ?? 0;
      for (const key of [allProducts, ...keys]) bitmap.set(key, position);
    }
  }
  const rows = bitmaps
    .values()
    .flatMap(({ list, byKey }) =>
      byKey
        .entries()
        .map(([key, bitmap]) => ({ list, key, digits: Buffer.from(bitmap.buffer).toString('hex') })),
    );
  await writeAll(manager, rows);
  await manager.query(writeValues, [facetLists[0]?.list, allProducts]);
};
