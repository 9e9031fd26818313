import type { ListedRequest } from '#domain/requests/visitor-request.ts';
import type { DeskEntry, DeskFilter, DeskRequest, Handling, HandlingStep } from '#domain/desk/handling.ts';

/** Place in the list after which a page begins. */
export type DeskCursor = Pick<DeskEntry, 'receivedAt' | 'id'>;

export interface DeskPage {
  /** The newest first. */
  readonly entries: readonly DeskEntry[];
  /** Left out on the last page. */
  readonly next?: DeskCursor | undefined;
}

/** A number that is counted to `maxCounted` only, as a count takes as long as it is high. */
export interface BoundedCount {
  readonly count: number;
  /** Whether there are more. */
  readonly isMore: boolean;
}

/** Outcome of a change of staff: a conflict has what another one has made of it meanwhile. */
export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly handling: Handling }
  | { readonly kind: 'conflict'; readonly handling: Handling }
  | { readonly kind: 'unknown' };

/** Requests as staff work on them. Each change is logged with who made it, in the same transaction. */
export interface DeskRequests {
  list(filter: DeskFilter, after?: DeskCursor): Promise<DeskPage>;
  /** Counts what the filter selects by its step, whatever steps the filter selects. */
  count(filter: Omit<DeskFilter, 'steps'>): Promise<Readonly<Record<HandlingStep, BoundedCount>>>;
  /** Finds a request, and marks it as opened. `undefined` when there is no such request, as after its erasure. */
  open(id: string): Promise<DeskRequest | undefined>;
  /** @param change `version` is that of the handling that was seen */
  handle(id: string, change: Handling, user: string): Promise<ChangeOutcome>;
  /** @returns whether there is such a request */
  addNote(id: string, text: string, user: string): Promise<boolean>;
  /** Counts all that the filter selects. */
  total(filter: DeskFilter): Promise<BoundedCount>;
  /**
   * Logs that everything the filter selects is exported, and then reads it in parts, the newest first. Requests that arrive
   * meanwhile may be left out.
   */
  export(filter: DeskFilter, user: string): Promise<AsyncIterable<ListedRequest>>;
  /** Names of those who have requests, in alphabetical order. */
  assignees(): Promise<readonly string[]>;
}
