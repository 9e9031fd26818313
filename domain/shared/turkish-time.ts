/** Türkiye has had one offset all year round since 2016. */
const offset = '+03:00';
const dayMs = 86_400_000;

const minutes = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});

/** A moment in Türkiye's local time, as 2026-01-31 09:05. */
export const turkishTime = (moment: Date): string => minutes.format(moment);

/** The start of a day (2026-01-31) in Türkiye, and its exclusive end. */
export const turkishDay = (date: string): { readonly start: Date; readonly end: Date } => {
  const start = new Date(`${date}T00:00:00${offset}`);
  return { start, end: new Date(start.getTime() + dayMs) };
};
