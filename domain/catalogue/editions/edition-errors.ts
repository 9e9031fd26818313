import type { EditionKey } from '#domain/catalogue/editions/edition.ts';

/** The pictures of products cannot be read where catalogues are made. */
export class MissingPicturesError extends Error {
  override readonly name = 'MissingPicturesError';

  /** @param names files of products' pictures */
  constructor(names: readonly string[]) {
    super(`there are no pictures ${names.join(', ')}`);
  }
}

export interface EditionFailure {
  readonly key: EditionKey;
  readonly cause: unknown;
}

/** Some catalogues could not be made, each for its cause. The others are. */
export class EditionsFailedError extends Error {
  override readonly name = 'EditionsFailedError';

  readonly failures: readonly EditionFailure[];

  constructor(failures: readonly EditionFailure[]) {
    super(
      failures
        .map(({ key: { scope, language }, cause }) => `catalogue ${scope} in ${language}: ${String(cause)}`)
        .join('; '),
    );
    this.failures = failures;
  }
}
