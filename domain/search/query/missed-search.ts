import { wordsOf } from '#domain/search/words/words.ts';

/** Outcome of a search that failed: nothing was found, or only something similar. */
type MissedResult = 'nothing' | 'similar';

export interface MissedSearch {
  /** Query as `missedQuery` makes it. */
  readonly query: string;
  readonly result: MissedResult;
  readonly searches: number;
  /** A date like 2026-03-14. */
  readonly lastOn: string;
}

/** Counts searches that failed, without anything about who searched. */
export interface MissedSearches {
  /** Counts one more; ignores new queries while there are too many. */
  count(query: string, result: MissedResult): Promise<void>;
  /** The most frequent first. */
  list(): Promise<readonly MissedSearch[]>;
  /** Deletes those that nobody has searched for within the days. */
  deleteOlderThan(days: number): Promise<void>;
}

/** Maximum length of a query, in characters. */
const maxLength = 80;

/** A longer one may be a phone or identity number. */
const maxDigits = 6;

/** Minimum number of digits of a phone number, in groups too. */
const minPhoneDigits = 9;

/**
 * A query in the form in which staff may read it: its folded words. `undefined` for one that may say who somebody is, as an
 * e-mail address or a long number does, and for one without words.
 */
export const missedQuery = (query: string): string | undefined => {
  const digits = query.replaceAll(/\D/gu, '').length;
  if (query.includes('@') || digits >= minPhoneDigits) return undefined;
  if (new RegExp(String.raw`\d{${maxDigits + 1}}`, 'u').test(query)) return undefined;
  const words = wordsOf(query).join(' ').slice(0, maxLength).trim();
  return words === '' ? undefined : words;
};
