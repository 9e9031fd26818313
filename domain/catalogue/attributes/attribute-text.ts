import type { Attribute, AttributeValues, Span } from '#domain/catalogue/attributes/attribute.ts';
import { optionNames } from '#domain/catalogue/attributes/option-names.ts';
import { type Language, type Localized, inEachLanguage } from '#domain/shared/language.ts';

/** Degrees and percent stand beside the number; SI units, and those of the trade, after a space that does not break. */
const withUnit = (number: string, unit: string): string =>
  `${number}${/^[°%]/u.test(unit) ? '' : '\u00a0'}${unit}`;

const formats = inEachLanguage((language) => new Intl.NumberFormat(language));

const spanText = ({ from, to }: Span, language: Language): string => {
  const { format } = formats[language];
  return from === to ? format(from) : `${format(from)}–${format(to)}`;
};

const textIn = (attribute: Attribute, values: AttributeValues, language: Language): string => {
  if (attribute.kind === 'option') return optionNames(attribute, values, language);
  const spans = values.flatMap((value) => (typeof value === 'string' ? [] : [spanText(value, language)]));
  return withUnit(spans.join(' · '), attribute.unit);
};

/** Writes a product's values of an attribute as pages say them: `0,5 · 0,6 mm`, `15–30°`, `Tek kullanımlık`. */
export const attributeText = (attribute: Attribute, values: AttributeValues): Localized =>
  inEachLanguage((language) => textIn(attribute, values, language));
