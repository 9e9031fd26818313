import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestPage } from '../features/request/form/request-page.tsx';
import { loadFormPage } from '../features/request/posted/load-form-page.ts';

export const loader = loadFormPage;

export const Page = (): ReactNode => {
  const { t } = useTranslation('pages');
  return (
    <RequestPage
      form="online-catalog"
      title={t('onlineCatalog.title')}
      lead={t('onlineCatalog.lead')}
      text={t('onlineCatalog.text')}
      picture="online-catalog"
    />
  );
};
