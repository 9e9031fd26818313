import type { Logger } from 'pino';
import { EditionsFailedError } from '#domain/catalogue/edition-errors.ts';
import type { TypesetEditions } from '#domain/catalogue/typeset-editions.ts';

/** Logs each catalogue that could not be made as an error; the queue tries again. */
export const reportEditions =
  (typesetEditions: TypesetEditions, logger: Pick<Logger, 'error'>): TypesetEditions =>
  async (signal) => {
    try {
      await typesetEditions(signal);
    } catch (error) {
      if (error instanceof EditionsFailedError)
        for (const failure of error.failures)
          logger.error({ err: failure.cause, ...failure.key }, 'catalogue not made');
      throw error;
    }
  };
