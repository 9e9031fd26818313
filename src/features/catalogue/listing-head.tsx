import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Facet, type Listing, pagesOf, totalOf } from '#domain/catalogue/listing.ts';
import { PageHead } from '../../components/page-head.tsx';
import { splitLanguage } from '../../lib/paths.ts';
import { readPage } from '../../lib/page-number.ts';
import { searchOf } from './listing-address.ts';

interface Props {
  readonly listing: Listing;
  readonly facet: Facet;
  readonly title: string;
  readonly description: string;
}

/**
 * The head of a listing's page. Each page of the listing as such is canonical, with its neighbours; other views of it are
 * not.
 */
export const ListingHead = ({ listing, facet, title, description }: Props): ReactNode => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isView = query.has(facet) || query.has('sort');
  const page = readPage(search);
  const total = totalOf(listing.values);
  const pages = isView ? 1 : pagesOf(total);
  const toPage = (target: number): string =>
    splitLanguage(decodeURI(pathname)).path +
    searchOf({ value: undefined, order: 'name', page: target }, facet);
  return (
    <PageHead
      title={page > 1 ? t('pagination.title', { title, page }) : title}
      description={description}
      path={toPage(isView ? 1 : page)}
      {...(page > 1 && !isView && { previous: toPage(page - 1) })}
      {...(page < pages && { next: toPage(page + 1) })}
      noIndex={total === 0}
    />
  );
};
