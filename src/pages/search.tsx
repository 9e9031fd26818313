import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { ProductList } from '../components/product-list.tsx';
import { SearchForm } from '../components/search-form.tsx';
import { SolutionLinks } from '../components/solution-links.tsx';
import { useLanguage } from '../hooks/use-language.ts';
import type { SearchPageData } from '../search/matching-names.ts';

export const SearchPage = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { query, found } = useLoaderData<SearchPageData>();
  const title = query ? t('search.results', { query }) : t('search.title');
  const inOrder = found
    .map(({ slug, name }) => ({ slug: { en: slug }, name }))
    .toSorted((a, b) => a.name[language].localeCompare(b.name[language], language));
  return (
    <>
      <PageHead title={title} description={t('search.lead')} hidden />
      <Banner title={t('search.title')} lead={t('search.lead')} picture="search" />
      <div className="frame section search">
        <SearchForm query={query} />
        {query && (
          <div className="search-outcome">
            <h2>{title}</h2>
            <p className={found.length > 0 ? 'meta' : 'empty'}>
              <output>
                {found.length > 0 ? t('listing.count', { count: found.length }) : t('listing.empty')}
              </output>
            </p>
          </div>
        )}
        {found.length > 0 ? <ProductList products={inOrder} heading="h3" /> : <SolutionLinks />}
      </div>
    </>
  );
};
