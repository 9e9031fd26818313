import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StandaloneDocument } from './standalone-document.tsx';

/** The page at every address in maintenance mode (spec §8). */
export const MaintenancePage = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <StandaloneDocument>
      <title>{t('maintenance.title')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('maintenance.title')}</h1>
      <p className="lead">{t('maintenance.text')}</p>
    </StandaloneDocument>
  );
};
