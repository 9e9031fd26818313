import type { DeskFilter } from '#domain/desk/handling.ts';

/** Conditions on request `r`, with the values of their parameters. */
export interface Conditions {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Escapes what LIKE would take for a pattern. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);

/** Each condition that a field of the filter makes of its value; `?` is the place of the value. */
const conditionsOf = ({
  kind,
  steps,
  language,
  country,
  from,
  until,
  product,
  assignee,
  text = '',
}: DeskFilter): readonly (readonly [string, unknown])[] => [
  ['r.kind = ?', kind],
  ['r.handling = ANY(?)', steps],
  ['r.language = ?', language],
  ['fold_text(r.country) = fold_text(?)', country],
  ['r.received_at >= ?', from],
  ['r.received_at < ?', until],
  ['r.assignee = ?', assignee],
  [
    `(r.products @> jsonb_build_array(jsonb_build_object('slug', ?::text))
      OR r.products @> jsonb_build_array(jsonb_build_object('ref', ?::text)))`,
    product,
  ],
  ...text
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => [`r.search_text LIKE '%' || fold_text(?) || '%'`, literal(word)] as const),
];

/** Selects requests for the desk: all but test requests of operators. */
export const filterConditions = (filter: DeskFilter): Conditions => {
  const wanted = conditionsOf(filter).filter(([, value]) => value !== undefined && value !== '');
  return {
    sql: ['NOT r.probe', ...wanted.map(([sql], index) => sql.replaceAll('?', `$${index + 1}`))].join(' AND '),
    values: wanted.map(([, value]) => value),
  };
};
