import type { IsHoliday } from '#domain/desk/answer-time.ts';

/** Public holidays of each year, as month and day (Law 2429). */
const fixed: ReadonlySet<string> = new Set(['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29']);

/** Days of the two religious holidays, as month and day of the Islamic calendar: Ramazan Bayramı, Kurban Bayramı. */
const religious: ReadonlySet<string> = new Set(['10-1', '10-2', '10-3', '12-10', '12-11', '12-12', '12-13']);

/** The calendar of Umm al-Qura, from which that of Türkiye differs by a day in some years. */
const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

const islamicDay = (date: string): string => {
  const parts = islamic.formatToParts(new Date(`${date}T12:00:00Z`));
  const valueOf = (type: 'month' | 'day'): string => parts.find((part) => part.type === type)?.value ?? '';
  return `${valueOf('month')}-${valueOf('day')}`;
};

/** Whether a day is a public holiday in Türkiye; the half days before one are not. */
export const isTurkishHoliday: IsHoliday = (date) =>
  fixed.has(date.slice(5)) || religious.has(islamicDay(date));
