import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestPage } from '../features/request/form/request-page.tsx';
import { loadFormPage } from '../features/request/posted/load-form-page.ts';
import './technical-service.css';

export const loader = loadFormPage;

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <RequestPage
      form="technical-service"
      title={t('pages.technicalService.title')}
      lead={t('pages.technicalService.lead')}
      text={t('pages.technicalService.text')}
      picture="technical-service"
    />
  );
};
