/** Conditions of SQL on a row of graphile_worker.jobs. Every job of this site has a key. */
export const jobConditions = {
  /** All attempts have failed. */
  givenUp: '(key IS NOT NULL AND attempts >= max_attempts AND locked_at IS NULL)',
  /**
   * Removed, or replaced by another of its key, while a worker held it, which has ended since. A worker that lives deletes
   * such a job when it is done with it.
   */
  superseded: '(key IS NULL AND attempts >= max_attempts AND locked_at IS NULL)',
} as const;
