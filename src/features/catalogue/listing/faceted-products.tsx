import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useNavigation, useParams } from 'react-router-dom';
import type { ProductPage } from '#domain/catalogue/facets/browse-products.ts';
import type { FacetValue } from '#domain/catalogue/facets/facet.ts';
import { isOpenFacet } from '#domain/catalogue/facets/fixed-facet.ts';
import { pagesOf } from '#domain/catalogue/facets/listing.ts';
import type { ListedProduct } from '#domain/catalogue/products/product.ts';
import { maxChoices, toggleChoice } from '#domain/catalogue/facets/product-filter.ts';
import { ListHead } from '../../../components/navigation/list-head.tsx';
import { ListJsonLd } from '../../../components/navigation/list-json-ld.tsx';
import { Pagination } from '../../../components/navigation/pagination.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { inSameForm, paths, splitLanguage } from '../../../lib/paths.ts';
import { ChosenFacets, NoProducts, OmittedFacets } from './chosen-facets.tsx';
import { FacetForm } from './facet-form.tsx';
import { pathOfList, readFilter, useViewAddress } from './filter-address.ts';
import { ProductList } from './product-list.tsx';
import { ProductSort } from './product-sort.tsx';
import { useFacetNames } from './use-facet-names.ts';

/** Id of the element that the link past the filters leads to. */
const productsId = 'listed-products';

interface Props {
  readonly page: ProductPage;
  readonly renderAction: (product: ListedProduct) => ReactNode;
  readonly help: ReactNode;
}

/** The choices that the visitor sees as made: those of the page that is being loaded, if one is. */
const useShownChoices = ({ choices, fixed }: ProductPage): readonly FacetValue[] => {
  const { location } = useNavigation();
  return location && splitLanguage(decodeURI(location.pathname)).path === pathOfList(fixed)
    ? readFilter(location.search)
        .choices.filter(({ facet }) => isOpenFacet(facet, fixed))
        .slice(0, maxChoices)
    : choices;
};

/** One page of products with the facets to choose among them. The choices are in the query of the address. */
export const FacetedProducts = ({ page, renderAction, help }: Props): ReactNode => {
  const { t } = useTranslation(['facets', 'ui']);
  const language = useLanguage();
  const { language: prefix } = useParams();
  const navigate = useNavigate();
  const { nameOfCategory } = useFacetNames();
  const addressOf = useViewAddress(page.fixed);
  const choices = useShownChoices(page);
  const choose = (choice: FacetValue): void => {
    const address = addressOf(toggleChoice({ ...page, choices }, choice));
    // Synchronously, as React would otherwise reset the checkbox until the navigation begins.
    void navigate(inSameForm(address, prefix), { preventScrollReset: true, flushSync: true });
  };
  const showChosen = (chosen: readonly FacetValue[]): void => {
    const open = chosen.filter(({ facet }) => isOpenFacet(facet, page.fixed));
    const address = addressOf({ ...page, choices: open, page: 1 });
    void navigate(inSameForm(address, prefix), { replace: true, preventScrollReset: true });
  };
  const { products, count, facets } = page;
  const isOfBrand = page.fixed?.facet === 'brand';
  const groupOf = ({ category }: ListedProduct): string => nameOfCategory(category);
  const pages = pagesOf(count);
  const lang = page.language === language ? undefined : page.language;
  return (
    <div
      className={`frame listing${facets.length > 0 ? ' faceted' : ''}${isOfBrand ? ' with-group-names' : ''}`}
    >
      {import.meta.env.SSR && (
        <ListJsonLd
          items={products.map(({ slug, name }) => ({ label: name[language], to: paths.product(slug.en) }))}
        />
      )}
      {facets.length > 0 && (
        <>
          <a href={`#${productsId}`} className="skip-link">
            {t('skip')}
          </a>
          <button type="button" popoverTarget="facets" className="button secondary facet-open">
            <span>{t('open')}</span>
            {choices.length > 0 && <span className="count">{choices.length}</span>}
          </button>
          <FacetForm page={page} choices={choices} onChoose={choose} onChosen={showChosen} />
        </>
      )}
      <div className="faceted-list" id={productsId} tabIndex={-1}>
        <ListHead page={page.page} pages={pages} count={t('ui:listing.count', { count })} />
        <div className="listing-head">
          <output className="listing-count">{t('ui:listing.count', { count })}</output>
          {count > 1 && <ProductSort page={page} />}
        </div>
        <OmittedFacets page={page} />
        {count > 0 ? (
          <>
            <ChosenFacets page={page} />
            <ProductList
              products={products}
              lang={lang}
              {...(isOfBrand ? { labelOf: groupOf } : page.order === 'category' && { groupOf })}
              renderAction={renderAction}
              // On the last page alone.
              help={page.page === pages && help}
            />
            <Pagination
              page={page.page}
              pages={pages}
              toPage={(target) => addressOf({ ...page, page: target })}
            />
          </>
        ) : (
          <NoProducts page={page} />
        )}
      </div>
    </div>
  );
};
