import { fillText } from '#domain/shared/fill-text.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type texts from '#locales/en/search-limits.json';
import { textsOf } from '../../i18n/texts-of.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { cleanQuery, maxQueryLength, normalizeQuery } from './query.ts';

/** Texts of the page of results alone: every page loads those of the search box. */
const limitTexts = textsOf(
  import.meta.glob<typeof texts>('/locales/*/search-limits.json', { eager: true, import: 'default' }),
);

/** Says what of the query in the address was not searched for, as it is too long. @param props.maxWords words of it that were */
export const QueryLimits = ({ maxWords }: { readonly maxWords?: number }): ReactNode => {
  const { characters, words } = limitTexts[useLanguage()];
  const query = cleanQuery(new URLSearchParams(useLocation().search).get('q') ?? '');
  return (
    <>
      {query !== normalizeQuery(query) && (
        <p className="meta">{fillText(characters, { max: maxQueryLength })}</p>
      )}
      {maxWords !== undefined && <p className="meta">{fillText(words, { max: maxWords })}</p>}
    </>
  );
};
