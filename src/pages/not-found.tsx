import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../lib/paths.ts';
import { NotFoundHead } from '../components/head/page-head.tsx';
import { SearchForm } from '../features/search/search-form.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { SolutionLinks } from '../layout/solution-links.tsx';

/** The page at an unknown address (spec §8). */
export const NotFound = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <div className="frame notice not-found">
      <NotFoundHead title={t('pages.notFound.title')} />
      <div>
        <p className="numeral" aria-hidden="true">
          404
        </p>
        <h1>{t('pages.notFound.title')}</h1>
        <p className="lead">{t('pages.notFound.text')}</p>
      </div>
      <div>
        <SearchForm />
        <SolutionLinks />
        <SiteLink to={paths.home} className="button secondary">
          {t('pages.notFound.back')}
        </SiteLink>
      </div>
    </div>
  );
};
