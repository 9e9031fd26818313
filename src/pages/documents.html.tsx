import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation } from 'react-router-dom';
import { type DocumentsPage, pagesOfDocuments } from '#domain/catalogue/documents/documents-page.ts';
import { readLots } from '#domain/catalogue/documents/lots-in-text.ts';
import type { Language } from '#domain/shared/language.ts';
import { type Question, questionPath } from '#domain/site/question-path.ts';
import { countText, fillText } from '#domain/shared/fill-text.ts';
import { type LoaderArgs, notFound } from '../api/loader.ts';
import { Banner } from '../components/banner.tsx';
import { ListHead } from '../components/navigation/list-head.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Pagination } from '../components/navigation/pagination.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { UnbrokenNumbers } from '../components/text/unbroken-numbers.tsx';
import { DocumentList } from '../features/catalogue/documents/document-list.tsx';
import { samplesOf } from '../features/catalogue/documents/document-samples.ts';
import {
  type DocumentsView,
  documentsAddress,
  maxDocumentsQueryLength,
  readDocumentsView,
} from '../features/catalogue/documents/documents-address.ts';
import { DocumentsForm, documentsResultsId } from '../features/catalogue/documents/documents-form.tsx';
import { DocumentsTable } from '../features/catalogue/documents/documents-table.tsx';
import { documentsTexts } from '../features/catalogue/documents/documents-texts.ts';
import { MatchNotes } from '../features/search/match-notes.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { NotFound } from './not-found.tsx';
import { paths } from '../lib/paths.ts';

export const loader = async ({ api, url, language }: LoaderArgs) => {
  const view = readDocumentsView(url.search);
  const { query, kind, page } = view;
  const found = await api.documents({
    query,
    page,
    shownIn: language,
    ...(kind && { kind }),
    ...(view.language && { language: view.language }),
  });
  return found ?? notFound();
};

const noTexts: readonly string[] = [];

const listOf = (lots: readonly string[], language: Language): string =>
  new Intl.ListFormat(language).format(lots);

interface NoDocumentsProps {
  readonly text: string;
  readonly advice?: string;
  readonly question: Question;
}

const NoDocuments = ({ text, advice, question }: NoDocumentsProps): ReactNode => {
  const { t } = useTranslation(['product', 'ui']);
  return (
    <div className="empty">
      <p className="serif-line">
        <output>
          <UnbrokenNumbers text={text} />
        </output>
      </p>
      {advice !== undefined && <p>{advice}</p>}
      <p>
        <SiteLink to={questionPath(question)} className="arrow-link">
          {t('ui:listing.ask')}
        </SiteLink>
      </p>
      <SiteLink to={paths.documents} className="arrow-link">
        {t('documents.all')}
      </SiteLink>
    </div>
  );
};

interface SearchedProps {
  readonly view: DocumentsView;
  readonly unknownLots: readonly string[];
}

/** Returns the question to ask about documents that were not found. */
const useQuestion = ({ view: { query, kind, language }, unknownLots }: SearchedProps): Question => {
  const { t } = useTranslation('product');
  const filters = [
    ...(kind ? [t(`documents.kind.${kind}`)] : []),
    ...(language ? [t(`documents.language.${language}`)] : []),
  ];
  if (unknownLots.length === 0) return { document: [query, ...filters].filter(Boolean).join(', ') };
  const about = [readLots(query)?.rest ?? '', ...filters].filter(Boolean);
  return { lot: unknownLots.join(', ') + (about.length > 0 ? ` (${about.join(', ')})` : '') };
};

/** Says that a query finds nothing, and why. */
const Nothing = ({ view, unknownLots }: SearchedProps): ReactNode => {
  const { query, kind, language: written } = view;
  const language = useLanguage();
  const texts = documentsTexts[language];
  const question = useQuestion({ view, unknownLots });
  if (unknownLots.length > 0) {
    const text = fillText(texts.unknownLots, { lots: listOf(unknownLots, language) });
    return <NoDocuments text={text} advice={texts.lotAdvice} question={question} />;
  }
  const isNumber = /\p{Nd}/u.test(query) && kind === undefined && written === undefined;
  return isNumber ? (
    <NoDocuments text={fillText(texts.noNumber, { query })} advice={texts.lotAdvice} question={question} />
  ) : (
    <NoDocuments text={texts.none} question={question} />
  );
};

/** Notes above the products that a query finds. */
const QueryNotes = ({
  view,
  found: { unknownLots = noTexts, isSimilar = false, isRespelt = false, missing = noTexts, products },
}: {
  readonly view: DocumentsView;
  readonly found: DocumentsPage;
}): ReactNode => {
  const { t } = useTranslation(['product', 'ui']);
  const language = useLanguage();
  const texts = documentsTexts[language];
  const { query, kind, isKindOfText } = view;
  const question = useQuestion({ view, unknownLots });
  const lots = listOf(unknownLots, language);
  const isForNoLot = products.every(({ documents }) => documents.every((each) => each.lots === undefined));
  return (
    <>
      {isKindOfText && kind && <p className="meta">{`${texts.kind}: ${t(`documents.kind.${kind}`)}`}</p>}
      {products.length > 0 && unknownLots.length > 0 && (
        <p className="documents-notice">
          <output>
            <UnbrokenNumbers text={fillText(isForNoLot ? texts.noneOfLots : texts.unknownLots, { lots })} />
          </output>{' '}
          <SiteLink to={questionPath(question)}>{t('ui:listing.ask')}</SiteLink>
        </p>
      )}
      {products.length > 0 && (isSimilar || isRespelt || missing.length > 0) && (
        <p className="meta">
          <output>
            {isSimilar && <UnbrokenNumbers text={t('ui:search.noResults', { query })} />}
            <MatchNotes first={{ missing, isRespelt }} query={query} />
          </output>
        </p>
      )}
    </>
  );
};

/** Id of the section with the documents that most products have. */
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
  const { shared, products } = found;
  const samples = samplesOf([...shared, ...products.flatMap(({ documents }) => documents)]);
  const marksSamples = samples === 'some';
  const { page, kind, language: written } = view;
  const counted = countText(texts, found.isCut ? 'best' : 'count', { language, count });
  const pages = pagesOfDocuments(count);
  const { unknownLots = noTexts, foundLots = noTexts, isSimilar = false } = found;
  const isPart = view.query !== '' || kind !== undefined || written !== undefined;
  const toPage = (target: number): string => documentsAddress({ ...view, page: target });
  const title = t('documents.title');
  const selected = [
    view.query !== '' && `“${view.query}”`,
    kind && t(`documents.kind.${kind}`),
    written && t(`documents.language.${written}`),
  ].filter(Boolean);
  const pageTitle = isPart
    ? `${title} – ${selected.join(', ')}: ${t('ui:listing.count', { count: isSimilar ? 0 : count })}`
    : title;
  return (
    <>
      <PageHead
        title={page > 1 ? t('ui:pagination.title', { title: pageTitle, page }) : pageTitle}
        description={texts.lead}
        path={isPart ? paths.documents : toPage(page)}
        {...(page > 1 && !isPart && { previous: toPage(page - 1) })}
        {...(page < pages && !isPart && { next: toPage(page + 1) })}
        noIndex={isPart}
      />
      {/* What was found comes before what there might be. */}
      <Banner title={title} {...(!isPart && { lead: texts.lead, picture: 'documents' })} />
      <div className="frame listing">
        <DocumentsForm view={view} />
        {view.isCut && <p className="meta">{fillText(texts.cut, { max: maxDocumentsQueryLength })}</p>}
        {view.unknown > 0 && (
          <p className="meta">
            <output>{countText(texts, 'unknown', { language, count: view.unknown })}</output>
          </p>
        )}
        <ListHead page={page} pages={pages} count={counted} />
        <div id={documentsResultsId} tabIndex={-1} className="documents-results">
          <QueryNotes view={view} found={found} />
          {isSimilar ? (
            <h2 className="documents-similar">{t('ui:product.related')}</h2>
          ) : (
            products.length > 0 && (
              <p className="listing-count">
                <output>{counted}</output>
              </p>
            )
          )}
          {products.length === 0 && <Nothing view={view} unknownLots={unknownLots} />}
        </div>
        {samples !== 'none' && <p className="meta documents-note">{t(`documents.samples.${samples}`)}</p>}
        {shared.length > 0 && (
          <section id={sharedId} className="shared-documents">
            <h2>{texts.shared}</h2>
            <DocumentList documents={shared} marksSamples={marksSamples} />
          </section>
        )}
        {products.length > 0 && (
          <DocumentsTable
            products={products}
            shared={`#${sharedId}`}
            marksSamples={marksSamples}
            foundLots={foundLots}
          />
        )}
        <Pagination page={page} pages={pages} toPage={toPage} />
      </div>
    </>
  );
};
