import type {
  RequestKind,
  RequestRecord,
  RequestState,
  RequestContent,
  VisitorRequest,
} from '#domain/requests/visitor-request.ts';

/** Which requests: `from` and `until` are moments of receipt, the first included, the second not. */
export interface RequestFilter {
  readonly kind?: RequestKind;
  /** In whatever case. */
  readonly email?: string;
  readonly from?: Date;
  readonly until?: Date;
}

/** Keeps requests, and with each the task of telling staff, which is tried again until it is done. */
export interface RequestRepository {
  /**
   * Stores a request together with the task of telling staff: both or none. A suspicious one gets no task.
   * The same words under the same key are a repeat and are not stored again.
   */
  store(request: VisitorRequest, key: string): Promise<'stored' | 'duplicate'>;
  /** Whether these words were recorded under this key. */
  exists(content: RequestContent, key: string): Promise<boolean>;
  /** `undefined` when it was erased. */
  find(id: string): Promise<RequestRecord | undefined>;
  /** How many requests of a kind were told in a mail of their own since then. */
  countNotifiedSince(kind: RequestKind, since: Date): Promise<number>;
  /** Keeps trying for half a minute. */
  markNotified(ids: readonly string[], at: Date): Promise<void>;
  /** Leaves the request to the kind's next gathered mail; a new one is due at `due`. */
  defer(request: Pick<VisitorRequest, 'id' | 'kind'>, due: Date): Promise<void>;
  /**
   * From now on the gathered mail takes no more requests; those above `atMost` go over to another one, due at once.
   * Called again, it answers the same.
   * @returns what staff were not told yet, oldest first
   */
  closeDigest(id: string, atMost: number): Promise<readonly RequestRecord[]>;
}

/** What staff do with the repository. */
export interface RequestAdministration {
  /** Oldest first. */
  list(filter: RequestFilter): Promise<readonly (RequestRecord & { readonly state: RequestState })[]>;
  /** Tells staff of everything that still waits or is parked, from now on. @returns how many requests that is */
  resendPending(): Promise<number>;
  /** Tells staff of this request, again or for the first time. @returns whether there is such a request */
  resend(id: string): Promise<boolean>;
  /** Deletes every request with this address, in whatever case it was written. */
  eraseByEmail(email: string): Promise<readonly Pick<RequestRecord, 'id'>[]>;
  deleteReceivedBefore(moment: Date): Promise<readonly Pick<RequestRecord, 'id'>[]>;
}

export interface StaffMail {
  /**
   * Mails one or several requests of a kind to those who answer them.
   * @param reference stays the same when a mail is sent again
   * @throws MailDeliveryError
   */
  send(mail: {
    readonly reference: string;
    readonly kind: RequestKind;
    readonly requests: readonly VisitorRequest[];
  }): Promise<void>;
}

/** Mails to staff that this machine keeps as files. */
export interface MailCopies {
  /** Removes every mail that holds one of these requests, along with whatever else it holds. */
  forget(requests: readonly Pick<VisitorRequest, 'id'>[]): Promise<void>;
  /** Removes every mail written before that. */
  deleteWrittenBefore(moment: Date): Promise<void>;
}

export interface ProductNames {
  /** Turkish names by slug, of those products that there are; a slug may be of either language. */
  turkishNames(slugs: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
