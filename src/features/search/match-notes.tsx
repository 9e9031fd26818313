import type { ReactNode } from 'react';
import type { FoundProduct } from '#domain/catalogue/product.ts';
import type { Language, Localized } from '#domain/shared/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';

interface NoteTexts {
  readonly respelt: (query: string) => string;
  readonly missing: (words: string) => string;
}

/** Of searches alone: every page loads those of the search box. */
const noteTexts: Localized<NoteTexts> = {
  tr: {
    respelt: (query) => `“${query}” yazılışına en yakın olanlar.`,
    missing: (words) => `Eşleşmeyen: ${words}.`,
  },
  en: {
    respelt: (query) => `The closest to the spelling “${query}”.`,
    missing: (words) => `Without a match: ${words}.`,
  },
};

/** What is said of results by the first one: that the query is read as misspelt, and what of it the product has not. */
export const matchNotes = (
  first: FoundProduct | undefined,
  query: string,
  language: Language,
): readonly string[] => {
  const { respelt, missing } = noteTexts[language];
  const words = first?.missing?.map((word) => `“${word}”`).join(', ');
  return [...(first?.isRespelt ? [respelt(query)] : []), ...(words === undefined ? [] : [missing(words)])];
};

interface Props {
  readonly first: FoundProduct | undefined;
  readonly query: string;
}

export const MatchNotes = ({ first, query }: Props): ReactNode =>
  matchNotes(first, query, useLanguage()).map((note) => <span key={note}>{` ${note}`}</span>);
