import { kilobyte, megabyte } from '#domain/shared/byte-units.ts';
import type { Language } from '#domain/shared/language.ts';

/** Formats by language and unit. To create one takes longer than to render most of a product page. */
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, unit: 'kilobyte' | 'megabyte'): Intl.NumberFormat => {
  const key = `${language} ${unit}`;
  const maximumFractionDigits = unit === 'megabyte' ? 1 : 0;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits });
  formats.set(key, format);
  return format;
};

/** A size in a unit that suits it, such as `118 kB` and `1,4 MB`. */
export const formatFileSize = (bytes: number, language: Language): string =>
  bytes >= megabyte
    ? formatOf(language, 'megabyte').format(bytes / megabyte)
    : formatOf(language, 'kilobyte').format(Math.max(1, bytes / kilobyte));

/** Writes what a link to a PDF adds to its label: `PDF, 118 kB`, held together. */
export const pdfOf = (bytes: number, language: Language): string =>
  `PDF, ${formatFileSize(bytes, language)}`.replaceAll(' ', '\u00a0');
