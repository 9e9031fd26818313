import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { ProductList } from '../features/catalogue/product-list.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { SolutionCards } from '../features/catalogue/solution-cards.tsx';
import { paths } from '../lib/paths.ts';
import { type SearchPageData, maxResults } from '../features/search/results.ts';

const WaysOn = (): ReactNode => (
  <section className="search-ways">
    <h2>{useTranslation().t('search.browse')}</h2>
    <SolutionCards />
  </section>
);

const Nothing = ({ query }: Pick<SearchPageData, 'query'>): ReactNode => {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <p>
        <output>{t('search.none', { query })}</output>
      </p>
      <p className="meta">{t('search.tips')}</p>
      <SiteLink to={paths.request} className="onward">
        {t('listing.ask')}
      </SiteLink>
    </div>
  );
};

const Results = ({ found }: Pick<SearchPageData, 'found'>): ReactNode => {
  const { t } = useTranslation();
  const all = found.length < maxResults;
  return (
    <>
      <p className="meta">
        <output>
          {all ? t('listing.count', { count: found.length }) : t('search.first', { count: found.length })}
        </output>
      </p>
      <ProductList products={found} closing />
    </>
  );
};

/** What was found for a query; without one, and where nothing was found, the ways on. */
export const SearchPage = (): ReactNode => {
  const { t } = useTranslation();
  const { query, found } = useLoaderData<SearchPageData>();
  return (
    <>
      <PageHead
        title={query ? t('search.results', { query }) : t('search.title')}
        description={t('search.lead')}
        hidden
      />
      {query === '' && <Banner title={t('search.title')} lead={t('search.lead')} picture="search" />}
      {/* Results are to be seen without scrolling. */}
      <div className={query ? 'frame section search-answered' : 'frame section'}>
        <div className="search-head">
          {query !== '' && <h1>{t('search.results', { query })}</h1>}
          <SearchForm query={query} />
        </div>
        {query !== '' && (
          <div className="search-found">
            {found.length > 0 ? <Results found={found} /> : <Nothing query={query} />}
          </div>
        )}
        {found.length === 0 && <WaysOn />}
      </div>
    </>
  );
};
