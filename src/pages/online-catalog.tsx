import type { ReactNode } from 'react';
import type { Localized } from '#domain/shared/language.ts';
import { cataloguesPath } from '#domain/site/catalogue-path.ts';
import { SiteLink } from '../components/site-link.tsx';
import { WholeCatalogue } from '../features/catalogue/whole-catalogue.tsx';
import { RequestPage } from '../features/request/form/request-page.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { loadFormPage } from '../features/request/posted/load-form-page.ts';
import './online-catalog.css';

export const loader = loadFormPage;

const groups: Localized = { tr: 'Ürün gruplarının katalogları', en: 'Catalogues by product group' };

export const Page = (): ReactNode => {
  const language = useLanguage();
  return (
    <RequestPage form="online-catalog" {...usePageTexts('online-catalog')} picture="online-catalog">
      <WholeCatalogue>
        <SiteLink isServerPage to={cataloguesPath} className="arrow-link">
          {groups[language]}
        </SiteLink>
      </WholeCatalogue>
    </RequestPage>
  );
};
