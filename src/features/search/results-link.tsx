import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Localized } from '#domain/shared/language.ts';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { cleanQuery, resultsPath } from './query.ts';

/** Label where there are no results, but ways on. */
const searchPage: Localized = { tr: 'Arama sayfasını aç', en: 'Open the search page' };

interface Props extends Omit<ComponentProps<typeof SiteLink>, 'to' | 'children' | 'className'> {
  /** Text of the field. */
  readonly text: string;
  readonly isEmpty?: boolean;
}

/** Leads from the suggestions to the search page. */
export const ResultsLink = ({ text, isEmpty = false, ...rest }: Props): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <SiteLink {...rest} to={resultsPath(cleanQuery(text))} className="arrow-link">
      {isEmpty ? searchPage[language] : t('search.all')}
    </SiteLink>
  );
};
