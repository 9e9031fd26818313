import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router-dom';
import { pagesOfDocuments } from '#domain/catalogue/documents-page.ts';
import { documentsPath } from '#domain/site/document-path.ts';
import { type LoaderArgs, notFound } from '../api/loader.ts';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pagination } from '../components/pagination.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { DocumentList, hasSample } from '../features/catalogue/document-list.tsx';
import { documentsAddress, readDocumentsView } from '../features/catalogue/documents-address.ts';
import { DocumentsFilter } from '../features/catalogue/documents-filter.tsx';
import { documentsTexts } from '../features/catalogue/documents-texts.ts';
import { shareDocuments } from '../features/catalogue/shared-documents.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { paths } from '../lib/paths.ts';
import { NotFound } from './not-found.tsx';

export const loader = async ({ api, url, language }: LoaderArgs) => {
  const view = readDocumentsView(url.search);
  const { query, kind, page } = view;
  const found = await api.documents?.({
    query,
    page,
    shownIn: language,
    ...(kind && { kind }),
    ...(view.language && { language: view.language }),
  });
  return found ?? notFound();
};

const NoDocuments = (): ReactNode => {
  const { t } = useTranslation(['product', 'ui']);
  return (
    <div className="empty">
      <p>{documentsTexts[useLanguage()].none}</p>
      <SiteLink to={documentsPath} className="arrow-link">
        {t('documents.all')}
      </SiteLink>
    </div>
  );
};

/** Of the section with the documents of several products. */
const sharedId = 'shared-documents';

/** The documents of all products. Rendered on the server alone: nothing on it needs a script. */
export const Page = (): ReactNode => {
  const { t } = useTranslation(['product', 'ui']);
  const language = useLanguage();
  const texts = documentsTexts[language];
  const view = readDocumentsView(useLocation().search);
  const found = useLoaderData<typeof loader>();
  if (!found) return <NotFound />;
  const { products, count } = found;
  const { shared, ownOf } = shareDocuments(products);
  const listedElsewhere = { ids: new Set(shared.map(({ id }) => id)), href: `#${sharedId}` };
  const { page } = view;
  const pages = pagesOfDocuments(count);
  const isPart = view.query !== '' || view.kind !== undefined || view.language !== undefined;
  const toPage = (target: number): string => documentsAddress({ ...view, page: target });
  const title = t('documents.title');
  return (
    <>
      <PageHead
        title={page > 1 ? t('ui:pagination.title', { title, page }) : title}
        description={texts.lead}
        path={isPart ? documentsPath : toPage(page)}
        {...(page > 1 && !isPart && { previous: toPage(page - 1) })}
        {...(page < pages && !isPart && { next: toPage(page + 1) })}
        noIndex={isPart}
      />
      <Banner title={title} lead={texts.lead} />
      <div className="frame listing">
        <DocumentsFilter view={view} />
        <p className="listing-count">{texts.count(count)}</p>
        {products.some(({ documents }) => documents.some(hasSample)) && (
          <p className="meta">{t('documents.samples')}</p>
        )}
        {products.length === 0 && <NoDocuments />}
        {shared.length > 0 && (
          <section id={sharedId} className="product-section">
            <h2>{texts.shared}</h2>
            <DocumentList documents={shared} />
          </section>
        )}
        {products.map((product) => (
          <section key={product.slug.en} className="product-section">
            <h2>
              <SiteLink to={paths.product(product.slug.en)}>{product.name[language]}</SiteLink>
            </h2>
            <DocumentList
              documents={ownOf(product)}
              slug={product.slug.en}
              listedElsewhere={listedElsewhere}
            />
          </section>
        ))}
        <Pagination page={page} pages={pages} toPage={toPage} />
      </div>
    </>
  );
};
