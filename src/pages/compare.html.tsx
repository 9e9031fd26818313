import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { redirect, useLoaderData, useLocation } from 'react-router-dom';
import type { ComparedProduct } from '#domain/catalogue/comparison/compare-products.ts';
import { compareAddress } from '#domain/site/compare-address.ts';
import { compareSearch, maxCompared, readCompareQuery } from '#domain/site/compare-query.ts';
import { comparedParameter } from '#domain/site/compared-parameter.ts';
import { countText, fillText } from '#domain/shared/fill-text.ts';
import type { LoaderArgs } from '../api/loader.ts';
import { useSite } from '../api/site.ts';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Picture } from '../components/picture.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { regulatoryText } from '../features/catalogue/product/regulatory-text.ts';
import { AddCompared } from '../features/compare/add-compared.tsx';
import { chosenHash } from '../features/compare/choice/chosen-hash.ts';
import { choiceKey } from '../features/compare/choice/choice-key.ts';
import { compareTexts } from '../features/compare/compare-texts.ts';
import { ComparisonAddress } from '../features/compare/comparison-address.tsx';
import { ComparisonTable } from '../features/compare/comparison-table.tsx';
import { ComparisonTools } from '../features/compare/comparison-tools.tsx';
import { NothingChosen } from '../features/compare/nothing-chosen.tsx';
import { AddToRequest } from '../features/request/list/add-to-request.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { inSameForm, paths } from '../lib/paths.ts';
import { wordsOfSlug } from '../features/compare/choice/stored-choice.ts';

/** The products that the address names; a product whose page has moved redirects, as that page does. */
export const loader = async ({ api, url, params, language }: LoaderArgs) => {
  const { slugs, omitted, onlyDifferences } = readCompareQuery(url.search);
  // As forms send it: not the address that people pass on.
  if (url.searchParams.getAll(comparedParameter).length > 1)
    return redirect(
      inSameForm(paths.compare + compareSearch({ slugs, omitted, onlyDifferences }), params['language']),
    );
  const page = await api.comparison(slugs, language);
  return page.kind === 'moved'
    ? redirect(
        inSameForm(compareAddress([...page.slugs, ...omitted], { onlyDifferences }), params['language']),
        301,
      )
    : { ...page, omitted, onlyDifferences };
};

/** Adds a product to the list, or leads to the choice of its size. */
const RequestProduct = ({ product }: { readonly product: ComparedProduct }): ReactNode => (
  <AddToRequest product={{ ...product, hasVariants: product.variants.length > 0 }} />
);

/** A single product, which waits for others. */
const SingleProduct = ({ product }: { readonly product: ComparedProduct }): ReactNode => {
  const language = useLanguage();
  return (
    <div className="comparison-single">
      <Picture kind="product" file={product.picture} alt="" sizes="(width < 40rem) 92vw, 20rem" />
      <div>
        <h2>
          <SiteLink to={paths.product(product.slug.en)}>{product.name[language]}</SiteLink>
        </h2>
        <p>{product.summary[language]}</p>
        <RequestProduct product={product} />
        <p id={chosenHash} className="lead">
          {compareTexts[language].one}
        </p>
      </div>
    </div>
  );
};

/** Ways to add further products to the comparison. */
const FurtherProducts = ({
  products,
  others,
}: Pick<Loaded, 'others'> & { readonly products: readonly ComparedProduct[] }): ReactNode => {
  const language = useLanguage();
  const texts = compareTexts[language];
  const { solutions } = useSite().catalogue;
  const slug = products.at(-1)?.category;
  const category = solutions.flatMap(({ categories }) => categories).find((known) => known.slug === slug);
  return (
    <div className="comparison-further">
      {others.length > 0 && (
        <AddCompared slugs={products.map((product) => product.slug.en)} others={others} />
      )}
      {category && (
        <SiteLink to={paths.category(category.slug)} className="arrow-link">
          {fillText(texts.group, { name: category.name[language] })}
        </SiteLink>
      )}
      {others.length > 0 && (
        <noscript>
          <p>{texts.startsAnew}</p>
        </noscript>
      )}
    </div>
  );
};

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, Response>;

const Table = ({
  comparison,
  onlyDifferences,
}: Pick<Loaded, 'comparison' | 'onlyDifferences'>): ReactNode => {
  const { t } = useTranslation('product');
  const texts = compareTexts[useLanguage()];
  return (
    <>
      <ComparisonTools comparison={comparison} onlyDifferences={onlyDifferences} />
      <ComparisonTable
        comparison={comparison}
        onlyDifferences={onlyDifferences}
        labelOfField={(field) => (field === 'professionalUse' ? texts.professionalUse : t(`field.${field}`))}
        textOfFact={(fact) => regulatoryText(fact, t)}
        renderAction={(product) => <RequestProduct product={product} />}
      />
      <ComparisonAddress
        path={compareAddress(
          comparison.products.map(({ slug }) => slug.en),
          { onlyDifferences },
        )}
      />
    </>
  );
};

interface UnknownProps extends Pick<Loaded, 'unknown' | 'onlyDifferences'> {
  /** Slugs of the products that are compared. */
  readonly slugs: readonly string[];
}

/** Products of the address that the catalogue does not have, each with a link to the address without it. */
const UnknownProducts = ({ slugs, unknown, onlyDifferences }: UnknownProps): ReactNode => {
  const language = useLanguage();
  const texts = compareTexts[language];
  return (
    <div className="comparison-notice">
      <p>{countText(texts, 'unknown', { language, count: unknown.length })}</p>
      <ul>
        {unknown.map((slug) => (
          <li key={slug}>
            {wordsOfSlug(slug)}{' '}
            <SiteLink
              to={compareAddress([...slugs, ...unknown.filter((other) => other !== slug)], {
                onlyDifferences,
              })}
              className="comparison-remove"
              aria-label={`${texts.remove}: ${wordsOfSlug(slug)}`}
              data-removed={slug}
            >
              {texts.remove}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Chosen products that the catalogue no longer has and the address does not name; shown by the page's script. */
const GoneProducts = (): ReactNode => {
  const texts = compareTexts[useLanguage()];
  return (
    <div className="comparison-notice comparison-gone" hidden>
      <p>{texts.gone}</p>
      <ul />
      <template>
        <li>
          <span />{' '}
          <button type="button" className="comparison-remove" aria-label={texts.remove}>
            {texts.remove}
          </button>
        </li>
      </template>
    </div>
  );
};

/** Offers to make the products of the address those that the visitor has chosen; shown by the page's script. */
const TakeOver = (): ReactNode => {
  const texts = compareTexts[useLanguage()];
  const { pathname } = useLocation();
  return (
    <>
      <div className="comparison-take" hidden>
        <button type="button" className="button secondary">
          {texts.take}
        </button>
        <p hidden>
          {texts.replaces} <a href={pathname}>{texts.ownComparison}</a>
        </p>
      </div>
      <div className="comparison-take-back" hidden>
        <button type="button" className="button secondary">
          {texts.takeBack}
        </button>
      </div>
      <output
        className="comparison-taken"
        tabIndex={-1}
        data-taken={texts.taken}
        data-taken-back={texts.takenBack}
      />
    </>
  );
};

/** Products side by side. Rendered on the server alone, so that no other page carries its code. */
export const Page = (): ReactNode => {
  const language = useLanguage();
  const texts = compareTexts[language];
  const { comparison, unknown, omitted, others, onlyDifferences } = useLoaderData<typeof loader>();
  const { products } = comparison;
  const [first] = products;
  const slugs = products.map(({ slug }) => slug.en);
  const names = products.map(({ name }) => name[language]).join(' – ');
  return (
    <>
      <PageHead
        title={names ? fillText(texts.titleOf, { names }) : texts.title}
        description={texts.lead}
        path={compareAddress(slugs)}
        noIndex
      />
      <Banner title={texts.title} lead={texts.lead} />
      <div
        id={products.length === 1 ? undefined : chosenHash}
        className="frame section comparison-page"
        data-compared={slugs.join(',') || undefined}
        data-unknown={unknown.join(',') || undefined}
        data-choice-key={choiceKey}
      >
        {unknown.length > 0 && (
          <UnknownProducts slugs={slugs} unknown={unknown} onlyDifferences={onlyDifferences} />
        )}
        {omitted.length > 0 && (
          <p className="comparison-notice">
            {fillText(texts.omitted, { max: maxCompared, products: omitted.join(', ') })}
          </p>
        )}
        <GoneProducts />
        {first && <TakeOver />}
        {!first && <NothingChosen />}
        {first && products.length === 1 && <SingleProduct product={first} />}
        {products.length > 1 && <Table comparison={comparison} onlyDifferences={onlyDifferences} />}
        {first && <FurtherProducts products={products} others={others} />}
      </div>
    </>
  );
};
