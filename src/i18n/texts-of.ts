import type { Localized } from '#domain/shared/language.ts';

/**
 * Returns the texts of a subject in each language. Bundles leave out those that nothing reads, as of a page in its loader.
 * @param files of `locales`, by their paths, as Vite imports them
 */
export const textsOf = /* @__NO_SIDE_EFFECTS__ */ <Texts>(
  files: Readonly<Record<string, Texts>>,
): Localized<Texts> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test compares the files of the languages
  Object.fromEntries(
    Object.entries(files).map(([file, texts]) => [file.split('/')[2], texts]),
  ) as Localized<Texts>;
