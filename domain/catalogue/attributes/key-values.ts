import type { Attribute, ProductAttributes } from '#domain/catalogue/attributes/attribute.ts';
import { formatAttribute } from '#domain/catalogue/attributes/format-attribute.ts';
import { type TechnicalRow, briefRows } from '#domain/catalogue/attributes/technical-data.ts';
import { fold } from '#domain/shared/fold.ts';
import { type Localized, inEachLanguage, languages } from '#domain/shared/language.ts';

/** Data of a product that its key values come from. */
export interface KeyValueSource {
  readonly attributes: ProductAttributes;
  readonly detailsTable?: Localized;
}

const isShort = ({ label, value }: TechnicalRow, maxLength: number): boolean =>
  languages.every(
    (language) =>
      label[language].length + value[language].length <= maxLength && !value[language].includes('\n'),
  );

/**
 * The digits that count of the first number in a text and of the last, so that 17 cm is 170 mm, 0,118 kg is 118 g, and
 * 14–21 cm is 140 / 180 / 210 mm.
 */
const digitsOf = (text: string): string => {
  const numbers = Array.from(text.matchAll(/\d+(?:[.,]\d+)*/gu), ([number]) =>
    number.replaceAll(/[.,]/gu, '').replaceAll(/^0+|0+$/gu, ''),
  );
  return (numbers.length > 1 ? [numbers[0], numbers.at(-1)] : numbers).join('–');
};

/** Whether one says what the other says: under the same name, or with the same numbers. */
const isSame = (one: TechnicalRow, other: TechnicalRow): boolean => {
  const digits = digitsOf(one.value.en);
  return (
    fold(one.label.en) === fold(other.label.en) || (digits !== '' && digits === digitsOf(other.value.en))
  );
};

const toRow = (attribute: Attribute, values: ProductAttributes[string]): TechnicalRow => ({
  label: attribute.name,
  value: inEachLanguage((language) => formatAttribute(attribute, values, language)),
});

/**
 * Selects the values that tell a product apart from others of its kind, most important first: its attributes, then
 * short lines of its technical data, which begin with what matters; then attributes that are longer, and minor ones,
 * such as its weight.
 * @param known in the order in which facets are shown
 * @param limits the most values, and the most characters of a label with its value
 */
export const keyValues = (
  { attributes, detailsTable }: KeyValueSource,
  known: readonly Attribute[],
  { max, maxLength }: { readonly max: number; readonly maxLength: number },
): readonly TechnicalRow[] => {
  const rowsOf = (isMinor: boolean): readonly TechnicalRow[] =>
    known.flatMap((attribute) => {
      const { [attribute.key]: values } = attributes;
      return values === undefined || (attribute.isMinor ?? false) !== isMinor
        ? []
        : [toRow(attribute, values)];
    });
  const main = rowsOf(false);
  const minor = rowsOf(true);
  const found = main.filter((row) => isShort(row, maxLength));
  const technical =
    detailsTable && found.length < max
      ? briefRows(detailsTable).filter((row) => isShort(row, maxLength))
      : [];
  for (const row of technical) if (![...found, ...minor].some((each) => isSame(each, row))) found.push(row);
  return [...found, ...main.filter((row) => !isShort(row, maxLength)), ...minor].slice(0, max);
};
