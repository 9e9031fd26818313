import { withUnit } from '#domain/catalogue/attributes/format-attribute.ts';
import type { Language } from '#domain/shared/language.ts';

/** A range of numbers as visitors read it: `< 50 mm`, `50–100 mm`, `≥ 100 mm`. @param range such as `-50`, `50-100`, `100-` */
export const formatRange = (range: string, unit: string, language: Language): string => {
  const { format } = new Intl.NumberFormat(language);
  const [from = '', to = ''] = range.split('-');
  const numbers =
    from === ''
      ? `< ${format(Number(to))}`
      : to === ''
        ? `≥ ${format(Number(from))}`
        : `${format(Number(from))}–${format(Number(to))}`;
  return withUnit(numbers, unit);
};
