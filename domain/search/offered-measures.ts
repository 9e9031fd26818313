import { asTyped } from '#domain/search/as-typed.ts';
import { kindOfMeasure, millimetresOf, takeMeasures } from '#domain/search/measures.ts';
import { parseQuery } from '#domain/search/parse-query.ts';
import type { Language, Localized } from '#domain/shared/language.ts';

interface Span {
  readonly from: number;
  readonly to: number;
}

/** A quantity that items are told apart by. */
export interface Quantity {
  readonly key: string;
  /** Left out where it is not measured. */
  readonly unit?: string;
}

export interface MeasuredItem {
  readonly name: Localized;
  /** By key of the quantity. */
  readonly attributes: Readonly<Record<string, readonly (string | Span)[]>>;
}

/** What there is instead of a measure that no item has. */
export interface OfferedMeasures {
  /** The measure and the word for the kind of thing, as they are typed. */
  readonly measure: string;
  readonly kind: string;
  /** In ascending order, each with its unit. */
  readonly values: readonly string[];
}

/** More values are given as their range. */
const maxValues = 6;

const measureOf = (text: string): string | undefined => takeMeasures(text).measures[0];

const spansOf = (items: readonly MeasuredItem[], key: string): readonly Span[] =>
  items
    .flatMap(({ attributes }) => attributes[key] ?? [])
    .filter((value) => typeof value !== 'string')
    .toSorted((a, b) => a.from - b.from || a.to - b.to);

const amountOf = (measure: string): number => Number.parseFloat(measure);

/** How many times one size is the other, from 1 on. */
const ratio = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other);

/** A value with its unit; degrees stand without a space. */
const format = ({ from, to }: Span, unit: string, language: Language): string => {
  const { format: write } = new Intl.NumberFormat(language);
  const numbers = from === to ? write(from) : `${write(from)}–${write(to)}`;
  return unit === '°' ? numbers + unit : `${numbers}\u00A0${unit}`;
};

/** The spans of the quantity that the measure is most likely of: a length of 5 mm is a diameter rather than a height of 200 mm. */
const quantityFor = (measure: string, items: readonly MeasuredItem[], known: readonly Quantity[]) => {
  const kind = kindOfMeasure(measure);
  const candidates = known.flatMap(({ key, unit }) => {
    const one = unit === undefined ? undefined : measureOf(`1 ${unit}`);
    const spans = one !== undefined && kindOfMeasure(one) === kind ? spansOf(items, key) : [];
    return unit !== undefined && one !== undefined && spans.length > 0 ? [{ unit, one, spans }] : [];
  });
  if (kind !== 'length') return candidates[0] && { ...candidates[0], amount: amountOf(measure) };
  return candidates
    .map((each) => {
      const amount = (millimetresOf(measure) ?? Number.NaN) / (millimetresOf(each.one) ?? Number.NaN);
      const distance = Math.min(
        ...each.spans.flatMap(({ from, to }) => [ratio(amount, from), ratio(amount, to)]),
      );
      return Object.assign(each, { amount, distance });
    })
    .filter(({ distance }) => Number.isFinite(distance))
    .toSorted((a, b) => a.distance - b.distance)[0];
};

const valuesOfAttributes = (
  measure: string,
  items: readonly MeasuredItem[],
  { known, language }: { readonly known: readonly Quantity[]; readonly language: Language },
): readonly string[] | undefined => {
  const found = quantityFor(measure, items, known);
  if (!found) return undefined;
  const { spans, unit, amount } = found;
  // There is such a one, but not with all else that is asked for.
  if (spans.some(({ from, to }) => from <= amount && amount <= to)) return [];
  const values = [...new Set(spans.map((span) => format(span, unit, language)))];
  const whole = { from: spans[0]?.from ?? 0, to: Math.max(...spans.map(({ to }) => to)) };
  return values.length > maxValues ? [format(whole, unit, language)] : values;
};

/** What names say: magnifications are in names alone. */
const valuesOfNames = (
  measure: string,
  items: readonly MeasuredItem[],
  language: Language,
): readonly string[] => {
  const values = new Map(
    items.flatMap(({ name }) =>
      takeMeasures(name[language])
        .measures.filter((each) => /[^\d.]/u.test(each) && kindOfMeasure(each) === kindOfMeasure(measure))
        .map((each) => [each, asTyped(name[language], each).replaceAll(' ', '\u00A0')] as const),
    ),
  );
  return values.has(measure) || values.size > maxValues
    ? []
    : [...values].toSorted(([a], [b]) => amountOf(a) - amountOf(b)).map(([, value]) => value);
};

/**
 * What there is of a measure that is missing among the items of the kind that a query asks for: of the angle 30° the angles 0° and
 * 45°. Undefined if no measure is missing, or no comparable one is known.
 * @param missing what the best match has not of the query, as it is typed
 * @param known in the order of their importance
 */
export const offeredMeasures = (
  { query, missing }: { readonly query: string; readonly missing: readonly string[] },
  items: readonly MeasuredItem[],
  { known, language }: { readonly known: readonly Quantity[]; readonly language: Language },
): OfferedMeasures | undefined => {
  const { head, text } = parseQuery(query);
  const typed = missing.find((each) => measureOf(each) !== undefined);
  const measure = typed === undefined ? undefined : measureOf(typed);
  if (head === undefined || typed === undefined || measure === undefined) return undefined;
  const values =
    valuesOfAttributes(measure, items, { known, language }) ?? valuesOfNames(measure, items, language);
  return values.length > 0 ? { measure: typed, kind: asTyped(text, head), values } : undefined;
};
