/** Türkiye has kept to one offset since 2016. */
const offset = '+03:00';
const day = 86_400_000;

const minutes = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Istanbul',
});

/** A moment by Türkiye's clocks, as 2026-01-31 09:05. */
export const turkishTime = (moment: Date): string => minutes.format(moment);

/** The moments between which a day (2026-01-31) lies in Türkiye; the second one belongs to the next day. */
export const turkishDay = (date: string): { readonly start: Date; readonly end: Date } => {
  const start = new Date(`${date}T00:00:00${offset}`);
  return { start, end: new Date(start.getTime() + day) };
};
