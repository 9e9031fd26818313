import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Facet, type ListingView, ordersOf } from '#domain/catalogue/listing.ts';
import type { FacetValue } from './listing.ts';
import { ListingLink } from './listing-link.tsx';

interface Props {
  readonly facet: Facet;
  readonly view: ListingView;
  /** Whether all products are there, so that another view needs no request. */
  readonly isWhole: boolean;
}

interface FilterProps extends Props {
  readonly values: readonly FacetValue[];
  /** Number of products without the filter. */
  readonly total: number;
}

/** The values to filter a listing by, as links, which work without JavaScript and can be shared. */
export const ListingFilter = ({ facet, view, isWhole, values, total }: FilterProps): ReactNode => {
  const { t } = useTranslation();
  const options = [{ slug: undefined, label: t('listing.all'), count: total }, ...values];
  return (
    <nav aria-label={t(`listing.filter.${facet}`)}>
      <ul className="tags">
        {options.map(({ slug, label, count }) => (
          <li key={slug ?? ''}>
            <ListingLink
              facet={facet}
              view={{ ...view, value: slug, page: 1 }}
              isWhole={isWhole}
              isCurrent={view.value === slug}
              className="tag"
            >
              <span>{`${label} `}</span>
              <span className="count">{count}</span>
            </ListingLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const ListingSort = ({ facet, view, isWhole }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    <nav className="listing-sort" aria-label={t('listing.sortBy')}>
      <span className="meta" aria-hidden="true">
        {t('listing.sortBy')}
      </span>
      <ul>
        {ordersOf(facet).map((order) => (
          <li key={order}>
            <ListingLink
              facet={facet}
              view={{ ...view, order, page: 1 }}
              isWhole={isWhole}
              isCurrent={view.order === order}
            >
              {t(`listing.order.${order}`)}
            </ListingLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
