import type { ContentProblem } from '#domain/content/problems.ts';
import type { Json, JsonPath } from './json.ts';

/** A file's bytes; `undefined` is no file. */
export type FileBytes = Uint8Array | undefined;

/** A file of the content as staff want it. There is one draft of a file, whoever works on it. */
export interface Draft {
  /** Path below the content folder, with forward slashes. */
  readonly file: string;
  /** The file when the draft was begun. */
  readonly base: FileBytes;
  /** The file as it is to be. */
  readonly content: FileBytes;
  /** Number that is another one, and higher, after each change: one that was begun on another is a conflict. */
  readonly version: number;
  /** Name of who changed it last. */
  readonly author: string;
  readonly begunAt: Date;
  readonly changedAt: Date;
}

/** A draft in a list, without its bytes. */
export interface DraftEntry extends Omit<Draft, 'base' | 'content'> {
  readonly kind: 'new' | 'changed' | 'removed';
}

/** A former edition of a draft, or the present one. */
export interface DraftVersion extends Pick<Draft, 'version' | 'author' | 'content'> {
  readonly at: Date;
  /** Whether the draft was discarded with it. */
  readonly isDiscarded: boolean;
}

/** Outcome of a change of a draft: a conflict has what another one has made of it meanwhile, if it still is there. */
export type DraftOutcome =
  | { readonly kind: 'saved'; readonly draft: Draft }
  | { readonly kind: 'conflict'; readonly draft: Draft | undefined };

export interface DraftChange extends Pick<Draft, 'file' | 'base' | 'content'> {
  /** Version of the draft that was seen; 0 where there was none. */
  readonly version: number;
}

/** Drafts of content files. Former versions are kept until the draft is published, also those of discarded ones. */
export interface Drafts {
  /** The latest first. */
  list(): Promise<readonly DraftEntry[]>;
  /** `undefined` also where it was discarded. */
  find(file: string): Promise<Draft | undefined>;
  save(change: DraftChange, user: string): Promise<DraftOutcome>;
  /** Takes a draft away; its versions stay. */
  discard(seen: Pick<Draft, 'file' | 'version'>, user: string): Promise<DraftOutcome>;
  /** The latest first. */
  versions(file: string): Promise<readonly DraftVersion[]>;
  /** Makes a former version, also of a discarded draft, the present one: a new version with its content. */
  restore(seen: Pick<Draft, 'file' | 'version'>, former: number, user: string): Promise<DraftOutcome>;
}

/** A file before and after a publication. */
export interface FileChange {
  readonly file: string;
  readonly before: FileBytes;
  readonly after: FileBytes;
}

export interface PublicationEntry {
  readonly id: string;
  readonly at: Date;
  readonly author: string;
  readonly state: 'loaded' | 'written';
  readonly files: readonly string[];
  /** Files that were edited by hand at the same time, and stayed so; drafts have what was to be written. */
  readonly unwritten: readonly string[];
}

export interface Publication extends Omit<PublicationEntry, 'files'> {
  readonly files: readonly FileChange[];
}

/** Publications of the past. */
export interface Publications {
  /** The latest first, 50 at most. @param before the last one of the page before */
  list(before?: Pick<PublicationEntry, 'at' | 'id'>): Promise<readonly PublicationEntry[]>;
  find(id: string): Promise<Publication | undefined>;
}

/** A version of a draft that is to be published. */
export type ChosenDraft = Pick<Draft, 'file' | 'version'>;

/** Changes of one publication, and the drafts that they are made of. */
export interface PublicationPlan {
  readonly author: string;
  readonly changes: readonly FileChange[];
  readonly drafts: readonly ChosenDraft[];
}

/** Outcome of the writing of a plan. */
export interface Written {
  /** Id of the publication. */
  readonly id: string;
  /** Files that were edited by hand at the same time, and stayed so; drafts have what was to be written. */
  readonly unwritten: readonly string[];
  /** Messages of what failed once it was decided, such as the commit to the git checkout that the content folder is. */
  readonly failures: readonly string[];
}

/** A file was edited by hand while it was about to be published; nothing was written. */
export class FileEditedError extends Error {
  override readonly name = 'FileEditedError';
}

/** The content folder with the site's database. */
export interface ContentFolder {
  /** Whether content has files of such a name at such a place. */
  isContentFile(file: string): boolean;
  /** Reads a file of the content. */
  read(file: string): Promise<FileBytes>;
  /** Reads another file of its kind; `undefined` where there is none. */
  readLike(file: string): Promise<FileBytes>;
  /**
   * Has an action run while nobody else publishes or loads content. What a publication that was cut off had still to write
   * is written before.
   */
  exclusively<Result>(action: () => Promise<Result>): Promise<Result>;
  /**
   * Checks the whole content with the changes, puts it on the site and into the files, all or nothing.
   * @throws InvalidContentError with the problems of all files
   * @throws FileEditedError if one of the files is not as it was before any more
   */
  publish(plan: PublicationPlan): Promise<Written>;
}

/** Notation of content files that are no pictures or PDFs. */
export interface FileFormat {
  /** Whether a file has values. */
  hasValues(file: string): boolean;
  /** Returns the value of a file. @throws an OperatorError where it has none */
  read(bytes: Uint8Array): Json;
  /** Returns a file with another value, whose way of writing stays. @throws an OperatorError where it cannot be edited */
  edit(bytes: Uint8Array, value: Json): Uint8Array;
  /** Writes a new file. @param like a file of its kind, whose way of writing is followed */
  write(value: Json, like?: Uint8Array): Uint8Array;
}

/** A problem of a file of the content, with its place as a path of the file's value; [] is the file as a whole. */
export interface DraftProblem extends ContentProblem {
  readonly path: JsonPath;
}

/** Problems of the content as drafts make it. */
export interface DraftProblems {
  /** Problems of the files that the drafts are of. */
  readonly own: readonly DraftProblem[];
  /** Problems of other files that are there because of the drafts. */
  readonly elsewhere: readonly ContentProblem[];
}
