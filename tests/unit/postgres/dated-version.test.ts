import { expect, test } from 'vitest';
import { turkishDate } from '#domain/shared/turkish-time.ts';
import { createDatedVersion } from '../../../adapters/postgres/dated-version.ts';

test('the day in Türkiye begins three hours before that of UTC', () => {
  expect(turkishDate(new Date('2026-12-31T20:59:59.999Z'))).toBe('2026-12-31');
  expect(turkishDate(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01');
});

test('a version is another one from midnight in Türkiye on, and after a load', () => {
  let [version, now] = ['first', new Date('2026-12-31T20:59:58Z')];
  const dated = createDatedVersion(
    () => version,
    () => now,
  );
  const evening = dated();
  now = new Date('2026-12-31T20:59:59.999Z');
  expect(dated()).toBe(evening);
  now = new Date('2026-12-31T21:00:00Z');
  const newYear = dated();
  expect(newYear).not.toBe(evening);
  version = 'second';
  expect(dated()).not.toBe(newYear);
});

test('while there is no content there is no version', () => {
  const dated = createDatedVersion(
    () => undefined,
    () => new Date(0),
  );
  expect(dated()).toBeUndefined();
});
