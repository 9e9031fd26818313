import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishEachDay } from '../../../adapters/content/publish-each-day.ts';

type Publish = Parameters<typeof publishEachDay>[0]['publish'];

const minuteMs = 60_000;

beforeEach(() => {
  // Two minutes before midnight in Türkiye.
  vi.useFakeTimers({ now: new Date('2026-12-31T20:58:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

test('content is published once, within a minute after midnight in Türkiye', async () => {
  const publish = vi.fn<Publish>(async () => {});
  const stop = publishEachDay({ now: () => new Date(), publish, warn: () => {} });
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(publish).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(publish.mock.calls).toEqual([[{ today: '2027-01-01', former: '2026-12-31' }]]);
  await stop();
  await vi.advanceTimersByTimeAsync(24 * 60 * minuteMs);
  expect(publish).toHaveBeenCalledOnce();
});

test('what failed is tried again a minute later, with the day of the last success', async () => {
  const publish = vi.fn<Publish>(async () => {}).mockRejectedValueOnce(new Error('database away'));
  const warn = vi.fn<(error: unknown) => void>();
  const stop = publishEachDay({ now: () => new Date(), publish, warn });
  await vi.advanceTimersByTimeAsync(5 * minuteMs);
  expect(warn).toHaveBeenCalledOnce();
  expect(publish.mock.calls).toEqual([
    [{ today: '2027-01-01', former: '2026-12-31' }],
    [{ today: '2027-01-01', former: '2026-12-31' }],
  ]);
  await stop();
});
