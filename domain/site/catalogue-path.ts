import type { Language } from '#domain/shared/language.ts';

interface Catalogue {
  /** Slug of a group, or `all`. */
  readonly scope: string;
  readonly language: Language;
}

// Not in paths.ts, all of which every page loads.

/** Folder of the catalogues as PDF. */
export const cataloguesPath = '/catalogues';

/** A version of an edition, at an address that always has the same bytes. @param version as `EditionFile` has it */
export const catalogueVersionPath = ({ scope, language }: Catalogue, version: string): string =>
  `${cataloguesPath}/${scope}/${version}.${language}.pdf`;
