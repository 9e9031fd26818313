import type { DeskFilter } from '#domain/desk/handling.ts';

/** Lines of requests that a filter for a product selects. */
export interface AskedProduct {
  /** Lines with one of them. */
  readonly slugs: readonly string[];
  /** Lines with it. */
  readonly ref: string;
  /** Slugs of the product that the REF is a variant of: lines with one of them that leave the size open. */
  readonly slugsOfRef: readonly string[];
}

/** Conditions on request `r`, with the values of their parameters. */
export interface Conditions {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Words that each have a condition of their own, for which the index of texts serves. */
const maxIndexedWords = 10;

/** Escapes what LIKE would take for a pattern. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);

/** A text as a path of SQL/JSON has it. */
const quoted = (text: string): string => JSON.stringify(text.toWellFormed());

const equalsOne = (key: string, values: readonly string[]): string =>
  values.map((value) => `${key} == ${quoted(value)}`).join(' || ');

/** Path that selects lines of products, for which an index of class jsonb_path_ops serves. */
const pathOf = ({ slugs, ref, slugsOfRef }: AskedProduct): string => {
  const ways = [
    equalsOne('@.slug', slugs),
    equalsOne('@.ref', [ref]),
    ...(slugsOfRef.length > 0 ? [`(${equalsOne('@.slug', slugsOfRef)}) && !exists(@.ref)`] : []),
  ];
  return `$[*] ? (${ways.map((way) => `(${way})`).join(' || ')})`;
};

/** Makes a condition of the place of its value. */
type Condition = readonly [sql: (place: string) => string, value: unknown];

const wordConditions = (text: string): readonly Condition[] => {
  const words = [...new Set(text.split(/\s+/u).filter(Boolean))].map(literal);
  const others = words.slice(maxIndexedWords);
  return [
    ...words
      .slice(0, maxIndexedWords)
      .map((word): Condition => [(place) => `r.search_text LIKE '%' || fold_text(${place}) || '%'`, word]),
    [
      (place) => `NOT EXISTS (
        SELECT FROM unnest(${place}::text[]) AS word WHERE r.search_text NOT LIKE '%' || fold_text(word) || '%')`,
      others.length > 0 ? others : undefined,
    ],
  ];
};

/** Each condition that a field of the filter makes of its value. */
const conditionsOf = (
  { kind, steps, language, country, from, until, assignee, text = '' }: DeskFilter,
  product: AskedProduct | undefined,
): readonly Condition[] => [
  [(place) => `r.kind = ${place}`, kind],
  [(place) => `r.handling = ANY(${place})`, steps],
  [(place) => `r.language = ${place}`, language],
  [(place) => `fold_text(r.country) = fold_text(${place})`, country],
  [(place) => `r.received_at >= ${place}`, from],
  [(place) => `r.received_at < ${place}`, until],
  [(place) => `r.assignee = ${place}`, assignee],
  [(place) => `r.products @? ${place}::jsonpath`, product && pathOf(product)],
  ...wordConditions(text),
];

/** Whether a text of the filter has a sign that no text in the database can have. */
const isUnstorable = ({ country = '', product = '', assignee = '', text = '' }: DeskFilter): boolean =>
  [country, product, assignee, text].some((value) => value.includes('\0'));

/** Selects requests for the desk: all but test requests of operators. */
export const filterConditions = (filter: DeskFilter, product?: AskedProduct): Conditions => {
  if (isUnstorable(filter)) return { sql: 'FALSE', values: [] };
  const wanted = conditionsOf(filter, product).filter(([, value]) => value !== undefined && value !== '');
  return {
    sql: ['NOT r.probe', ...wanted.map(([sql], index) => sql(`$${index + 1}`))].join(' AND '),
    values: wanted.map(([, value]) => value),
  };
};
