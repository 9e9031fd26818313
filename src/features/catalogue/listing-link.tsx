import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../components/site-link.tsx';
import { splitLanguage } from '../../lib/paths.ts';
import type { Facet, ListingView } from '#domain/catalogue/listing.ts';
import { searchOf } from './listing-address.ts';

interface Props {
  readonly view: ListingView;
  readonly facet: Facet;
  /** Whether all products are there, so that the view needs no request. */
  readonly isWhole: boolean;
  /** Whether it links to the present view. */
  readonly isCurrent?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Links to another view of the present listing, keeping the scroll position. */
export const ListingLink = ({
  view,
  facet,
  isWhole,
  isCurrent = false,
  className,
  children,
}: Props): ReactNode => (
  <SiteLink
    to={splitLanguage(useLocation().pathname).path + searchOf(view, facet)}
    className={className}
    aria-current={isCurrent ? 'true' : undefined}
    preventScrollReset
    defaultShouldRevalidate={!isWhole}
  >
    {children}
  </SiteLink>
);
