import type { ReactNode } from 'react';
import type { FoundProduct } from '#domain/catalogue/product.ts';
import type { Language, Localized } from '#domain/shared/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';

interface NoteTexts {
  readonly respelt: (query: string) => string;
  readonly missing: (words: string) => string;
  readonly offered: (offered: NonNullable<FoundProduct['offered']>, values: string) => string;
  readonly apart: (apart: NonNullable<FoundProduct['apart']>, measures: string) => string;
}

/** Of searches alone: every page loads those of the search box. */
const noteTexts: Localized<NoteTexts> = {
  tr: {
    respelt: (query) => `“${query}” yazılışına en yakın olanlar.`,
    missing: (words) => `Eşleşmeyen: ${words}.`,
    offered: ({ measure, kind }, values) => `${measure} “${kind}” yok: ${values} var.`,
    apart: ({ measures, kind }) => `Hem ${measures.join(' hem ')} olan “${kind}” yok.`,
  },
  en: {
    respelt: (query) => `The closest to the spelling “${query}”.`,
    missing: (words) => `Without a match: ${words}.`,
    offered: ({ measure, kind, values: all }, values) =>
      `There is no ${measure} for “${kind}”: there ${all.length > 1 ? 'are' : 'is'} ${values}.`,
    apart: ({ measures: all, kind }, measures) =>
      `No “${kind}” has ${all.length > 2 ? 'all of' : 'both'} ${measures}.`,
  },
};

/** What a search says of its first result. */
type Marks = Pick<FoundProduct, 'isRespelt' | 'missing' | 'offered' | 'apart'>;

/** What is said of results by the first one: that the query is read as misspelt, what of it the product has not, and what there is instead. */
export const matchNotes = (
  first: Marks | undefined,
  query: string,
  language: Language,
): readonly string[] => {
  const texts = noteTexts[language];
  const { offered, apart } = first ?? {};
  const list = new Intl.ListFormat(language);
  const said = new Set([offered?.measure, ...(apart?.measures ?? [])]);
  const missing = (first?.missing ?? []).filter((word) => !said.has(word));
  return [
    ...(first?.isRespelt ? [texts.respelt(query)] : []),
    ...(offered ? [texts.offered(offered, list.format(offered.values))] : []),
    ...(apart ? [texts.apart(apart, list.format(apart.measures))] : []),
    ...(missing.length > 0 ? [texts.missing(missing.map((word) => `“${word}”`).join(', '))] : []),
  ];
};

interface Props {
  readonly first: Marks | undefined;
  readonly query: string;
}

export const MatchNotes = ({ first, query }: Props): ReactNode =>
  matchNotes(first, query, useLanguage()).map((note) => <span key={note}>{` ${note}`}</span>);
