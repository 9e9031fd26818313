import { expect, test } from 'vitest';
import { isTurkishHoliday } from '#domain/desk/turkish-holidays.ts';

test.each(['2026-01-01', '2026-04-23', '2026-10-29', '2027-07-15'])('%s is a national holiday', (day) => {
  expect(isTurkishHoliday(day)).toBe(true);
});

// Ramazan Bayramı 2026: 20 to 22 March; Kurban Bayramı 2026: 27 to 30 May.
test.each(['2026-03-20', '2026-03-22', '2026-05-27', '2026-05-30'])('%s is a religious holiday', (day) => {
  expect(isTurkishHoliday(day)).toBe(true);
});

test.each(['2026-03-23', '2026-05-31', '2026-11-27', '2026-12-31'])('%s is none', (day) => {
  expect(isTurkishHoliday(day)).toBe(false);
});
