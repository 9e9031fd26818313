import type { ErasurePlan } from '#domain/desk/erasure.ts';
import type { Handling } from '#domain/desk/handling.ts';
import type { RequestList } from '#domain/desk/list-requests.ts';
import type { OpenedRequest } from '#domain/desk/open-request.ts';
import type { WhatWaits } from '#domain/desk/what-waits.ts';
import type { Language } from '#domain/shared/language.ts';
import type { ContentFileView, ContentView, DraftsView, PublicationsView } from './content-views.ts';
import type { FilterField, TypedFilter } from './filter.ts';

/** Data around every page of the desk. */
export interface DeskFrame {
  readonly language: Language;
  /** Name of who looks at it; left out before the sign-in. */
  readonly user?: string | undefined;
  /** Whether the user signed in here, and may sign out. */
  readonly canSignOut: boolean;
  /** Path and query of the page. */
  readonly address: string;
  /** Origin of the public site. */
  readonly siteUrl: string;
  /** Addresses of the built files. */
  readonly assets: { readonly script: string; readonly style: string };
}

interface SignInView {
  readonly page: 'signIn';
  readonly name: string;
  /** Address to go on to. */
  readonly next: string;
  readonly failure?: 'wrong' | { readonly retryInMinutes: number } | undefined;
}

interface RequestsView extends Omit<RequestList, 'next'> {
  readonly page: 'requests';
  readonly filter: TypedFilter;
  /** Parameters whose value was not understood, and does not select. */
  readonly unread: readonly FilterField[];
  /** Parameter `after` of the next page. */
  readonly next?: string | undefined;
  /** Whether this is not the first page. */
  readonly isLater: boolean;
}

/** A change that was begun on a former state, with what the user wanted. */
type HandlingConflict = Pick<Handling, 'step' | 'assignee'>;

export interface RequestView extends OpenedRequest {
  readonly page: 'request';
  /** Address of a mail that replies to it. */
  readonly replyUrl: string;
  readonly conflict?: HandlingConflict | undefined;
  /** Outcome of the action that led here. */
  readonly outcome?: RequestOutcome | undefined;
  /** Text of a note that could not be taken. */
  readonly note?: { readonly text: string; readonly max: number } | undefined;
}

/** Outcomes of actions, as the address names them. */
export const requestOutcomes = ['handled', 'noted', 'resent'] as const;

export type RequestOutcome = (typeof requestOutcomes)[number];

interface EraseView extends ErasurePlan {
  readonly page: 'erase';
}

interface ErasedView {
  readonly page: 'erased';
  readonly requests: number;
}

/** First page: what waits. */
interface HomeView extends WhatWaits {
  readonly page: 'home';
}

interface ProblemView {
  readonly page: 'problem';
  readonly status: number;
  readonly kind: 'gone' | 'notFound' | 'refused' | 'failed' | 'unavailable';
}

/** Data of a page of the desk. */
export type DeskView =
  | SignInView
  | HomeView
  | RequestsView
  | RequestView
  | EraseView
  | ErasedView
  | ContentView
  | ContentFileView
  | DraftsView
  | PublicationsView
  | ProblemView;

/** A page's data by its name. */
export type ViewOf<Page extends DeskView['page']> = Extract<DeskView, { readonly page: Page }>;

/** Renders a page of the desk as a document. */
export type RenderDesk = (view: DeskView, frame: DeskFrame) => Promise<string>;
