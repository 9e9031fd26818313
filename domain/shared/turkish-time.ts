/** Türkiye has had one offset all year round since 2016. */
const offset = '+03:00';
const offsetMs = 3 * 3_600_000;
const dayMs = 86_400_000;

const minutes = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});

/** A moment in Türkiye's local time, as 2026-01-31 09:05. */
export const turkishTime = (moment: Date): string => minutes.format(moment);

/** The day in Türkiye, as 2026-01-31. */
export const turkishDate = (moment: Date): string =>
  new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10);

/** The start of a day (2026-01-31) in Türkiye, and its exclusive end. */
export const turkishDay = (date: string): { readonly start: Date; readonly end: Date } => {
  const start = new Date(`${date}T00:00:00${offset}`);
  return { start, end: new Date(start.getTime() + dayMs) };
};
