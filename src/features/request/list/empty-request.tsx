import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import { paths } from '../../../lib/paths.ts';

/** A request without products links to the catalogue. */
export const EmptyRequest = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('basket.empty')}</p>
      <SiteLink to={paths.products} className="arrow-link">
        {t('homePage.browse')}
      </SiteLink>
    </>
  );
};
