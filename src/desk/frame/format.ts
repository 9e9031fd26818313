import type { BoundedCount } from '#domain/desk/ports.ts';
import type { Language } from '#domain/shared/language.ts';
import { localeOf } from '#domain/shared/locale-of.ts';

const timeZone = 'Europe/Istanbul';

/** A moment in Türkiye, as `28 Kas 2026 16:05`. */
export const formatMoment = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    moment,
  );

/** The last day before a moment in Türkiye, with the day of the week, as `30 Kasım Pazartesi`. */
export const formatLastDay = (end: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(new Date(end.getTime() - 1));

/** A count, with a plus sign where there are more. */
export const formatCount = ({ count, isMore }: BoundedCount, language: Language): string =>
  new Intl.NumberFormat(localeOf(language)).format(count) + (isMore ? '+' : '');
