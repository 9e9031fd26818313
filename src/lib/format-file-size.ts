import type { Language } from '#domain/shared/language.ts';

const kilobyte = 1000;
const megabyte = 1_000_000;

/** A size as people read it, such as `118 kB` and `1,4 MB`. */
export const formatFileSize = (bytes: number, language: Language): string => {
  const large = bytes >= megabyte;
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  });
  return format.format(large ? bytes / megabyte : Math.max(1, bytes / kilobyte));
};
