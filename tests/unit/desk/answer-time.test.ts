import { expect, test } from 'vitest';
import { dueAt, dueBefore } from '#domain/desk/answer-time.ts';

const noHolidays = (): boolean => false;
/** 29 October 2026, a Thursday. */
const isRepublicDay = (date: string): boolean => date === '2026-10-29';

test.each([
  ['a Tuesday, until the end of Wednesday', '2026-11-24T09:00+03:00', '2026-11-26T00:00+03:00'],
  ['late in the evening, in Türkiye’s time', '2026-11-24T23:59+03:00', '2026-11-26T00:00+03:00'],
  ['a Friday, until the end of Monday', '2026-11-27T16:00+03:00', '2026-12-01T00:00+03:00'],
  ['a Sunday, until the end of Monday', '2026-11-29T16:00+03:00', '2026-12-01T00:00+03:00'],
])('a request is to be answered within a working day: on %s', (_when, receivedAt, due) => {
  expect(dueAt(new Date(receivedAt), noHolidays)).toEqual(new Date(due));
});

test('a holiday is no working day', () => {
  expect(dueAt(new Date('2026-10-28T10:00+03:00'), isRepublicDay)).toEqual(
    new Date('2026-10-31T00:00+03:00'),
  );
});

test('requests are overdue exactly when they were received before the moment that says so', () => {
  for (let hour = 0; hour < 21 * 24; hour += 5) {
    const now = new Date(Date.parse('2026-10-20T00:00+03:00') + hour * 3_600_000);
    const before = dueBefore(now, isRepublicDay);
    expect(dueAt(new Date(before.getTime() - 1), isRepublicDay) <= now, now.toISOString()).toBe(true);
    expect(dueAt(before, isRepublicDay) > now, now.toISOString()).toBe(true);
  }
});
