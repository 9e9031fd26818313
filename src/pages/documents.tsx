import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router-dom';
import { pagesOfDocuments } from '#domain/catalogue/documents-page.ts';
import { documentsPath } from '#domain/site/document-path.ts';
import { type LoaderArgs, notFound } from '../api/loader.ts';
import { Banner } from '../components/banner.tsx';
import { ListHead } from '../components/list-head.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Pagination } from '../components/pagination.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { DocumentList } from '../features/catalogue/document-list.tsx';
import { samplesOf } from '../features/catalogue/document-samples.ts';
import {
  documentsAddress,
  maxDocumentsQueryLength,
  readDocumentsView,
} from '../features/catalogue/documents-address.ts';
import { DocumentsForm } from '../features/catalogue/documents-form.tsx';
import { DocumentsTable } from '../features/catalogue/documents-table.tsx';
import { documentsTexts } from '../features/catalogue/documents-texts.ts';
import { shareDocuments } from '../features/catalogue/shared-documents.ts';
import { useLanguage } from '../i18n/use-language.ts';
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
      <p className="serif-line">{documentsTexts[useLanguage()].none}</p>
      <SiteLink to={documentsPath} className="arrow-link">
        {t('documents.all')}
      </SiteLink>
    </div>
  );
};

/** Of the section with the documents that most products have. */
const sharedId = 'shared-documents';

/** The documents of all products. Rendered on the server alone: nothing on it needs a script. */
export const Page = (): ReactNode => {
  const { t } = useTranslation(['product', 'ui']);
  const language = useLanguage();
  const texts = documentsTexts[language];
  const view = readDocumentsView(useLocation().search);
  const found = useLoaderData<typeof loader>();
  if (!found) return <NotFound />;
  const { count } = found;
  const { shared, products } = shareDocuments(found.products);
  const samples = samplesOf(found.products.flatMap(({ documents }) => documents));
  const marksSamples = samples === 'some';
  const { page } = view;
  const counted = found.isCut ? texts.best(count) : texts.count(count);
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
      <Banner title={title} lead={texts.lead} picture="documents" />
      <div className="frame listing">
        <DocumentsForm view={view} />
        {view.isCut && <p className="meta">{texts.cut(maxDocumentsQueryLength)}</p>}
        {view.unknown > 0 && (
          <p className="meta">
            <output>{texts.unknown(view.unknown)}</output>
          </p>
        )}
        <ListHead page={page} pages={pages} count={counted} />
        <p className="listing-count">{counted}</p>
        {samples !== 'none' && <p className="meta documents-note">{t(`documents.samples.${samples}`)}</p>}
        {products.length === 0 && <NoDocuments />}
        {shared.length > 0 && (
          <section id={sharedId} className="shared-documents">
            <h2>{texts.shared}</h2>
            <DocumentList documents={shared} marksSamples={marksSamples} />
          </section>
        )}
        {products.length > 0 && (
          <DocumentsTable products={products} shared={`#${sharedId}`} marksSamples={marksSamples} />
        )}
        <Pagination page={page} pages={pages} toPage={toPage} />
      </div>
    </>
  );
};
