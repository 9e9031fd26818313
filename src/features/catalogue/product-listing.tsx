import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useRevalidator } from 'react-router-dom';
import { type Facet, type Listing, totalOf } from '#domain/catalogue/listing.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { ProductList } from './product-list.tsx';
import { type LinkTarget, SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths, splitLanguage } from '../../lib/paths.ts';
import { ListJsonLd } from '../../components/list-json-ld.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { readView, searchOf } from './listing-address.ts';
import { labelValues, showView } from './listing.ts';
import { ListingFilter, ListingSort } from './listing-controls.tsx';
import { ListingLink } from './listing-link.tsx';

interface Props {
  readonly listing: Listing;
  readonly facet: Facet;
  /** Names of all brands or categories of the site, by slug. */
  readonly labels: ReadonlyMap<string, string>;
  /** Linked to from a listing without products. */
  readonly parent: LinkTarget;
  readonly renderAction: (product: ProductSummary) => ReactNode;
}

const EmptyListing = ({ parent: { label, to } }: Pick<Props, 'parent'>): ReactNode => {
  const { t } = useTranslation();
  return (
    <div className="frame listing">
      <div className="empty">
        <p>{t('listing.empty')}</p>
        <p className="meta">{t('listing.emptyHint')}</p>
        <p className="actions">
          <SiteLink to={to} className="button secondary">
            {label}
          </SiteLink>
          <SiteLink to={paths.request} className="arrow-link">
            {t('listing.ask')}
          </SiteLink>
        </p>
      </div>
    </div>
  );
};

/** Of one page of many, the order depends on the language: loads it again when the visitor changes the language. */
const useOrderOf = (listing: Listing): void => {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const isOtherOrder = listing.language !== undefined && listing.language !== language;
  useEffect(() => {
    if (isOtherOrder) void revalidate();
  }, [isOtherOrder, revalidate]);
};

/** The products of a category or brand with their count: filter, order and page are in the query of the address. */
export const ProductListing = ({ listing, facet, labels, parent, renderAction }: Props): ReactNode => {
  const { t } = useTranslation();
  const { search, pathname } = useLocation();
  useOrderOf(listing);
  const language = useLanguage();
  const sorting = {
    facet,
    language,
    labelOf: (slug: string): string => labels.get(slug) ?? slug,
  };
  if (listing.values.length === 0) return <EmptyListing parent={parent} />;
  const view = readView(search, facet, [...labels.keys()]);
  const values = labelValues(listing.values, sorting);
  const total = totalOf(values);
  const isWhole = listing.language === undefined;
  const { products, count, pages } = showView(listing, view, sorting);
  return (
    <div className="frame listing">
      {import.meta.env.SSR && (
        <ListJsonLd
          items={products.map(({ slug, name }) => ({ label: name[language], to: paths.product(slug.en) }))}
        />
      )}
      {(values.length > 1 || view.value !== undefined) && (
        <ListingFilter facet={facet} view={view} isWhole={isWhole} values={values} total={total} />
      )}
      <div className="listing-head">
        <output className="listing-count">
          {[
            t('listing.count', { count }),
            ...(view.value === undefined ? [] : [sorting.labelOf(view.value)]),
          ].join(' · ')}
        </output>
        {count > 1 && <ListingSort facet={facet} view={view} isWhole={isWhole} />}
      </div>
      {count > 0 ? (
        <>
          <ProductList
            products={products}
            labelOf={(product) => sorting.labelOf(product[facet])}
            renderAction={renderAction}
            hasHelp
          />
          <Pagination
            page={view.page}
            pages={pages}
            toPage={(page) => splitLanguage(pathname).path + searchOf({ ...view, page }, facet)}
          />
        </>
      ) : (
        <div className="empty">
          <p>{t('listing.empty')}</p>
          <ListingLink
            facet={facet}
            view={{ ...view, value: undefined, page: 1 }}
            isWhole={isWhole}
            className="button secondary"
          >
            {t('listing.showAll', { count: total })}
          </ListingLink>
        </div>
      )}
    </div>
  );
};
