import type { DataSource } from 'typeorm';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { KnownWord, SearchIndex } from '#domain/search/ports.ts';
import { type SummaryRow, toSummary } from '../rows/product-summary.ts';

/** For each word that is asked for. */
const maxWords = 40;

/**
 * Words that begin alike; words with many of the same three letters in a row (pg_trgm); of six letters and more, also
 * those that share the first two and the length, give or take two, but few such threes; then words that hold another,
 * from the same index as the threes. Each kind is for itself a short scan.
 */
const selectWords = `
  SELECT word, products AS items FROM search_words WHERE word = ANY ($2)
  UNION
  SELECT known.word, known.products
  FROM unnest($1::text[]) AS asked (word), LATERAL (
    (SELECT word, products FROM search_words
     WHERE word >= asked.word AND word < asked.word || chr(1114111)
     ORDER BY products DESC, word LIMIT ${maxWords})
    UNION
    (SELECT word, products FROM search_words
     WHERE asked.word !~ '[0-9]' AND word % asked.word
     ORDER BY similarity(word, asked.word) DESC, word LIMIT ${maxWords})
    UNION
    (SELECT word, products FROM search_words
     WHERE length(asked.word) >= 6 AND asked.word !~ '[0-9]'
       AND word >= left(asked.word, 2) AND word < left(asked.word, 2) || chr(1114111)
       AND length(word) BETWEEN length(asked.word) - 2 AND length(asked.word) + 2
     ORDER BY similarity(word, asked.word) DESC, word LIMIT ${maxWords})
  ) AS known
  UNION
  SELECT known.word, known.products
  FROM unnest($3::text[]) AS part (word), LATERAL (
    SELECT word, products FROM search_words
    WHERE word LIKE '%' || part.word || '%'
    ORDER BY products DESC, word LIMIT ${maxWords}
  ) AS known`;

const columns =
  'id, slug_en AS "slugEn", slug_tr AS "slugTr", name_en AS "nameEn", name_tr AS "nameTr", brand, category, array_to_string(search_key, \' \') AS key';

const all = (conditions: readonly string[]): string => `(${conditions.join(' AND ') || 'FALSE'})`;

/** Parameters: $1 a whole name, $2 the limit, then the groups. One scan of the index on keys answers each half. */
const selectProducts = (groups: number, missing: 0 | 1): string => {
  const has = Array.from({ length: groups }, (_, index) => `search_key && $${index + 3}::text[]`);
  const enough =
    missing === 0 || groups < 2 ? all(has) : has.map((_, left) => all(has.toSpliced(left, 1))).join(' OR ');
  return `
    SELECT ${columns} FROM products WHERE search_key @> ARRAY[$1::text]
    UNION
    (SELECT ${columns} FROM products WHERE ${enough} LIMIT $2)`;
};

/** @param dataSource its time limits are the index's: give it one with short ones */
export const createPostgresSearchIndex = (dataSource: DataSource): SearchIndex<ProductSummary> => {
  const ask = async <Row>(sql: string, parameters: unknown[]): Promise<Row[]> => {
    const runner = dataSource.createQueryRunner('slave');
    try {
      return await dataSource.query<Row[]>(sql, parameters, runner);
    } finally {
      await runner.release();
    }
  };

  return {
    words: ({ similar, exact, containing }) => ask<KnownWord>(selectWords, [similar, exact, containing]),

    async items({ groups, name, missing, limit }) {
      const sql = selectProducts(groups.length, missing);
      const rows = await ask<SummaryRow & { key: string }>(sql, [name, limit, ...groups]);
      return rows.map(({ key, ...row }) => ({
        item: toSummary(row),
        slug: row.slugEn,
        key: key.split(' '),
      }));
    },
  };
};
