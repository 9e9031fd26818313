import { breakingSpaces } from '#domain/shared/breaking-spaces.ts';
import { type Localized, type Written, languages, valueIn } from '#domain/shared/language.ts';

/** A page of this site that a news item sends its readers to. */
interface NewsLink {
  readonly to: string;
  readonly label: Localized;
}

export interface NewsItem {
  readonly id: string;
  readonly title: Localized;
  /** Plain text, one paragraph a line. */
  readonly article: Localized;
  /** Whole minutes, at least 1. */
  readonly readingMinutes: number;
  /** ISO 8601 date without a time. */
  readonly publishDate: string;
  /** File of its picture. */
  readonly picture?: string;
  readonly link?: NewsLink;
}

/** Data that a link to a news item shows. */
export type Headline = Pick<NewsItem, 'id' | 'title'>;

/**
 * Speed of silent reading, by language: Trauzettel-Klosinski and Dietz, "Standardized Assessment of Reading
 * Performance: The New International Reading Speed Texts IReST" (2012). Turkish says in one word what takes English one
 * and a half. A language without a speed is read as fast as English.
 */
const wordsPerMinute: Written<number> = { tr: 166, en: 228 };

const countWords = (text: string): number => text.split(/\s+/u).filter((word) => word !== '').length;

/** Estimates the reading time of the version that takes longer, in whole minutes, at least 1. */
export const readingMinutes = (text: Localized): number =>
  Math.max(
    1,
    ...languages.map((language) =>
      Math.round(countWords(text[language]) / valueIn(wordsPerMinute, language)),
    ),
  );

const excerptLength = 130;

/** White space and signs that an ellipsis replaces at the end of a beginning. */
const looseEnd = /[\s.,;:–—-]+$/u;

/**
 * End of a sentence that another follows; neither that of an abbreviation (`Dr. Ak`) nor of an ordinal
 * (`12. Ulusal Kongre`).
 */
const sentenceEnd =
  /(?<!(?:^|[^\p{L}\p{N}])(?:\p{Lu}\p{L}{0,3}|\p{N}{1,2}))[.!?][”’")]*(?= [\p{Lu}\p{N}“‘"(])/gu;

/**
 * The first paragraph on one line, which should be short enough to stand whole; else an ellipsis after as many of its words
 * as 130 code points hold (spec §9). Only a word that is longer than that is cut.
 */
export const excerpt = (article: string): string => {
  const [lead = ''] = article.trim().split('\n', 1);
  const characters = Array.from(lead.replace(breakingSpaces, ' ').trim());
  if (characters.length <= excerptLength) return characters.join('');
  const wordEnd = characters.lastIndexOf(' ', excerptLength);
  const words = characters.slice(0, wordEnd > 0 ? wordEnd : excerptLength).join('');
  return `${words.replace(looseEnd, '')}…`;
};

/** An article by its first sentence and what follows it, one paragraph a line. */
export const splitLead = (article: string): { readonly lead: string; readonly rest: string } => {
  const [first = ''] = article.split('\n', 1);
  const [end] = first.matchAll(sentenceEnd);
  const length = end ? end.index + end[0].length : first.length;
  return { lead: article.slice(0, length), rest: article.slice(length).trim() };
};
