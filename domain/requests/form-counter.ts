/** Whether a form is taken, and for how long that is so. */
export interface FormDecision {
  readonly isAllowed: boolean;
  /** Time until the window ends that the last network was counted in. */
  readonly endsInMs: number;
}

/** Counts submitted forms by client, across all processes. Whatever names a client is stored only as an HMAC. */
export interface FormCounter {
  /** Deletes counts whose window has ended. */
  deleteExpired(): Promise<void>;
  /**
   * Counts a form of a client, this one included; within `decideOnce`, in its transaction.
   * @param windowMs length of the client's window, which begins with its first form; after it the count restarts at 1
   */
  count(client: string, windowMs: number): Promise<{ readonly count: number; readonly endsInMs: number }>;
  /**
   * Decides about forms with the same key once: the first is counted, and the others have its result, also if they come
   * at the same time.
   * @param windowMs maximum time that `decide` takes
   */
  decideOnce(key: string, windowMs: number, decide: () => Promise<FormDecision>): Promise<FormDecision>;
}
