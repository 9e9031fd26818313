import { kilobyte, megabyte } from '#domain/shared/byte-units.ts';
import type { Language } from '#domain/shared/language.ts';

/**
 * The size of a chosen file: `69 bytes`, `118 kB`, `1.4 MB`. Not `formatFileSize`: what products and forms share is part of
 * every page.
 */
export const formatSize = (bytes: number, language: Language): string => {
  const format = (size: number, unit: string, unitDisplay: 'short' | 'long' = 'short'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(
      size,
    );
  // Its short name has no plural.
  if (bytes < kilobyte) return format(bytes, 'byte', 'long');
  const kilobytes = Math.round(bytes / kilobyte);
  return kilobytes < megabyte / kilobyte
    ? format(kilobytes, 'kilobyte')
    : format(bytes / megabyte, 'megabyte');
};
