import { expect, test, vi } from 'vitest';
import { TooManyExpiredError } from '#domain/requests/errors.ts';
import { reportDeletions } from '../../../adapters/process/report-deletions.ts';

const setUp = (deleteExpired: () => Promise<number>) => {
  const logger = {
    info: vi.fn<(fields: object, message?: string) => void>(),
    error: vi.fn<(fields: object, message?: string) => void>(),
  };
  return { logger, run: reportDeletions(deleteExpired, logger) };
};

test('how many requests were deleted is logged', async () => {
  const { logger, run } = setUp(async () => 12);
  expect(await run()).toBe(12);
  expect(logger.info).toHaveBeenCalledExactlyOnceWith({ requests: 12 }, 'expired requests deleted');
});

test('too many expired requests are logged as an error, other failures are left to the queue', async () => {
  const tooMany = setUp(() => Promise.reject(new TooManyExpiredError('4 of 3')));
  await expect(tooMany.run()).rejects.toThrow('4 of 3');
  expect(tooMany.logger.error).toHaveBeenCalledOnce();
  const other = setUp(() => Promise.reject(new Error('disk')));
  await expect(other.run()).rejects.toThrow('disk');
  expect(other.logger.error).not.toHaveBeenCalled();
});
