import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { requestPath } from '#contracts/request-address.ts';
import { useList } from './use-list.ts';

/** Links to the request for what is in the list; without a number while it is empty or, as before hydration, unknown. */
export const ListLink = (): ReactNode => {
  const { t } = useTranslation();
  const ownList = useList() ?? [];
  const count = ownList.length;
  return (
    <span className="list-link">
      <SiteLink to={requestPath(ownList)} aria-label={t('list.link', { count })}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M8 4.5H5.5v16h13v-16H16M8 3h8v3.5H8zM8.5 11h7M8.5 15h7" />
        </svg>
        {count > 0 && <span>{count}</span>}
      </SiteLink>
    </span>
  );
};
