import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/site-link.tsx';
import { paths } from '../../lib/paths.ts';
import { useDebounced } from './use-debounced.ts';
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

/**
 * What became of the search, in words. Screen readers are told when typing rests, and how many suggestions there are:
 * the others see that.
 */
export const AutocompleteStatus = ({ query, state, count, notNamed, onAskAgain }: Props): ReactNode => {
  const { t } = useTranslation();
  const settled = state === 'settled';
  const failed = !settled && state !== 'waiting' && state !== 'late';
  const none = settled && query !== '' && count === 0;
  const shown =
    (state === 'late' && t('search.searching')) ||
    (failed && t(`search.failed.${state}`)) ||
    (notNamed && count > 0 && t('search.notNamed', { query })) ||
    (none && t('search.none', { query })) ||
    '';
  const counted = settled && count > 0 ? t('search.suggestions', { count }) : '';
  const told = useDebounced(state === 'waiting' ? undefined : shown || counted);
  return (
    <div className="search-said">
      <p>{shown}</p>
      <output className="visually-hidden">{told}</output>
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
