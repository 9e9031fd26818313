import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import { useBasket } from './use-basket.ts';
import { requestAddress } from './request-path.ts';

/** Leads to the request of what was collected. Its room is kept while there is nothing, so that nothing moves. */
export const BasketLink = (): ReactNode => {
  const { t } = useTranslation();
  const basket = useBasket() ?? [];
  return (
    <span className="basket-link">
      {basket.length > 0 && (
        <SiteLink to={requestAddress(basket)} aria-label={t('basket.link', { count: basket.length })}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M8 4.5H5.5v16h13v-16H16M8 3h8v3.5H8zM8.5 11h7M8.5 15h7" />
          </svg>
          <span>{basket.length}</span>
        </SiteLink>
      )}
    </span>
  );
};
