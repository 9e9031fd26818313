import type { Language } from '#domain/shared/language.ts';

const kilobyte = 1000;
const megabyte = 1_000_000;

/** A size in a unit that suits it, such as `118 kB` and `1,4 MB`. */
export const formatFileSize = (bytes: number, language: Language): string => {
  const isLarge = bytes >= megabyte;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(isLarge ? bytes / megabyte : Math.max(1, bytes / kilobyte));
};
