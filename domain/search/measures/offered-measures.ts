import { asTyped } from '#domain/search/measures/as-typed.ts';
import {
  equalMeasures,
  isMeasure,
  kindOfMeasure,
  millimetresOf,
  takeMeasures,
} from '#domain/search/measures/measures.ts';
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
  /** Attributes by key of the quantity. */
  readonly attributes: Readonly<Record<string, readonly (string | Span)[]>>;
}

/** Measures that there are instead of one that no item has. */
export interface OfferedMeasures {
  /** The measure and the word for the kind of thing, as they are typed. */
  readonly measure: string;
  readonly kind: string;
  /** Measures in ascending order, each with its unit. */
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

/** A length that is more times another one is of another quantity: 0.5 mm is no length of forceps. */
const maxRatio = 2;

/** Computes the ratio of the larger of two sizes to the smaller one, from 1 on. */
const ratio = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other);

/** Signs stand without a space. */
const withUnit = (numbers: string, unit: string): string =>
  /^\p{L}/u.test(unit) ? `${numbers}\u00A0${unit}` : numbers + unit;

/** A value with its unit. */
const format = ({ from, to }: Span, unit: string, language: Language): string => {
  const { format: write } = new Intl.NumberFormat(language);
  return withUnit(from === to ? write(from) : `${write(from)}–${write(to)}`, unit);
};

/** The quantities that a measure may be of, with its amount in their units. */
const quantitiesFor = (measure: string, items: readonly MeasuredItem[], known: readonly Quantity[]) => {
  const kind = kindOfMeasure(measure);
  return known.flatMap(({ key, unit }) => {
    const one = unit === undefined ? undefined : measureOf(`1 ${unit}`);
    const spans = one !== undefined && kindOfMeasure(one) === kind ? spansOf(items, key) : [];
    if (unit === undefined || one === undefined || spans.length === 0) return [];
    const amount =
      kind === 'length'
        ? (millimetresOf(measure) ?? Number.NaN) / (millimetresOf(one) ?? Number.NaN)
        : amountOf(measure);
    return [{ unit, spans, amount }];
  });
};

/** Tolerance of comparisons, in the unit of a quantity: amounts in other units are not exact. */
const tolerance = 1e-6;

const isIn = ({ from, to }: Span, amount: number): boolean =>
  from - tolerance <= amount && amount <= to + tolerance;

/** Whether an item has a measure, by its attributes or names. */
export const hasMeasure = (item: MeasuredItem, measure: string, known: readonly Quantity[]): boolean =>
  quantitiesFor(measure, [item], known).some(({ spans, amount }) =>
    spans.some((span) => isIn(span, amount)),
  ) ||
  Object.values(item.name).some((name) => {
    const { measures } = takeMeasures(name);
    return [measure, ...equalMeasures(measure)].some((each) => isMeasure(each) && measures.includes(each));
  });

/** The quantity that the measure is most likely of: a length of 5 mm is a diameter rather than a height of 200 mm. */
const quantityFor = (measure: string, items: readonly MeasuredItem[], known: readonly Quantity[]) => {
  const candidates = quantitiesFor(measure, items, known);
  if (kindOfMeasure(measure) !== 'length') return candidates[0];
  const distanceOf = ({ spans, amount }: (typeof candidates)[number]): number =>
    Math.min(...spans.flatMap(({ from, to }) => [ratio(amount, from), ratio(amount, to)]));
  return candidates
    .filter((each) => distanceOf(each) <= maxRatio)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))[0];
};

/** Selects the spans next to an amount, in ascending order: of many values, others say nothing about it. */
const nearest = (spans: readonly Span[], amount: number): readonly Span[] => [
  ...spans.filter(({ to }) => to < amount).slice(-1),
  ...spans.filter(({ from }) => from > amount).slice(0, 1),
];

const valuesOfAttributes = (
  measure: string,
  items: readonly MeasuredItem[],
  { known, language }: { readonly known: readonly Quantity[]; readonly language: Language },
): readonly string[] | undefined => {
  const found = quantityFor(measure, items, known);
  if (!found) return undefined;
  const { spans, unit, amount } = found;
  const textsOf = (some: readonly Span[]): readonly string[] => [
    ...new Set(some.map((span) => format(span, unit, language))),
  ];
  const values = textsOf(spans);
  const whole = { from: spans[0]?.from ?? 0, to: Math.max(...spans.map(({ to }) => to)) };
  if (values.length <= maxValues) return values;
  return textsOf(isIn(whole, amount) ? nearest(spans, amount) : [whole]);
};

/** Lists the values that names say: magnifications are in names alone. */
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
  return values.size > maxValues
    ? []
    : [...values].toSorted(([a], [b]) => amountOf(a) - amountOf(b)).map(([, value]) => value);
};

/**
 * Finds the measures that there are instead of one that no item of a kind has: of the angle 30° the angles 0° and 45°.
 * Undefined if an item has it, or no comparable one is known.
 * @param asked the measure as `takeMeasures` writes it, and, with the word for the kind, as it is typed
 * @param known in the order of their importance
 */
export const offeredMeasures = (
  { measure, typed, kind }: { readonly measure: string; readonly typed: string; readonly kind: string },
  items: readonly MeasuredItem[],
  { known, language }: { readonly known: readonly Quantity[]; readonly language: Language },
): OfferedMeasures | undefined => {
  if (items.some((item) => hasMeasure(item, measure, known))) return undefined;
  const values =
    valuesOfAttributes(measure, items, { known, language }) ?? valuesOfNames(measure, items, language);
  return values.length > 0 ? { measure: typed, kind, values } : undefined;
};

/** Reads the measures of names with their units: `2.5×` has the unit `×`. */
const spansOfNames = (items: readonly MeasuredItem[], language: Language) =>
  items.flatMap(({ name }) =>
    takeMeasures(name[language])
      .measures.filter(isMeasure)
      .map((each) => ({
        unit: asTyped(name[language], each).replace(/^[\d.,\s]+/u, ''),
        span: { from: amountOf(each), to: amountOf(each) },
      })),
  );

/**
 * Lists the measures that a number without a unit may be: those in the units in which things of the kind have as much,
 * or about as much.
 */
export const readingsOf = (
  number: string,
  items: readonly MeasuredItem[],
  { known, language }: { readonly known: readonly Quantity[]; readonly language: Language },
): readonly string[] => {
  const digits = number.replace(/\p{L}+$/u, '');
  const amount = amountOf(digits.replace(',', '.'));
  const quantities = known
    .map(({ key, unit = '' }) => ({ unit, spans: spansOf(items, key) }))
    .concat(
      [...Map.groupBy(spansOfNames(items, language), ({ unit }) => unit)].map(([unit, spans]) => ({
        unit,
        spans: spans.map(({ span }) => span),
      })),
    );
  const likely = quantities.filter(
    ({ unit, spans }) =>
      unit !== '' &&
      spans.length > 0 &&
      Math.min(...spans.map(({ from }) => from)) <= maxRatio * amount &&
      amount <= maxRatio * Math.max(...spans.map(({ to }) => to)),
  );
  const exact = likely.filter(({ spans }) => spans.some((span) => isIn(span, amount)));
  return [...new Set((exact.length > 0 ? exact : likely).map(({ unit }) => withUnit(digits, unit)))];
};
