import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductPage } from '#domain/catalogue/facets/browse-products.ts';
import { defaultOrderOf } from '#domain/catalogue/facets/fixed-facet.ts';
import { pagesOf } from '#domain/catalogue/facets/listing.ts';
import { PageHead } from '../../../components/head/page-head.tsx';
import { addressOfView, pathOfList } from './filter-address.ts';

interface Props {
  readonly page: ProductPage;
  readonly title: string;
  readonly description: string;
}

/** The page that says the same as a filter of all products, if there is one: a category's or a brand's. */
const pathOfFilter = ({ choices, fixed }: ProductPage): string => {
  const [choice, ...others] = choices;
  if (fixed || !choice || others.length > 0) return pathOfList(fixed);
  const { facet, value } = choice;
  return pathOfList(facet === 'category' || facet === 'brand' ? { facet, value } : undefined);
};

/** The head of a list of products. Each of its pages is canonical, with its neighbours; filtered ones are not indexed. */
export const FacetedHead = ({ page, title, description }: Props): ReactNode => {
  const { t } = useTranslation();
  const isView = page.choices.length > 0 || page.order !== defaultOrderOf(page.fixed);
  const pages = pagesOf(page.count);
  const toPage = (target: number): string => addressOfView(page.fixed, { ...page, page: target });
  return (
    <PageHead
      title={page.page > 1 ? t('pagination.title', { title, page: page.page }) : title}
      description={description}
      path={isView ? pathOfFilter(page) : toPage(page.page)}
      {...(page.page > 1 && { previous: toPage(page.page - 1) })}
      {...(page.page < pages && { next: toPage(page.page + 1) })}
      noIndex={isView || page.count === 0}
    />
  );
};
