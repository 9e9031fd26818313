import type {
  Attribute,
  AttributeValues,
  NumberAttribute,
  Span,
} from '#domain/catalogue/attributes/attribute.ts';
import { optionNames } from '#domain/catalogue/attributes/option-names.ts';
import { type Language, inEachLanguage } from '#domain/shared/language.ts';

/** More sizes than these are given as their range. */
const maxSizes = 3;

const isSpan = (value: string | Span): value is Span => typeof value !== 'string';

/** Numbers with their unit, which no line parts: degrees follow each without a space, unlike other units (SI brochure, 5.4.3). */
export const withUnit = (numbers: string, unit: string): string =>
  unit === '°' ? numbers + unit : `${numbers}\u00A0${unit}`;

const toGrams = ({ from, to }: Span): Span => ({
  from: Math.round(from * 1_000_000) / 1000,
  to: Math.round(to * 1_000_000) / 1000,
});

/** Light things in grams. */
const readable = (spans: readonly Span[], unit: string): readonly [readonly Span[], unit: string] =>
  unit === 'kg' && spans.every(({ to }) => to < 1) ? [spans.map(toGrams), 'g'] : [spans, unit];

/** Formats by language: to create one takes longer than to read a product's table. */
const formats = inEachLanguage((language) => new Intl.NumberFormat(language));

const formatSpans = (given: readonly Span[], attribute: NumberAttribute, language: Language): string => {
  const [spans, unit] = readable(given, attribute.unit);
  const { format } = formats[language];
  const formatSpan = ({ from, to }: Span): string =>
    from === to ? format(from) : `${format(from)}–${format(to)}`;
  const whole = {
    from: Math.min(...spans.map(({ from }) => from)),
    to: Math.max(...spans.map(({ to }) => to)),
  };
  const shown = (spans.length > maxSizes ? [whole] : spans).map(formatSpan);
  // Not with commas, which are in Turkish numbers.
  return unit === '°'
    ? shown.map((numbers) => withUnit(numbers, unit)).join(' / ')
    : withUnit(shown.join(' / '), unit);
};

/** Writes a product's values of an attribute for visitors: `170 mm`, `0,8–5 mm`, `30° / 45°`, `Titanium, steel`. */
export const formatAttribute = (attribute: Attribute, values: AttributeValues, language: Language): string =>
  attribute.kind === 'number'
    ? formatSpans(values.filter(isSpan), attribute, language)
    : optionNames(attribute, values, language);
