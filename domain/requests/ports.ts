import type { AdministrationLogEntry } from '#domain/requests/administration-log.ts';
import type { Attachment } from '#domain/requests/files/attachment.ts';
import type { Confirmation } from '#domain/requests/confirmation.ts';
import type { NamesOfProduct } from '#domain/requests/name-item.ts';
import type { ConfirmationLimit } from '#domain/requests/confirmation-limits.ts';
import type {
  ConfirmationDecline,
  ListedRequest,
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

/** Limits of a digest, which only a single request that is longer may exceed. */
export interface DigestLimits {
  readonly maxRequests: number;
  /** Maximum number of characters in the texts of visitors. */
  readonly maxCharacters: number;
}

/** Names of a stored request: the id for programs, the reference for people. */
export type RequestNames = Pick<VisitorRequest, 'id' | 'reference'>;

/** Stores requests, with a job that notifies staff and one that confirms it to the visitor; a failed job is retried. */
export interface RequestRepository {
  /**
   * Stores a request and its jobs in one transaction; a suspicious request gets no confirmation.
   * Equal content under the same key is a duplicate and is not stored again.
   * @param limits of confirmations, counted in the same transaction: one that is exceeded is stored as the reason that
   *   there is none. Without them, the visitor gets no confirmation.
   * @returns the names of the stored request, which of a duplicate are those of the first
   */
  store(request: NewRequest, key: string, limits?: readonly ConfirmationLimit[]): Promise<RequestNames>;
  /** The request with equal content under this key. */
  findDuplicate(content: RequestContent, key: string): Promise<RequestNames | undefined>;
  /** `undefined` when there is no such request, as after its erasure. */
  find(id: string): Promise<RequestRecord | undefined>;
  findAttachment(id: string): Promise<Attachment | undefined>;
  /** Finds those of the ids that are attachments of a request. */
  findAttached(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Counts the requests of a kind, suspicious or not, that were in single mails or files, not digests, since then. */
  countNotifiedSince(like: Pick<VisitorRequest, 'kind' | 'suspicious'>, since: Date): Promise<number>;
  /** Retries for half a minute, as a repetition of the mail is the cost of failing. */
  markNotified(ids: readonly string[], at: Date): Promise<void>;
  /** Marks requests whose mail was written to a file, as `markNotified` does. */
  markFiled(ids: readonly string[], at: Date): Promise<void>;
  /** Counts the requests that were confirmed to visitors since then. */
  countConfirmedSince(since: Date): Promise<number>;
  /** Marks a request as confirmed, as persistently as `markNotified`. */
  markConfirmed(id: string, at: Date): Promise<void>;
  declineConfirmation(id: string, reason: ConfirmationDecline): Promise<void>;
  /**
   * Adds the request, and some hundred others of its kind that staff were not notified of yet, to the kind's open digest,
   * or to a new one that is due at `due`.
   */
  defer(request: Pick<VisitorRequest, 'id' | 'kind'>, due: Date): Promise<void>;
  /**
   * Closes a digest to further requests. Of one that is too long for a mail, the oldest requests move to another digest;
   * both are due at once.
   * @returns the requests of the digest that staff were not notified of yet, oldest first; none of one that was too long
   */
  closeDigest(id: string, limits: DigestLimits): Promise<readonly RequestRecord[]>;
  /**
   * Gathers suspicious requests without a job, as there were too many for single mails, into digests that are due: at most
   * the newest so many of each kind; the others are left for the next time.
   */
  digestSuspicious(maxPerKind: number): Promise<void>;
}

/** Counts of requests that staff were not notified of. */
interface ResentRequests {
  /** Queued with a mail of their own. */
  readonly single: number;
  /** Queued in digests. */
  readonly inDigests: number;
  readonly digests: number;
  /** Number that are not queued, as a worker is busy with them. */
  readonly busy: number;
}

export interface ExpiredRequests {
  /** All that were received before then. */
  readonly before: Date;
  readonly count: number;
}

/** Remains of a request that are left to delete. */
export type DeletedRequest = Pick<RequestRecord, 'id' | 'attachments'>;

/**
 * Actions of staff on stored requests. Resending and erasing are logged with who did it: a user of the desk, or whoever runs
 * the command.
 */
export interface RequestAdministration {
  /** Oldest first. */
  list(filter: RequestFilter): Promise<readonly ListedRequest[]>;
  /** Starts the notification anew for every waiting or parked request. */
  resendPending(): Promise<ResentRequests>;
  /** Notifies staff of this request, whether or not they were before. @returns whether there is such a request */
  resend(id: string, user?: string): Promise<boolean>;
  /** Logs that requests are exported. */
  logExport(
    filter: RequestFilter & { readonly state?: RequestState | undefined },
    requests: number,
  ): Promise<void>;
  /** The oldest first. */
  log(): Promise<readonly AdministrationLogEntry[]>;
  /**
   * Deletes every request with this address, case-insensitively, with all that staff wrote about it, and then the dead rows of their tables, so that no
   * session reads them any more.
   */
  eraseByEmail(email: string, user?: string): Promise<readonly DeletedRequest[]>;
  /** Requests older than so many days, by the clock of the database, which is one for all processes. */
  findExpired(days: number): Promise<ExpiredRequests>;
  deleteReceivedBefore(moment: Date): Promise<readonly DeletedRequest[]>;
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

export interface ConfirmationMail {
  /**
   * Mails a visitor that their request has arrived. The mail has the same Message-ID when it is sent again.
   * @throws MailDeliveryError, of which RecipientRejectedError is final
   */
  send(confirmation: Confirmation): Promise<void>;
}

/**
 * Whether a domain takes mail: `false` only if the DNS answers so, `true` if it fails to answer in time.
 * @param domain of an e-mail address
 */
export type AcceptsMail = (domain: string) => Promise<boolean>;

/** Files of visitors, in a place that no address leads to. */
export interface AttachmentFiles {
  /**
   * Stores a file under a new random id; it is durable once this resolves. Of a file that is rejected nothing is left.
   * @throws RefusedFileError, StorageFullError, and whatever the content throws
   */
  store(file: { readonly name: string; readonly content: AsyncIterable<Uint8Array> }): Promise<Attachment>;
  /** `undefined` when there is no such file. */
  open(id: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Ids without a file are skipped. */
  delete(ids: readonly string[]): Promise<void>;
  /** Ids of the files that were stored before then. */
  storedBefore(moment: Date): Promise<readonly string[]>;
  /** Sizes of all files, in bytes, by id. */
  sizes(): Promise<ReadonlyMap<string, number>>;
  /**
   * Stores a file again under the id that it had, in place of one that may be there.
   * @param copy absolute path of a file on this machine
   */
  restore(id: string, copy: string): Promise<void>;
  /** Resolves if files can be reached. @throws StoreUnavailableError */
  check(): Promise<void>;
}

/** Copies of mails to staff and visitors, as files on this machine. */
export interface MailCopies {
  /** Deletes every mail that contains one of these requests, even if it contains others. */
  deleteByRequests(requests: readonly Pick<VisitorRequest, 'id'>[]): Promise<void>;
  /** Deletes every mail written before then. */
  deleteWrittenBefore(moment: Date): Promise<void>;
}

export interface ProductNames {
  /**
   * Names by slug, in either language; unknown slugs are left out. The name of a product that the catalogue no longer has
   * says so.
   */
  names(slugs: readonly string[]): Promise<ReadonlyMap<string, NamesOfProduct>>;
}
