import { expect, test, vi } from 'vitest';
import { EditionsFailedError, MissingPicturesError } from '#domain/catalogue/editions/edition-errors.ts';
import { reportEditions } from '../../../adapters/process/report-editions.ts';

test('each catalogue that was not made is an error in the log, and the job fails, so that it is tried again', async () => {
  const cause = new MissingPicturesError(['drill.0f3a9c1b.svg']);
  const failures = (['tr', 'en'] as const).map((language) => ({ key: { scope: 'drills', language }, cause }));
  const logger = { error: vi.fn<(fields: object, message: string) => void>() };
  const typeset = reportEditions(() => Promise.reject(new EditionsFailedError(failures)), logger);
  await expect(typeset()).rejects.toThrow('there are no pictures drill.0f3a9c1b.svg');
  expect(logger.error.mock.calls).toEqual([
    [{ err: cause, scope: 'drills', language: 'tr' }, 'catalogue not made'],
    [{ err: cause, scope: 'drills', language: 'en' }, 'catalogue not made'],
  ]);
});
