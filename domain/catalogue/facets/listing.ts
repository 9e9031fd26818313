import type { Language } from '#domain/shared/language.ts';

/** Size of a page, in products. */
export const listingPageSize = 24;

/** Sorts names by the language's alphabet, and numbers in them by value; so does the repository. */
export const collatorOf = (language: Language): Intl.Collator =>
  new Intl.Collator(language, { numeric: true });

/** Counts the pages, at least 1. */
export const pagesOf = (products: number): number => Math.max(1, Math.ceil(products / listingPageSize));
