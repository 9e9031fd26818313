import type { DataSource } from 'typeorm';
import type { CardSource } from '#domain/catalogue/products/product-card.ts';
import type { FoundProduct, ProductSummary } from '#domain/catalogue/products/product.ts';
import { refAmong } from '#domain/search/words/look-alike.ts';
import type { Conjunction, KnownWord, SearchIndex } from '#domain/search/query/ports.ts';
import { type Language, inEachLanguage } from '#domain/shared/language.ts';
import { prepared } from '../connection/prepared-statements.ts';
import { summarySql } from '../rows/product-json.ts';

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
const selectWordsAndStems = prepared(
  'search-words',
  `${selectWords}
  UNION ALL
  SELECT stem, products FROM search_stems WHERE stem = ANY ($4)`,
);

/** A synonym is the whole name of as many products as there are of its kind. */
const maxNamed = 60;

/** Maximum number of matches whose texts are read at once; those of more matches are read once they are ranked. */
const maxBodies = 60;

/** Description, features and articles of a product, whose definition is copied once from wherever it is stored. */
const bodyIn = (language: Language): string => `(
  SELECT (copy -> 'description' ->> '${language}')
    || array(SELECT detail ->> '${language}' FROM jsonb_array_elements(copy -> 'details') AS detail)
    || array(SELECT article -> 'text' ->> '${language}' FROM jsonb_array_elements(copy -> 'articles') AS article)
  FROM (SELECT (ARRAY[definition])[1] AS copy OFFSET 0) AS whole)`;

/** All kinds of searches that a query takes at once. */
const maxSearches = 4;

const searchOf = (index: number): string => `
  SELECT id FROM unnest($${2 * index + 3}::text[]) AS conjunction (words),
    LATERAL (SELECT id FROM products WHERE search_text @@ words::tsquery OFFSET 0) AS matching`;

/**
 * Parameters: $1 whole names, $2 stems, then for each search the tsqueries of its conjunctions and a limit. A conjunction is one
 * scan of an index, for which `OFFSET 0` has it planned by itself: the planner does not know how rare words are, and would read
 * all products where it sees a limit. No scan is begun once the search, or the first one, has as many matches as it wants. A product's
 * texts are read once for all stems: the array holds a copy of the value, wherever it is stored.
 */
const selectProducts = (textsIn: Language | undefined): string =>
  prepared(
    `search-products-${textsIn ?? 'without-texts'}`,
    `
  WITH all_named AS MATERIALIZED (SELECT id FROM products WHERE search_key && $1::text[]),
  named AS MATERIALIZED (SELECT id FROM all_named LIMIT ${maxNamed}),
  first AS MATERIALIZED (${searchOf(0)} LIMIT $4),
  found AS MATERIALIZED (
    SELECT id FROM named
    UNION (SELECT id FROM first)
    ${Array.from(
      { length: maxSearches - 1 },
      (_, index) =>
        `UNION (${searchOf(index + 1)}
        LIMIT CASE WHEN (SELECT count(*) FROM first) < $4 THEN $${2 * index + 6}::integer ELSE 0 END)`,
    ).join('\n    ')}
  )
  SELECT ${summarySql} AS summary, slug_en AS slug, array_to_string(search_key, ' ') AS key, features, texts, measures,
    CASE WHEN id IN (SELECT id FROM named) THEN jsonb_path_query_array(variants, '$[*].ref') END AS refs
    ${
      textsIn
        ? `, CASE WHEN (SELECT count(*) FROM found) <= ${maxBodies} THEN ${bodyIn(textsIn)} END AS body,
    CASE WHEN (SELECT count(*) FROM found) <= ${maxBodies} THEN card_source END AS source`
        : ''
    }
  FROM found JOIN products USING (id), LATERAL (
    SELECT array_agg(stem) FILTER (WHERE copy @@ ('''' || stem || ''':C')::tsquery) AS features,
      array_agg(stem) FILTER (WHERE copy @@ ('''' || stem || ''':D')::tsquery) AS texts,
      array_agg(stem) FILTER (WHERE copy @@ ('''' || stem || ''':B')::tsquery) AS measures
    FROM (SELECT (ARRAY[search_text])[1] AS copy OFFSET 0) AS vector, unnest($2::text[]) AS stem
  ) AS matched`,
  );

const productsWithout = selectProducts(undefined);
const productsWith = inEachLanguage(selectProducts);

/** Words and stems hold no quotes. */
const toTsquery = (groups: Conjunction): string =>
  groups.map((group) => `(${group.map((word) => `'${word}'`).join(' | ')})`).join(' & ');

interface FoundRow {
  readonly summary: ProductSummary;
  readonly slug: string;
  readonly key: string;
  /** REFs of the product's variants, where it has one of the names. */
  readonly refs: readonly string[] | null;
  readonly features: readonly string[] | null;
  readonly texts: readonly string[] | null;
  readonly measures: readonly string[] | null;
  readonly body?: readonly string[] | null;
  readonly source?: CardSource | null;
}

/** Product with what its card depends on, where texts come along. */
type SourcedProduct = FoundProduct & { readonly source?: CardSource };

interface TextRow {
  readonly slug: string;
  readonly body: readonly string[];
}

/** @param dataSource one with short timeouts, as a search must answer at once or not at all */
export const createPostgresSearchIndex = (dataSource: DataSource): SearchIndex<SourcedProduct> => {
  const select = <Row>(sql: string, parameters: unknown[]): Promise<Row[]> =>
    dataSource.query<Row[]>(sql, parameters);

  return {
    words: ({ similar, exact, containing, stems }) =>
      select<KnownWord>(selectWordsAndStems, [similar, exact, containing, stems]),

    async items({ names, searches, stems, textsIn }) {
      if (searches.length > maxSearches) throw new RangeError(`more than ${maxSearches} searches at once`);
      const rows = await select<FoundRow>(textsIn ? productsWith[textsIn] : productsWithout, [
        names,
        stems,
        ...Array.from({ length: maxSearches }, (_, index) => searches[index]).flatMap((search) => [
          search?.anyOf.map(toTsquery) ?? [],
          search?.limit ?? 0,
        ]),
      ]);
      const known = new Set(names);
      return rows.map(({ summary, slug, key, refs, features, texts, measures, body, source }) => {
        const matchedRef = refAmong(refs ?? [], known);
        return Object.assign(
          {
            item: Object.assign(summary, matchedRef !== undefined && { matchedRef }, source && { source }),
            slug,
            key: key.split(' '),
            features: features ?? [],
            texts: texts ?? [],
            measures: measures ?? [],
          },
          body && { body },
        );
      });
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
