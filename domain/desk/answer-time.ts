import { turkishDate, turkishDay } from '#domain/shared/turkish-time.ts';

/** Working days within which requests are answered, as the forms promise (locales: `responseTime`). */
const promisedDays = 1;

/** Whether nobody works on a day (2026-01-31) in Türkiye. */
export type IsHoliday = (date: string) => boolean;

const dayAfter = (date: string): string => turkishDate(turkishDay(date).end);

const isFree = (date: string, isHoliday: IsHoliday): boolean =>
  [0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay()) || isHoliday(date);

/** The moment until which a request is to be answered: the end of the promised working day in Türkiye. */
export const dueAt = (receivedAt: Date, isHoliday: IsHoliday): Date => {
  let date = turkishDate(receivedAt);
  for (let left = promisedDays; left > 0;) {
    date = dayAfter(date);
    if (!isFree(date, isHoliday)) left -= 1;
  }
  return turkishDay(date).end;
};

/** Requests that were received before the returned moment are due by now; the others are not yet. */
export const dueBefore = (now: Date, isHoliday: IsHoliday): Date => {
  let { start } = turkishDay(turkishDate(now));
  while (dueAt(new Date(start.getTime() - 1), isHoliday) > now)
    ({ start } = turkishDay(turkishDate(new Date(start.getTime() - 1))));
  return start;
};
