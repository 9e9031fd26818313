import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestPage } from '../features/request/form/request-page.tsx';
import { loadFormPage } from '../features/request/posted/load-form-page.ts';
import './online-catalog.css';

export const loader = loadFormPage;

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <RequestPage
      form="online-catalog"
      title={t('pages.onlineCatalog.title')}
      lead={t('pages.onlineCatalog.lead')}
      text={t('pages.onlineCatalog.text')}
      picture="online-catalog"
    />
  );
};
