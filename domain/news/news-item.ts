import type { Localized } from '#domain/shared/language.ts';

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
}

/** What a link to a news item shows. */
export type Headline = Pick<NewsItem, 'id' | 'title'>;

const wordsPerMinute = 200;

/** Of the longer of the two versions, in whole minutes, at least 1. */
export const readingMinutes = (article: Localized): number => {
  const words = Math.max(...Object.values(article).map((text) => text.trim().split(/\s+/u).length));
  return Math.max(1, Math.round(words / wordsPerMinute));
};

const excerptLength = 130;

/** The text on one line, truncated to 130 code points plus an ellipsis (spec §9). */
export const excerpt = (text: string): string => {
  const characters = Array.from(text.replace(/\s+/gu, ' ').trim());
  if (characters.length <= excerptLength) return characters.join('');
  return `${characters.slice(0, excerptLength).join('').trimEnd()}…`;
};
