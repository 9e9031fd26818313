import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../components/site-link.tsx';
import { paths } from '../paths.ts';
import type { Suggestions } from './use-suggestions.ts';

interface Props {
  readonly query: string;
  readonly state: Suggestions['state'];
  /** Of suggestions. */
  readonly count: number;
  /** Whether the form was sent and no product bears that name. */
  readonly notNamed: boolean;
  readonly onAskAgain: () => void;
}

/** What became of the search, in words. The number of suggestions is said to screen readers alone. */
export const SearchOutcome = ({ query, state, count, notNamed, onAskAgain }: Props): ReactNode => {
  const { t } = useTranslation();
  const settled = state === 'settled';
  const failed = !settled && state !== 'waiting' && state !== 'late';
  const none = settled && query !== '' && count === 0;
  return (
    <div className="search-said">
      <output>
        {state === 'late' && t('search.searching')}
        {failed && t(`search.failed.${state}`)}
        {notNamed && count > 0 && t('search.notNamed', { query })}
        {none && t('search.none', { query })}
      </output>
      <output className="visually-hidden">
        {settled && count > 0 && t('search.suggestions', { count })}
      </output>
      {failed && (
        <button type="button" className="button secondary" onClick={onAskAgain}>
          {t('error.retry')}
        </button>
      )}
      {none && (
        <SiteLink to={paths.request} className="onward">
          {t('listing.ask')}
        </SiteLink>
      )}
    </div>
  );
};
