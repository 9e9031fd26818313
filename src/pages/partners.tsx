import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner.tsx';
import { BrandGrid } from '../features/catalogue/brand-grid.tsx';
import { PageHead } from '../components/page-head.tsx';
import { noData } from '../api/loader.ts';

export const loader = noData;

export const Page = (): ReactNode => {
  const { t } = useTranslation('pages');
  return (
    <>
      <PageHead title={t('partners.title')} description={t('partners.lead')} />
      <Banner title={t('partners.title')} lead={t('partners.lead')} picture="partners" />
      <div className="frame section">
        <BrandGrid />
      </div>
    </>
  );
};
