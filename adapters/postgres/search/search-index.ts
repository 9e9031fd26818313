import type { DataSource } from 'typeorm';
import type { FoundProduct } from '#domain/catalogue/product.ts';
import type { KnownWord, SearchIndex } from '#domain/search/ports.ts';
import { type SummaryRow, summarySql, toSummary } from '../rows/product-summary.ts';

/** Limit of each kind of match, for each word of the query. */
const maxWords = 40;

/**
 * Parameters: $1 similar, $2 exact, $3 containing. Similar words begin with the word; or share many trigrams (pg_trgm);
 * or, for words of at least six letters, begin with the same two letters and differ in length by two at most, which finds
 * typos that leave few trigrams. Containing words use the trigram index too. Words that end in a digit are numbers in
 * registers and types, of which there are as many as products: the first ones of a prefix are enough. Each branch is a
 * short index scan.
 */
export const selectWords = `
  SELECT word, products AS items FROM search_words WHERE word = ANY ($2)
  UNION
  SELECT known.word, known.products
  FROM unnest($1::text[]) AS query (word), LATERAL (
    (SELECT word, products FROM search_words
     WHERE word >= query.word AND word < query.word || chr(1114111) AND word !~ '[0-9]$'
     ORDER BY products DESC, word LIMIT ${maxWords})
    UNION
    (SELECT word, products FROM search_words
     WHERE word >= query.word AND word < query.word || chr(1114111) AND word ~ '[0-9]$'
     ORDER BY word LIMIT ${maxWords})
    UNION
    (SELECT word, products FROM search_words
     WHERE query.word !~ '[0-9]' AND word % query.word AND word !~ '[0-9]$'
     ORDER BY similarity(word, query.word) DESC, word LIMIT ${maxWords})
    UNION
    (SELECT word, products FROM search_words
     WHERE length(query.word) >= 6 AND query.word !~ '[0-9]'
       AND left(word, 2) = left(query.word, 2)
       AND length(word) BETWEEN length(query.word) - 2 AND length(query.word) + 2 AND word !~ '[0-9]$'
     ORDER BY similarity(word, query.word) DESC, word LIMIT ${maxWords})
  ) AS known
  UNION
  SELECT known.word, known.products
  FROM unnest($3::text[]) AS part (word), LATERAL (
    SELECT word, products FROM search_words
    WHERE word LIKE '%' || part.word || '%' AND word !~ '[0-9]$'
    ORDER BY products DESC, word LIMIT ${maxWords}
  ) AS known`;

const columns = `${summarySql}, array_to_string(search_key, ' ') AS key`;

const all = (conditions: readonly string[]): string => `(${conditions.join(' AND ') || 'FALSE'})`;

/** @param firstParameter number of that with the first group */
export const matchesGroups = (groups: number, missing: 0 | 1, firstParameter: number): string => {
  const conditions = Array.from(
    { length: groups },
    (_, index) => `search_key && $${index + firstParameter}::text[]`,
  );
  return missing === 0 || groups < 2
    ? all(conditions)
    : conditions.map((_, omitted) => all(conditions.toSpliced(omitted, 1))).join(' OR ');
};

/** The REF of which the whole name $1 is made, as `wholeName` does it; NULL if that is the name of the product. */
const matchedRef = `(
  SELECT variant ->> 'ref' FROM jsonb_array_elements(variants) AS variant
  WHERE '=' || lower(regexp_replace(variant ->> 'ref', '[^A-Z0-9]', '', 'g') COLLATE "C") = $1 LIMIT 1)`;

/**
 * Parameters: $1 a whole name, $2 the limit, then the groups. Each half of the UNION is one scan of the key index; a
 * product may be in both.
 */
const selectProducts = (groups: number, missing: 0 | 1): string => `
  SELECT ${columns}, ${matchedRef} AS "matchedRef" FROM products WHERE search_key @> ARRAY[$1::text]
  UNION ALL
  (SELECT ${columns}, NULL FROM products WHERE ${matchesGroups(groups, missing, 3)} LIMIT $2)`;

/** @param dataSource one with short timeouts, as a search must answer at once or not at all */
export const createPostgresSearchIndex = (dataSource: DataSource): SearchIndex<FoundProduct> => {
  const select = <Row>(sql: string, parameters: unknown[]): Promise<Row[]> =>
    dataSource.query<Row[]>(sql, parameters);

  return {
    words: ({ similar, exact, containing }) => select<KnownWord>(selectWords, [similar, exact, containing]),

    async items({ groups, name, missing, limit }) {
      const sql = selectProducts(groups.length, missing);
      const rows = await select<SummaryRow & { key: string; matchedRef: string | null }>(sql, [
        name,
        limit,
        ...groups,
      ]);
      // Of a product in both halves, the row with the REF.
      const unique = new Map(rows.toReversed().map((row) => [row.id, row]));
      return Array.from(unique.values(), ({ key, matchedRef: ref, ...row }) => ({
        item: { ...toSummary(row), ...(ref !== null && { matchedRef: ref }) },
        slug: row.slugEn,
        key: key.split(' '),
      }));
    },
  };
};
