import type { DataSource } from 'typeorm';
import type { FoundProduct } from '#domain/catalogue/product.ts';
import type { Conjunction, KnownWord, SearchIndex } from '#domain/search/ports.ts';
import type { Language } from '#domain/shared/language.ts';
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

/** $4: stems. */
const selectWordsAndStems = `${selectWords}
  UNION ALL
  SELECT stem, products FROM search_stems WHERE stem = ANY ($4)`;

/** The REF of which the whole name $1 is made, as `wholeName` does it; NULL if that is the name of the product. */
const matchedRef = `(
  SELECT variant ->> 'ref' FROM jsonb_array_elements(variants) AS variant
  WHERE search_key @> ARRAY[$1::text]
    AND '=' || lower(regexp_replace(variant ->> 'ref', '[^A-Z0-9]', '', 'g') COLLATE "C") = $1 LIMIT 1)`;

/** A synonym is the whole name of as many products as there are of its kind. */
const maxNamed = 60;

/** Of more matches, texts are read once they are ranked. */
const maxBodies = 60;

/** Features, description and articles of a product. */
const bodyIn = (language: Language): string => `
  array(SELECT detail ->> '${language}' FROM jsonb_array_elements(details) AS detail)
    || (description ->> '${language}')
    || array(SELECT article -> 'text' ->> '${language}' FROM jsonb_array_elements(articles) AS article)`;

/**
 * Parameters: $1 a whole name, $2 stems, then a tsquery and a limit for each search. Every search is one scan of an index: it is
 * materialized, as the planner does not know how rare words are, and would read all products where it sees a limit. A product's
 * texts are read once for all stems: the array holds a copy of the value, wherever it is stored.
 */
const selectProducts = (searches: number, textsIn: Language | undefined): string => `
  WITH ${Array.from(
    { length: searches },
    (_, index) =>
      `search_${index} AS MATERIALIZED (SELECT id FROM products WHERE search_text @@ $${2 * index + 3}::tsquery),`,
  ).join('\n  ')}
  named AS MATERIALIZED (SELECT id FROM products WHERE search_key @> ARRAY[$1::text]),
  found AS MATERIALIZED (
    (SELECT id FROM named LIMIT ${maxNamed})
    ${Array.from(
      { length: searches },
      (_, index) => `UNION (SELECT id FROM search_${index} LIMIT $${2 * index + 4})`,
    ).join('\n    ')}
  )
  SELECT ${summarySql}, array_to_string(search_key, ' ') AS key, ${matchedRef} AS "matchedRef", features, texts
    ${textsIn ? `, CASE WHEN (SELECT count(*) FROM found) <= ${maxBodies} THEN ${bodyIn(textsIn)} END AS body` : ''}
  FROM found JOIN products USING (id), LATERAL (
    SELECT array_agg(stem) FILTER (WHERE copy @@ ('''' || stem || ''':C')::tsquery) AS features,
      array_agg(stem) FILTER (WHERE copy @@ ('''' || stem || ''':D')::tsquery) AS texts
    FROM (SELECT (ARRAY[search_text])[1] AS copy OFFSET 0) AS vector, unnest($2::text[]) AS stem
  ) AS matched`;

/** Words and stems hold no quotes. */
const toTsquery = (anyOf: readonly Conjunction[]): string =>
  anyOf
    .map((groups) => groups.map((group) => `(${group.map((word) => `'${word}'`).join(' | ')})`).join(' & '))
    .join(' | ');

interface FoundRow extends SummaryRow {
  readonly key: string;
  readonly matchedRef: string | null;
  readonly features: readonly string[] | null;
  readonly texts: readonly string[] | null;
  readonly body?: readonly string[] | null;
}

interface TextRow {
  readonly slug: string;
  readonly body: readonly string[];
}

/** @param dataSource one with short timeouts, as a search must answer at once or not at all */
export const createPostgresSearchIndex = (dataSource: DataSource): SearchIndex<FoundProduct> => {
  const select = <Row>(sql: string, parameters: unknown[]): Promise<Row[]> =>
    dataSource.query<Row[]>(sql, parameters);

  return {
    words: ({ similar, exact, containing, stems }) =>
      select<KnownWord>(selectWordsAndStems, [similar, exact, containing, stems]),

    async items({ name, searches, stems, textsIn }) {
      const rows = await select<FoundRow>(selectProducts(searches.length, textsIn), [
        name,
        stems,
        ...searches.flatMap(({ anyOf, limit }) => [toTsquery(anyOf), limit]),
      ]);
      return rows.map(({ key, matchedRef: ref, features, texts, body, ...row }) =>
        Object.assign(
          {
            item: Object.assign(toSummary(row), ref !== null && { matchedRef: ref }),
            slug: row.slugEn,
            key: key.split(' '),
            features: features ?? [],
            texts: texts ?? [],
          },
          body && { body },
        ),
      );
    },

    async texts(slugs, language) {
      const rows = await select<TextRow>(
        `SELECT slug_en AS slug, ${bodyIn(language)} AS body FROM products WHERE slug_en = ANY ($1)`,
        [slugs],
      );
      return new Map(rows.map(({ slug, body }) => [slug, body]));
    },
  };
};
