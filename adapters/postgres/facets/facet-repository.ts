import type { DataSource } from 'typeorm';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { FacetQuery, FacetRepository, FacetResult } from '#domain/catalogue/facets/facet-repository.ts';
import { prepared } from '../connection/prepared-statements.ts';
import { summarySql } from '../rows/product-json.ts';
import { allProducts, blockBits, listOf } from './facet-lists.ts';

interface IndexRow {
  readonly attributes: readonly Attribute[] | null;
  readonly values: readonly (readonly [key: string, products: number, together: readonly number[]])[] | null;
}

const selectIndex = `
  SELECT
    (SELECT json_agg(definition ORDER BY position) FROM attributes) AS attributes,
    (SELECT json_agg(json_build_array(key, products, together) ORDER BY key) FROM facet_values) AS values`;

/**
 * Parameters: $1 the list, $2 and $3 the chosen keys and the number of the group of each, all products being group -1; $4
 * and $5 the keys to be counted and the group that each leaves out; $6 and $7 offset and limit; $8 whether the order is
 * backwards. Each bitmap is read once; of the products, only those that the page shows. Parts of bitmaps are materialized,
 * as a sort of them would otherwise carry the whole bitmap in every row; with `|| B''`, each later use reads memory and not
 * the table's storage of long values.
 */
const selectPage = prepared(
  'facets',
  `
  WITH chosen AS MATERIALIZED (
    SELECT choice.number, bit_or(bits) || B'' AS bits
    FROM unnest($2::text[], $3::integer[]) AS choice (key, number)
    JOIN facet_bitmaps ON facet_bitmaps.list = $1 AND facet_bitmaps.key = choice.key
    GROUP BY choice.number
  ), selection AS MATERIALIZED (
    SELECT bits, bit_count(bits)::integer AS products FROM (SELECT bit_and(bits) AS bits FROM chosen) AS each
  ), others AS MATERIALIZED (
    SELECT skipped.number, bit_and(chosen.bits) AS bits
    FROM (SELECT DISTINCT number FROM unnest($5::integer[]) AS number) AS skipped
    JOIN chosen ON chosen.number = -1 OR chosen.number <> skipped.number
    GROUP BY skipped.number
  ), counted AS (
    SELECT value.key, bit_count(facet_bitmaps.bits & others.bits)::integer AS products
    FROM unnest($4::text[], $5::integer[]) AS value (key, number)
    JOIN others ON others.number = value.number
    JOIN facet_bitmaps ON facet_bitmaps.list = $1 AND facet_bitmaps.key = value.key
  ), bounds AS (
    SELECT
      CASE WHEN $8::boolean THEN greatest(products - $6::integer - $7::integer, 0) ELSE $6 END AS first,
      CASE WHEN $8 THEN products - $6 ELSE $6 + $7 END AS after_last
    FROM selection
  ), parts AS MATERIALIZED (
    SELECT block, part, bit_count(part)::integer AS own
    FROM selection, generate_series(0, length(bits) / ${blockBits} - 1) AS block,
      LATERAL substring(bits, block * ${blockBits} + 1, ${blockBits}) AS part
  ), blocks AS MATERIALIZED (
    SELECT block, part, skipped
    FROM (SELECT block, part, own, (sum(own) OVER (ORDER BY block) - own)::integer AS skipped FROM parts) AS each, bounds
    WHERE own > 0 AND skipped < after_last AND skipped + own > first
  ), found AS (
    SELECT block, place, skipped + row_number() OVER (PARTITION BY block ORDER BY place) - 1 AS position
    FROM blocks, generate_series(0, ${blockBits - 1}) AS place
    WHERE get_bit(part, place) = 1
  ), shown AS (
    SELECT found.position, facet_blocks.ids[found.place + 1] AS id
    FROM bounds, found JOIN facet_blocks ON facet_blocks.list = $1 AND facet_blocks.block = found.block
    WHERE found.position >= bounds.first AND found.position < bounds.after_last
  )
  SELECT
    coalesce((SELECT products FROM selection), 0) AS count,
    (SELECT json_object_agg(key, products) FROM counted) AS counts,
    (
      SELECT json_agg(
        json_build_object('summary', ${summarySql}, 'source', card_source)
        ORDER BY CASE WHEN $8 THEN -shown.position ELSE shown.position END
      )
      FROM shown JOIN products ON products.id = shown.id
    ) AS products`,
);

interface PageRow {
  readonly count: number;
  readonly counts: Readonly<Record<string, number>> | null;
  readonly products: FacetResult['products'] | null;
}

const parametersOf = ({ groups, counted, order, language, offset, limit }: FacetQuery): unknown[] => {
  const choices = groups.flatMap((keys, group) => keys.map((key) => ({ key, group })));
  const chosen = [{ key: allProducts, group: -1 }, ...choices];
  return [
    listOf(order, language),
    chosen.map(({ key }) => key),
    chosen.map(({ group }) => group),
    counted.map(({ key }) => key),
    // No group has the number of those that leave out none.
    counted.map(({ group }) => (group === -1 ? groups.length : group)),
    offset,
    limit,
    order === 'name-desc',
  ];
};

/** @param oncePerVersion lets a read run once for each version of the content */
export const createPostgresFacetRepository = (
  dataSource: DataSource,
  oncePerVersion: <Value>(read: () => Promise<Value>) => () => Promise<Value>,
): FacetRepository => ({
  index: oncePerVersion(async () => {
    const [row] = await dataSource.query<IndexRow[]>(selectIndex);
    const values = row?.values ?? [];
    return {
      attributes: row?.attributes ?? [],
      values: new Map(values.map(([key, products, together], index) => [key, { index, products, together }])),
    };
  }),

  async page(query) {
    const [row] = await dataSource.query<PageRow[]>(selectPage, parametersOf(query));
    return {
      products: row?.products ?? [],
      count: row?.count ?? 0,
      counts: new Map(Object.entries(row?.counts ?? {})),
    };
  },
});
