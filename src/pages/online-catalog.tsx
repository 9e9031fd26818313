import type { ReactNode } from 'react';
import { PrintContact } from '../components/contact/print-contact.tsx';
import { GroupCatalogues } from '../features/catalogue/groups/group-catalogues.tsx';
import { WholeCatalogue } from '../features/catalogue/groups/whole-catalogue.tsx';
import { catalogueTexts } from '../features/catalogue/groups/catalogue-texts.ts';
import { RequestPage, requestSectionId } from '../features/request/form/request-page.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { paths } from '../lib/paths.ts';
import { loadFormPage } from '../features/request/posted/load-form-page.ts';
import './styles/online-catalog.css';

export const loader = loadFormPage;

const requestUrl = `#${requestSectionId}`;

/** The catalogues as PDF, as soon as they are made, and the form for those who want them by mail or in print. */
export const Page = (): ReactNode => {
  const { printed, onPaper } = catalogueTexts[useLanguage()];
  return (
    <RequestPage form="online-catalog" {...usePageTexts('online-catalog')} picture="online-catalog">
      <WholeCatalogue>
        <a href={requestUrl} className="arrow-link">
          {printed}
        </a>
      </WholeCatalogue>
      <GroupCatalogues requestUrl={requestUrl} />
      <div className="frame">
        <PrintContact path={paths.onlineCatalog}>
          <span>{onPaper}</span>
        </PrintContact>
      </div>
    </RequestPage>
  );
};
