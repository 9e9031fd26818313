import type { Attribute, ProductAttributes } from '#domain/catalogue/attribute.ts';
import { formatAttribute } from '#domain/catalogue/format-attribute.ts';
import { type TechnicalRow, briefRows } from '#domain/catalogue/technical-data.ts';
import { fold } from '#domain/shared/fold.ts';
import { type Localized, languages } from '#domain/shared/language.ts';

/** What of a product its key values come from. */
export interface KeyValueSource {
  readonly attributes: ProductAttributes;
  readonly detailsTable?: Localized;
}

const isShort = ({ label, value }: TechnicalRow, maxLength: number): boolean =>
  languages.every(
    (language) =>
      label[language].length + value[language].length <= maxLength && !value[language].includes('\n'),
  );

/** The digits that count of the numbers in a text, so that 17 cm is 170 mm, and 0,118 kg is 118 g. */
const digitsOf = (text: string): string =>
  Array.from(text.matchAll(/\d+(?:[.,]\d+)*/gu), ([number]) =>
    number.replaceAll(/[.,]/gu, '').replaceAll(/^0+|0+$/gu, ''),
  ).join(' ');

/** Whether one says what a row says: under the same name, with the same numbers, or as the upper end of its range. */
const isSame = (one: TechnicalRow, row: TechnicalRow): boolean => {
  const digits = digitsOf(one.value.en);
  return (
    fold(one.label.en) === fold(row.label.en) ||
    (digits !== '' && digits === digitsOf(row.value.en)) ||
    row.value.en.endsWith(`–${one.value.en}`)
  );
};

const toRow = (attribute: Attribute, values: ProductAttributes[string]): TechnicalRow => ({
  label: attribute.name,
  value: {
    tr: formatAttribute(attribute, values, 'tr'),
    en: formatAttribute(attribute, values, 'en'),
  },
});

/**
 * What tells a product apart from others of its kind, most important first: its attributes, then short lines of its
 * technical data, which begin with what matters; minor attributes, such as its weight, last.
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
  const technical =
    detailsTable && main.length < max ? briefRows(detailsTable).filter((row) => isShort(row, maxLength)) : [];
  const found: TechnicalRow[] = [...main];
  for (const row of technical) if (![...found, ...minor].some((each) => isSame(each, row))) found.push(row);
  return [...found, ...minor].slice(0, max);
};
