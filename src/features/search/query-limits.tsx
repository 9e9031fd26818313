import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Localized } from '#domain/shared/language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { cleanQuery, maxQueryLength, normalizeQuery } from './query.ts';

interface LimitTexts {
  readonly characters: (max: number) => string;
  readonly words: (max: number) => string;
}

/** Texts of the page of results alone: every page loads those of the search box. */
const limitTexts: Localized<LimitTexts> = {
  tr: {
    characters: (max) => `Yazdığınız metnin yalnızca ilk ${max} karakteri arandı.`,
    words: (max) => `Yazdığınız kelimelerin yalnızca ilk ${max} tanesi arandı.`,
  },
  en: {
    characters: (max) => `Only the first ${max} characters of your text were searched for.`,
    words: (max) => `Only the first ${max} of your words were searched for.`,
  },
};

/** Says what of the query in the address was not searched for, as it is too long. @param props.maxWords words of it that were */
export const QueryLimits = ({ maxWords }: { readonly maxWords?: number }): ReactNode => {
  const { characters, words } = limitTexts[useLanguage()];
  const query = cleanQuery(new URLSearchParams(useLocation().search).get('q') ?? '');
  return (
    <>
      {query !== normalizeQuery(query) && <p className="meta">{characters(maxQueryLength)}</p>}
      {maxWords !== undefined && <p className="meta">{words(maxWords)}</p>}
    </>
  );
};
