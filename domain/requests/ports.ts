import type { Localized } from '#domain/shared/language.ts';
import type {
  NewRequest,
  RequestKind,
  RequestRecord,
  RequestState,
  RequestContent,
  VisitorRequest,
} from '#domain/requests/visitor-request.ts';

/** `from` (inclusive) and `until` (exclusive) limit the time of receipt. */
export interface RequestFilter {
  readonly kind?: RequestKind;
  /** Case-insensitive. */
  readonly email?: string;
  readonly from?: Date;
  readonly until?: Date;
}

/** What names a stored request: the id to programs, the reference to people. */
export type RequestNames = Pick<VisitorRequest, 'id' | 'reference'>;

/** Stores requests, each with a job that notifies staff, which is retried until it succeeds. */
export interface RequestRepository {
  /**
   * Stores a request and its notification job in one transaction; a suspicious request gets no job.
   * Equal content under the same key is a duplicate and is not stored again.
   * @returns the names of the stored request, which of a duplicate are those of the first
   */
  store(request: NewRequest, key: string): Promise<RequestNames>;
  /** The request with equal content under this key. */
  findDuplicate(content: RequestContent, key: string): Promise<RequestNames | undefined>;
  /** `undefined` when there is no such request, as after its erasure. */
  find(id: string): Promise<RequestRecord | undefined>;
  /** How many requests of a kind staff were notified of in single mails, not digests, since then. */
  countNotifiedSince(kind: RequestKind, since: Date): Promise<number>;
  /** Retries for half a minute, as a repetition of the mail is the cost of failing. */
  markNotified(ids: readonly string[], at: Date): Promise<void>;
  /** Adds the request to the kind's open digest, or to a new one that is due at `due`. */
  defer(request: Pick<VisitorRequest, 'id' | 'kind'>, due: Date): Promise<void>;
  /**
   * Closes a digest to further requests and moves those beyond `maxRequests` to another digest, due at once. Idempotent.
   * @returns the requests of the digest that staff were not notified of yet, oldest first
   */
  closeDigest(id: string, maxRequests: number): Promise<readonly RequestRecord[]>;
}

/** What staff do with stored requests. */
export interface RequestAdministration {
  /** Oldest first. */
  list(filter: RequestFilter): Promise<readonly (RequestRecord & { readonly state: RequestState })[]>;
  /** Starts the notification anew for every waiting or parked request. @returns how many */
  resendPending(): Promise<number>;
  /** Notifies staff of this request, whether or not they were before. @returns whether there is such a request */
  resend(id: string): Promise<boolean>;
  /** Deletes every request with this address, case-insensitively. */
  eraseByEmail(email: string): Promise<readonly Pick<RequestRecord, 'id'>[]>;
  deleteReceivedBefore(moment: Date): Promise<readonly Pick<RequestRecord, 'id'>[]>;
}

export interface StaffMail {
  /**
   * Mails one or several requests of a kind to the staff responsible.
   * @param mail its `reference` stays the same when the mail is sent again
   * @throws MailDeliveryError
   */
  send(mail: {
    readonly reference: string;
    readonly kind: RequestKind;
    readonly requests: readonly VisitorRequest[];
  }): Promise<void>;
}

/** Copies of mails to staff, as files on this machine. */
export interface MailCopies {
  /** Deletes every mail that contains one of these requests, even if it contains others. */
  deleteByRequests(requests: readonly Pick<VisitorRequest, 'id'>[]): Promise<void>;
  /** Deletes every mail written before then. */
  deleteWrittenBefore(moment: Date): Promise<void>;
}

/** The name of a product, and those of its variants by REF. */
export interface NamesOfProduct {
  readonly name: Localized;
  readonly variants: ReadonlyMap<string, Localized>;
}

export interface ProductNames {
  /** Names by slug, in either language; unknown slugs are left out. */
  names(slugs: readonly string[]): Promise<ReadonlyMap<string, NamesOfProduct>>;
}
