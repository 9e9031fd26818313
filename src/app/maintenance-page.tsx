import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StandaloneDocument } from './standalone-document.tsx';

/** The page at every address in maintenance mode (spec §8). */
export const MaintenancePage = (): ReactNode => {
  const { t } = useTranslation('maintenance');
  return (
    <StandaloneDocument>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('title')}</h1>
      <p className="lead">{t('text')}</p>
    </StandaloneDocument>
  );
};
