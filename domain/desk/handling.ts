import type { Language } from '#domain/shared/language.ts';
import type {
  ConfirmationState,
  RequestKind,
  RequestRecord,
  RequestState,
} from '#domain/requests/visitor-request.ts';

/** Steps of staff's work on a request. */
export const handlingSteps = ['new', 'inWork', 'answered', 'closed', 'notSerious'] as const;

export type HandlingStep = (typeof handlingSteps)[number];

/** Steps of requests that wait for an answer. */
export const openSteps = ['new', 'inWork'] as const satisfies readonly HandlingStep[];

export const isOpenStep = (step: HandlingStep): boolean => openSteps.some((open) => open === step);

/** State of staff's work on a request. */
export interface Handling {
  readonly step: HandlingStep;
  /** Name of who has it. */
  readonly assignee?: string | undefined;
  /** Number of changes so far: one that was begun on another number is a conflict. */
  readonly version: number;
}

/** A request as the list at the desk shows it. */
export interface DeskEntry
  extends
    Handling,
    Pick<
      RequestRecord,
      | 'id'
      | 'reference'
      | 'kind'
      | 'language'
      | 'name'
      | 'institution'
      | 'country'
      | 'receivedAt'
      | 'suspicious'
    > {
  readonly isOpened: boolean;
  readonly notification: RequestState;
  /** Number of lines with products. */
  readonly products: number;
  readonly files: number;
}

export const maxNoteLength = 10_000;

/** A text about a request that staff wrote for each other. */
interface Note {
  readonly at: Date;
  readonly author: string;
  readonly text: string;
}

/** A change of staff in the past of a request. */
export interface HandlingChange {
  readonly at: Date;
  readonly by: string;
  readonly action: DeskAction;
  readonly step?: HandlingStep | undefined;
  readonly assignee?: string | undefined;
}

export const deskActions = ['handle', 'note', 'resend', 'erase', 'export', 'signIn', 'signOut'] as const;

export type DeskAction = (typeof deskActions)[number];

/** Everything that the desk knows of a request. */
export interface DeskRequest {
  readonly request: RequestRecord;
  readonly handling: Handling;
  readonly notification: RequestState;
  readonly confirmation: ConfirmationState;
  /** The oldest first. */
  readonly notes: readonly Note[];
  /** The oldest first. */
  readonly changes: readonly HandlingChange[];
  /** Others from the same address, the newest first. */
  readonly others: readonly Pick<DeskEntry, 'id' | 'reference' | 'kind' | 'receivedAt' | 'step'>[];
}

/** Selection of requests; what is left out does not select. */
export interface DeskFilter {
  readonly kind?: RequestKind | undefined;
  /** Any of them. */
  readonly steps?: readonly HandlingStep[] | undefined;
  readonly language?: Language | undefined;
  /** Name as the visitor wrote it, folded. */
  readonly country?: string | undefined;
  /** `from` (inclusive) and `until` (exclusive) limit the time of receipt. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
  /** Slug of a product, or REF. */
  readonly product?: string | undefined;
  readonly assignee?: string | undefined;
  /** Words, all of which the request has somewhere. */
  readonly text?: string | undefined;
}
