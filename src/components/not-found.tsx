import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { PageHead } from './page-head.tsx';
import { SiteLink } from './site-link.tsx';

/** The answer to an address that leads nowhere (spec §8). */
export const NotFound = (): ReactNode => {
  const { t } = useTranslation('pages');
  return (
    <div className="frame notice">
      <PageHead title={t('notFound.title')} description={t('notFound.text')} />
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <SiteLink to={paths.home} className="button">
        {t('notFound.back')}
      </SiteLink>
    </div>
  );
};
