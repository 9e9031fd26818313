import type { RequestKind, RequestState } from '#domain/requests/visitor-request.ts';

export const administrationActions = ['export', 'erase', 'resend'] as const;

/** Requests that an administrator chose. Whom they are from is not there in clear. */
export interface LoggedSelection {
  /** Id of a single request. */
  readonly id?: string | undefined;
  readonly kind?: RequestKind | undefined;
  readonly state?: RequestState | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** HMAC of an e-mail address: equal for equal addresses, in upper or lower case. */
  readonly person?: string | undefined;
}

/** Action of an administrator on requests. */
export interface AdministrationLogEntry {
  readonly at: Date;
  /** Name of a user of the desk, or user@machine. */
  readonly operator: string;
  readonly action: (typeof administrationActions)[number];
  /** Number of requests. */
  readonly requests: number;
  readonly selection: LoggedSelection;
}
