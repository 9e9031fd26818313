import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useNavigation, useParams, useRevalidator } from 'react-router-dom';
import type { ProductPage } from '#domain/catalogue/browse-products.ts';
import type { FacetValue } from '#domain/catalogue/facet.ts';
import { pagesOf } from '#domain/catalogue/listing.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { toggleChoice } from '#domain/catalogue/product-filter.ts';
import { ListJsonLd } from '../../components/list-json-ld.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { useLanguage } from '../../i18n/use-language.ts';
import { inSameForm, paths, splitLanguage } from '../../lib/paths.ts';
import { ChosenFacets, NoProducts } from './chosen-facets.tsx';
import { FacetForm } from './facet-form.tsx';
import { readFilter, searchOfFilter } from './filter-address.ts';
import { ProductList } from './product-list.tsx';
import { ProductSort } from './product-sort.tsx';

interface Props {
  readonly page: ProductPage;
  readonly renderAction: (product: ProductSummary) => ReactNode;
}

/** The choices that the visitor sees as made: those of the page that is being loaded, if one is. */
const useShownChoices = ({ choices }: ProductPage): readonly FacetValue[] => {
  const { location } = useNavigation();
  return location && splitLanguage(location.pathname).path === paths.products
    ? readFilter(location.search).choices
    : choices;
};

/** Loads the page again, in the order of the other language, when the visitor changes the language. */
const useOrderOf = ({ language: ordered }: ProductPage): void => {
  const isOtherOrder = useLanguage() !== ordered;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isOtherOrder) void revalidate();
  }, [isOtherOrder, revalidate]);
};

/** One page of all products with the facets to choose among them. The choices are in the query of the address. */
export const FacetedProducts = ({ page, renderAction }: Props): ReactNode => {
  const { t } = useTranslation(['product', 'ui']);
  const language = useLanguage();
  const { language: prefix } = useParams();
  const navigate = useNavigate();
  const choices = useShownChoices(page);
  useOrderOf(page);
  const choose = (choice: FacetValue): void => {
    const search = searchOfFilter(toggleChoice({ ...page, choices }, choice));
    // Synchronously, as React would otherwise reset the checkbox until the navigation begins.
    void navigate(inSameForm(paths.products, prefix) + search, {
      preventScrollReset: true,
      flushSync: true,
    });
  };
  const { products, count } = page;
  return (
    <div className="frame listing faceted">
      {import.meta.env.SSR && (
        <ListJsonLd
          items={products.map(({ slug, name }) => ({ label: name[language], to: paths.product(slug.en) }))}
        />
      )}
      <button type="button" popoverTarget="facets" className="button secondary facet-open">
        <span>{t('facets.open')}</span>
        {choices.length > 0 && <span className="count">{choices.length}</span>}
      </button>
      <FacetForm page={page} choices={choices} onChoose={choose} />
      <div className="faceted-list">
        <div className="listing-head">
          <output className="listing-count">{t('ui:listing.count', { count })}</output>
          {count > 1 && <ProductSort page={page} />}
        </div>
        {count > 0 ? (
          <>
            <ChosenFacets page={page} />
            <ProductList products={products} renderAction={renderAction} hasHelp />
            <Pagination
              page={page.page}
              pages={pagesOf(count)}
              toPage={(target) => paths.products + searchOfFilter({ ...page, page: target })}
            />
          </>
        ) : (
          <NoProducts page={page} />
        )}
      </div>
    </div>
  );
};
