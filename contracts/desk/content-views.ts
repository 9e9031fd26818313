import type { ContentProblem } from '#domain/content/problems.ts';
import type { Json } from '#domain/desk/publishing/json.ts';
import type { Clash } from '#domain/desk/publishing/merge-values.ts';
import type { DraftEntry, DraftProblem, PublicationEntry } from '#domain/desk/publishing/ports.ts';
import type { FieldSchema } from './json-schema.ts';

/** Files of the content that are edited by fields, by folder. */
export interface ContentView {
  readonly page: 'content';
  readonly groups: readonly {
    /** Folder, or empty for the files beside them. */
    readonly folder: string;
    readonly files: readonly { readonly file: string; readonly title: string; readonly isDrafted: boolean }[];
  }[];
}

/** A file of the content with what its form needs. */
export interface OpenedForm {
  readonly schema: FieldSchema;
  readonly value: Json;
  /** Version of the draft that the form begins from; 0 without one. */
  readonly version: number;
  /** Fingerprint of the file; empty of no file. */
  readonly fingerprint: string;
  readonly draft?: Pick<DraftEntry, 'author' | 'changedAt'> | undefined;
  readonly problems: readonly DraftProblem[];
  /** Places that the file and the draft have changed otherwise. */
  readonly clashes: readonly Clash[];
}

/** A file of the content in a form. */
export interface ContentFileView extends OpenedForm {
  readonly page: 'contentFile';
  readonly file: string;
  readonly title: string;
  /** Whether somebody else saved the file meanwhile, so that nothing was saved. */
  readonly isConflict: boolean;
  readonly isSaved: boolean;
}

/** A draft with what it changes, in words. */
export interface DescribedDraft extends DraftEntry {
  readonly title: string;
  readonly changes: readonly string[];
}

/** Drafts of everybody, to be published. */
export interface DraftsView {
  readonly page: 'drafts';
  readonly drafts: readonly DescribedDraft[];
  readonly outcome?: DraftsOutcome | undefined;
}

/** Outcome of a publication. */
export type DraftsOutcome =
  | { readonly kind: 'published'; readonly files: number; readonly unwritten: readonly string[] }
  | { readonly kind: 'nothing' | 'none' | 'discarded' }
  | { readonly kind: 'stale' | 'clash'; readonly files: readonly string[] }
  | { readonly kind: 'invalid'; readonly problems: readonly ContentProblem[] };

/** Publications of the past. */
export interface PublicationsView {
  readonly page: 'publications';
  readonly publications: readonly PublicationEntry[];
  readonly broughtBack?:
    | { readonly drafted: readonly string[]; readonly others: readonly string[] }
    | undefined;
}
