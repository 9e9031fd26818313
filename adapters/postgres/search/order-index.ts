import type { DataSource } from 'typeorm';
import type { Product } from '#domain/catalogue/products/product.ts';
import type { Regulatory } from '#domain/catalogue/products/regulatory.ts';
import type { OrderableProduct } from '#domain/search/query/order-items.ts';
import type { ItemQuery, KnownWord, OrderIndex } from '#domain/search/query/ports.ts';
import { matchesGroups, selectWords } from './search-index.ts';

const columns = `slug_en AS slug, summary -> 'name' AS name, variants,
  definition -> 'regulatory' AS regulatory, array_to_string(search_key, ' ') AS key`;

interface OrderableRow extends Pick<Product, 'name' | 'variants'> {
  readonly slug: string;
  readonly regulatory: Regulatory | null;
  readonly key: string;
}

const keyOf = ({ key }: OrderableRow): readonly string[] => key.split(' ');

const toProduct = (row: OrderableRow): OrderableProduct => ({
  slug: row.slug,
  name: row.name,
  variants: row.variants,
  registryCodes: [row.regulatory?.udiDi, row.regulatory?.uts].filter((code) => code !== undefined),
  words: keyOf(row).filter((entry) => !entry.startsWith('=')),
});

interface Match extends OrderableRow {
  /** Position of the query. */
  readonly query: number;
}

/** One short index scan for each query, with the groups as parameters. */
const selectMatches = (queries: readonly ItemQuery[]) => {
  const parameters: string[][] = [];
  const selects = queries.flatMap(({ groups, missing, limit }, query) => {
    if (groups.length === 0) return [];
    const condition = matchesGroups(groups.length, missing, parameters.length + 1);
    parameters.push(...groups.map((group) => [...group]));
    return [`(SELECT ${query} AS query, ${columns} FROM products WHERE ${condition} LIMIT ${limit})`];
  });
  return { sql: selects.join(' UNION ALL '), parameters };
};

export const createPostgresOrderIndex = (dataSource: DataSource): OrderIndex => ({
  words: ({ similar, exact, containing }) =>
    dataSource.query<KnownWord[]>(selectWords, [similar, exact, containing]),

  async named(names) {
    const rows = await dataSource.query<OrderableRow[]>(
      `SELECT ${columns} FROM products WHERE search_key && $1::text[]`,
      [names],
    );
    return rows.map(toProduct);
  },

  async matches(queries) {
    const { sql, parameters } = selectMatches(queries);
    const rows = sql === '' ? [] : await dataSource.query<Match[]>(sql, parameters);
    const byQuery = Map.groupBy(rows, ({ query }) => query);
    return queries.map((_, query) =>
      (byQuery.get(query) ?? []).map((row) => ({
        item: toProduct(row),
        slug: row.slug,
        key: keyOf(row),
      })),
    );
  },
});
