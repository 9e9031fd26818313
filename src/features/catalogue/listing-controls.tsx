import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Facet, type FacetValue, type ListingView, ordersOf } from './listing.ts';
import { ListingLink } from './listing-link.tsx';

interface Props {
  readonly facet: Facet;
  readonly view: ListingView;
}

interface FilterProps extends Props {
  readonly values: readonly FacetValue[];
  /** How many products there are without the filter. */
  readonly total: number;
}

/** The values to narrow a listing down to, as links: they work without JavaScript and can be passed on. */
export const ListingFilter = ({ facet, view, values, total }: FilterProps): ReactNode => {
  const { t } = useTranslation();
  const choices = [{ slug: undefined, label: t('listing.all'), count: total }, ...values];
  return (
    <nav aria-label={t(`listing.filter.${facet}`)}>
      <ul className="tags">
        {choices.map(({ slug, label, count }) => (
          <li key={slug ?? ''}>
            <ListingLink
              facet={facet}
              view={{ ...view, value: slug }}
              current={view.value === slug}
              className="tag"
            >
              {label} <span className="count">{count}</span>
            </ListingLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const ListingSort = ({ facet, view }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    <nav className="listing-sort" aria-label={t('listing.sortBy')}>
      <span className="meta" aria-hidden="true">
        {t('listing.sortBy')}
      </span>
      <ul>
        {ordersOf(facet).map((order) => (
          <li key={order}>
            <ListingLink facet={facet} view={{ ...view, order }} current={view.order === order}>
              {t(`listing.order.${order}`)}
            </ListingLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
