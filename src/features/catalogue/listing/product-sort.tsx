import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductPage } from '#domain/catalogue/facets/browse-products.ts';
import { ordersOf } from '#domain/catalogue/facets/fixed-facet.ts';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { useViewAddress } from './filter-address.ts';

/** The orders of a list of products as links. */
export const ProductSort = ({ page }: { readonly page: ProductPage }): ReactNode => {
  const { t } = useTranslation();
  const addressOf = useViewAddress(page.fixed);
  return (
    <nav className="listing-sort" aria-label={t('listing.sortBy')}>
      <span className="meta" aria-hidden="true">
        {t('listing.sortBy')}
      </span>
      <ul>
        {ordersOf(page.fixed).map((order) => (
          <li key={order}>
            <SiteLink
              to={addressOf({ ...page, order, page: 1 })}
              aria-current={order === page.order ? 'true' : undefined}
              preventScrollReset
            >
              {t(`listing.order.${order}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
