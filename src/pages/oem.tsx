import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestPage } from '../features/request/form/request-page.tsx';
import { loadFormPage } from '../features/request/posted/load-form-page.ts';
import './oem.css';

export const loader = loadFormPage;

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <RequestPage
      form="oem"
      title={t('pages.oem.title')}
      lead={t('pages.oem.lead')}
      text={t('pages.oem.text')}
      picture="oem"
    />
  );
};
