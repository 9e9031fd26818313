import { EditionsFailedError } from '#domain/catalogue/editions/edition-errors.ts';
import type { TypesetEditions } from '#domain/catalogue/editions/typeset-editions.ts';

interface ErrorLogger {
  error(fields: object, message: string): void;
}

/** Logs each catalogue that could not be made as an error; the queue tries again. */
export const reportEditions =
  (typesetEditions: TypesetEditions, logger: ErrorLogger): TypesetEditions =>
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
