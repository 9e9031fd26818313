import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductPage } from '#domain/catalogue/browse-products.ts';
import { productOrders } from '#domain/catalogue/product-filter.ts';
import { SiteLink } from '../../components/site-link.tsx';
import { paths } from '../../lib/paths.ts';
import { searchOfFilter } from './filter-address.ts';

/** The orders of all products as links. */
export const ProductSort = ({ page }: { readonly page: ProductPage }): ReactNode => {
  const { t } = useTranslation();
  return (
    <nav className="listing-sort" aria-label={t('listing.sortBy')}>
      <span className="meta" aria-hidden="true">
        {t('listing.sortBy')}
      </span>
      <ul>
        {productOrders.map((order) => (
          <li key={order}>
            <SiteLink
              to={paths.products + searchOfFilter({ ...page, order, page: 1 })}
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
