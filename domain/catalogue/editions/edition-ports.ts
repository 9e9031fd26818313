import type { Edition, EditionKey } from '#domain/catalogue/editions/edition.ts';

/** A catalogue that was typeset. */
export interface EditionFile extends EditionKey {
  /** Unique to its bytes, some letters and digits. */
  readonly version: string;
  /** Unique to the content and the templates that it was made from. */
  readonly source: string;
  readonly bytes: number;
  readonly title: string;
}

/** Store of catalogues, at most one of each scope and language. */
export interface EditionRepository {
  /** Lists the catalogues without their bytes, in any order. */
  list(): Promise<readonly EditionFile[]>;
  find(key: EditionKey): Promise<(EditionFile & { readonly pdf: Uint8Array }) | undefined>;
  has(key: EditionKey, source: string): Promise<boolean>;
  /** Replaces that of the same scope and language. */
  store(
    edition: EditionKey & Pick<EditionFile, 'source' | 'title'> & { readonly pdf: Uint8Array },
  ): Promise<void>;
  /** Deletes those of other scopes. @returns how many */
  deleteOthers(scopes: readonly string[]): Promise<number>;
}

export interface EditionRenderer {
  /** Unique to everything but the edition that decides what a catalogue looks like, such as templates and fonts. */
  version(): Promise<string>;
  /** Equal editions give equal bytes. @throws MissingPicturesError, and the signal's reason when it aborts */
  render(
    edition: Edition,
    signal?: AbortSignal,
  ): Promise<{ readonly pdf: Uint8Array; readonly title: string }>;
}
