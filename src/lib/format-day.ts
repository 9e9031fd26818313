import type { Language } from '#domain/shared/language.ts';
import { localeOf } from '#domain/shared/locale-of.ts';

/**
 * Formats by locale and style, in UTC, so that server and browser agree. To create one takes longer than to render most
 * of a page.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A calendar date in the page's language, with no-break spaces.
 * @param day as 2026-03-14
 * @param dateStyle with the name of the month in full, or in three letters
 */
export const formatDay = (day: string, language: Language, dateStyle: 'long' | 'medium' = 'long'): string => {
  const locale = localeOf(language);
  const key = locale + dateStyle;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(day)).replaceAll(' ', '\u00A0');
};
