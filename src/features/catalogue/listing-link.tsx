import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../components/site-link.tsx';
import { splitLanguage } from '../../lib/paths.ts';
import { type Facet, type ListingView, searchOf } from './listing.ts';

interface Props {
  readonly view: ListingView;
  readonly facet: Facet;
  /** Whether it leads to what is shown. */
  readonly current?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to another view of the listing that one is on, and leaves the visitor where they are on the page. */
export const ListingLink = ({ view, facet, current = false, className, children }: Props): ReactNode => (
  <SiteLink
    to={splitLanguage(useLocation().pathname).path + searchOf(view, facet)}
    className={className}
    aria-current={current ? 'true' : undefined}
    preventScrollReset
  >
    {children}
  </SiteLink>
);
