/** A job of the queue of which all attempts have failed. */
export interface GivenUpJob {
  readonly id: string;
  readonly task: string;
  /** Subject of the job: a kind, and for most kinds an id. */
  readonly key: string;
  readonly attempts: number;
  readonly lastTriedAt: Date;
  /** The message of the last failure. */
  readonly error: string | null;
}

/** The jobs that were given up, which nothing runs again by itself. */
export interface GivenUpJobs {
  /** Lists the jobs, those tried last at the end. */
  list(): Promise<readonly GivenUpJob[]>;
  /** Queues them again, with all their attempts. @returns how many */
  repeat(ids: readonly string[]): Promise<number>;
  /** Deletes them from the queue, and nothing else. @returns how many */
  drop(ids: readonly string[]): Promise<number>;
}
