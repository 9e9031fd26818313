import { expect, test } from 'vitest';
import { reportProgress } from '../../../adapters/process/report-progress.ts';

test('progress is passed on every so many milliseconds, with its rate', () => {
  let now = 1000;
  const reports: unknown[] = [];
  const report = reportProgress(
    (progress) => reports.push(progress),
    2000,
    () => now,
  );
  for (let done = 1; done <= 45; done += 1) {
    now += 100;
    report(done, 45);
  }
  expect(reports).toEqual([
    { done: 20, total: 45, perSecond: 10 },
    { done: 40, total: 45, perSecond: 10 },
  ]);
});
