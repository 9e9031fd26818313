import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { requestPath } from '#contracts/request-address.ts';
import { useBasket } from './use-basket.ts';

/** Links to the request for what is in the basket; without a number while it is empty or, as before hydration, unknown. */
export const BasketLink = (): ReactNode => {
  const { t } = useTranslation();
  const basket = useBasket() ?? [];
  const count = basket.length;
  return (
    <span className="basket-link">
      <SiteLink to={requestPath(basket)} aria-label={t('basket.link', { count })}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M8 4.5H5.5v16h13v-16H16M8 3h8v3.5H8zM8.5 11h7M8.5 15h7" />
        </svg>
        {count > 0 && <span>{count}</span>}
      </SiteLink>
    </span>
  );
};
