import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { redirect, useLoaderData } from 'react-router-dom';
import type { FoundProduct } from '#domain/catalogue/products/product.ts';
import { questionPath } from '#domain/site/question-path.ts';
import { Banner } from '../components/banner.tsx';
import { Breadcrumb } from '../components/navigation/breadcrumb.tsx';
import { Unbroken } from '../components/text/unbroken.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { ProcedureLinks } from '../features/catalogue/product/procedure-links.tsx';
import { useProductAddress } from '../features/catalogue/listing/product-address.ts';
import { ProductList } from '../features/catalogue/listing/product-list.tsx';
import { ProductActions } from '../layout/product-actions.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { countMissingWords } from '../features/search/mark-matches.ts';
import { MarkedText } from '../features/search/marked-text.tsx';
import { Excerpt } from '../features/search/excerpt.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { ListingHelp } from '../features/catalogue/listing/listing-help.tsx';
import { SolutionCards } from '../features/catalogue/groups/solution-cards.tsx';
import { inSameForm } from '../lib/paths.ts';
import type { LoaderArgs } from '../api/loader.ts';
import { foundPath } from '../features/search/found-path.ts';
import { MatchNotes } from '../features/search/match-notes.tsx';
import { QueryLimits } from '../features/search/query-limits.tsx';
import { readQuery } from '../features/search/query.ts';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import './styles/search.css';

/** Further results are better found by another word in the query. */
const maxResults = 50;

const noTrail: readonly [] = [];

const BrowseSolutions = (): ReactNode => (
  <section className="search-browse">
    <h2>{useTranslation().t('search.browse')}</h2>
    <SolutionCards />
  </section>
);

/** Link to the form with the query, for who looks for what the catalogue does not have. */
const AskLink = ({ query }: { readonly query: string }): ReactNode => (
  <SiteLink to={questionPath({ q: query })} className="arrow-link">
    {useTranslation().t('listing.ask')}
  </SiteLink>
);

const NoResults = ({ query }: { readonly query: string }): ReactNode => {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <p>
        <output>
          <Unbroken text={t('search.noResults', { query })} />
        </output>
      </p>
      <p className="meta">{t('search.tips')}</p>
      <AskLink query={query} />
    </div>
  );
};

interface FoundTextProps {
  readonly name: string;
  readonly purpose: string;
  readonly excerpt: FoundProduct['excerpt'] | undefined;
  readonly query: string;
}

/** Purpose of a product, where that or its name says what is searched for, else the sentence that does. */
const FoundText = ({ name, purpose, excerpt, query }: FoundTextProps): ReactNode =>
  !excerpt || countMissingWords(`${name} ${purpose}`, query) === 0 ? (
    <p>
      <MarkedText text={purpose} query={query} />
    </p>
  ) : (
    <Excerpt pieces={excerpt} />
  );

const Products = ({
  products,
  query,
  ...rest
}: {
  readonly products: readonly FoundProduct[];
  readonly query: string;
  readonly heading?: 'h3';
  readonly help: ReactNode;
}): ReactNode => {
  const language = useLanguage();
  const addressOf = useProductAddress();
  return (
    <ProductList
      {...rest}
      products={products}
      addressOf={(product) => (product.matchedRef === undefined ? addressOf(product) : foundPath(product))}
      renderName={({ name, matchedRef }) => (
        <>
          <MarkedText text={name[language]} query={query} />
          {matchedRef !== undefined && (
            <>
              {' '}
              <small className="unbroken">{`REF ${matchedRef}`}</small>
            </>
          )}
        </>
      )}
      renderText={({ name, card, excerpt }) => (
        <FoundText {...{ name: name[language], purpose: card?.purpose ?? '', excerpt, query }} />
      )}
      renderAction={(product) => <ProductActions product={product} />}
    />
  );
};

/** Products that match the query; then, under a heading of their own, products that are only similar. */
const Results = ({
  found,
  query,
}: {
  readonly found: readonly FoundProduct[];
  readonly query: string;
}): ReactNode => {
  const { t } = useTranslation();
  const help = <ListingHelp path={questionPath({ q: query })} />;
  const isComplete = found.length < maxResults;
  const sure = found.filter(({ isSimilar = false }) => !isSimilar);
  const similar = found.filter(({ isSimilar = false }) => isSimilar);
  return (
    <>
      <p className="meta">
        <output>
          <Unbroken
            text={
              sure.length === 0
                ? t('search.noResults', { query })
                : isComplete
                  ? t('listing.count', { count: sure.length })
                  : t('search.bestMatches', { count: sure.length })
            }
          />
          <MatchNotes first={found[0]} query={query} />
        </output>
      </p>
      {sure.length === 0 && <AskLink query={query} />}
      {sure.length > 0 && <Products products={sure} query={query} help={similar.length === 0 && help} />}
      {similar.length > 0 && (
        <section className="search-similar">
          <h2>{t('product.related')}</h2>
          <Products products={similar} query={query} heading="h3" help={help} />
        </section>
      )}
    </>
  );
};

/** Leads to the product with exactly the name (spec §5) or REF that was searched for. */
export const loader = async ({ api, params, url, language }: LoaderArgs) => {
  const query = readQuery(url.search);
  if (!query) return { query, found: [], procedures: [] };
  const { exact, ...results } = await api.search(query, { language, limit: maxResults });
  return exact ? redirect(inSameForm(foundPath(exact), params['language'])) : { query, ...results };
};

/** The results of a query; without a query or results, links to all solutions. */
export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const { title, lead } = usePageTexts('search');
  const { query, found, procedures, ...limits } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={query ? t('search.results', { query }) : title} description={lead} noIndex />
      {query === '' && <Banner title={title} lead={lead} picture="search" />}
      {/* With a query there is no banner, so that results are visible without scrolling. */}
      <div className={query ? 'frame section search-with-query' : 'frame section'}>
        {query !== '' && <Breadcrumb trail={noTrail} current={title} />}
        <div className="search-head">
          {query !== '' && (
            <h1>
              <Unbroken text={t('search.results', { query })} />
            </h1>
          )}
          <SearchForm query={query} />
          <QueryLimits {...limits} />
        </div>
        <ProcedureLinks isShown={({ slug }) => procedures.includes(slug)} />
        {query !== '' && (
          <div className="search-results">
            {found.length > 0 ? <Results found={found} query={query} /> : <NoResults query={query} />}
          </div>
        )}
        {found.length === 0 && <BrowseSolutions />}
      </div>
    </>
  );
};
