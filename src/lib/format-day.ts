import type { Language } from '#domain/shared/language.ts';

/** In UTC, so that server and browser agree. To create one takes longer than to render most of a page. */
const formats = new Map<Language, Intl.DateTimeFormat>();

/**
 * A calendar date in the page's language, with no-break spaces.
 * @param day as 2026-03-14
 */
export const formatDay = (day: string, language: Language): string => {
  const locale = language === 'tr' ? 'tr-TR' : 'en-GB';
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format.format(new Date(day)).replaceAll(' ', '\u00A0');
};
