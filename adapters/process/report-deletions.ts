import type { Logger } from 'pino';
import type { DeleteExpiredRequests } from '#domain/requests/delete-expired-requests.ts';
import { TooManyExpiredError } from '#domain/requests/errors.ts';

/** Logs how many expired requests were deleted, and as an error that they are too many. */
export const reportDeletions =
  (
    deleteExpiredRequests: DeleteExpiredRequests,
    logger: Pick<Logger, 'info' | 'error'>,
  ): DeleteExpiredRequests =>
  async () => {
    try {
      const requests = await deleteExpiredRequests();
      logger.info({ requests }, 'expired requests deleted');
      return requests;
    } catch (error) {
      if (error instanceof TooManyExpiredError)
        logger.error({ err: error }, 'expired requests not deleted: check clocks and MAX_DELETED_PER_NIGHT');
      throw error;
    }
  };
