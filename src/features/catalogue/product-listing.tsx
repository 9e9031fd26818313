import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { ProductList } from './product-list.tsx';
import { type LinkTarget, SiteLink } from '../../components/site-link.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { paths } from '../../lib/paths.ts';
import { ListJsonLd } from '../../components/list-json-ld.tsx';
import { type Facet, filterAndSort, readView, valuesOf } from './listing.ts';
import { ListingFilter, ListingSort } from './listing-controls.tsx';
import { ListingLink } from './listing-link.tsx';

interface Props {
  readonly products: readonly ProductSummary[];
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

/** The products of a category or brand with their count, filtered and sorted by the query of the address. */
export const ProductListing = ({ products, facet, labels, parent, renderAction }: Props): ReactNode => {
  const { t } = useTranslation();
  const { search } = useLocation();
  const language = useLanguage();
  const sorting = {
    facet,
    language,
    labelOf: (slug: string): string => labels.get(slug) ?? slug,
  };
  if (products.length === 0) return <EmptyListing parent={parent} />;
  const view = readView(search, facet, [...labels.keys()]);
  const values = valuesOf(products, sorting);
  const visible = filterAndSort(products, view, sorting);
  return (
    <div className="frame listing">
      {import.meta.env.SSR && (
        <ListJsonLd
          items={visible.map(({ slug, name }) => ({ label: name[language], to: paths.product(slug.en) }))}
        />
      )}
      {(values.length > 1 || view.value !== undefined) && (
        <ListingFilter facet={facet} view={view} values={values} total={products.length} />
      )}
      <div className="listing-head">
        <output className="listing-count">
          {t('listing.count', { count: visible.length })}
          {view.value !== undefined && ` · ${sorting.labelOf(view.value)}`}
        </output>
        {visible.length > 1 && <ListingSort facet={facet} view={view} />}
      </div>
      {visible.length > 0 ? (
        <ProductList
          products={visible}
          labelOf={(product) => sorting.labelOf(product[facet])}
          renderAction={renderAction}
          hasHelp
        />
      ) : (
        <div className="empty">
          <p>{t('listing.empty')}</p>
          <ListingLink facet={facet} view={{ ...view, value: undefined }} className="button secondary">
            {t('listing.showAll', { count: products.length })}
          </ListingLink>
        </div>
      )}
    </div>
  );
};
