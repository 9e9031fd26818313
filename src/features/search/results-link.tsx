import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { cleanQuery, resultsPath } from './query.ts';
import { suggestionTexts } from './suggestion-texts.ts';

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
      {isEmpty ? suggestionTexts[language].searchPage : t('search.all')}
    </SiteLink>
  );
};
