import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import { requestPath } from './request-path.ts';
import { useBasket } from './use-basket.ts';

/** Links to the request for what is in the basket. While the basket is empty its space stays reserved, so that the header does not shift. */
export const BasketLink = (): ReactNode => {
  const { t } = useTranslation();
  const basket = useBasket() ?? [];
  return (
    <span className="basket-link">
      {basket.length > 0 && (
        <SiteLink to={requestPath(basket)} aria-label={t('basket.link', { count: basket.length })}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M8 4.5H5.5v16h13v-16H16M8 3h8v3.5H8zM8.5 11h7M8.5 15h7" />
          </svg>
          <span>{basket.length}</span>
        </SiteLink>
      )}
    </span>
  );
};
