import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner.tsx';
import { BrandGrid } from '../features/catalogue/brand-grid.tsx';
import { PageHead } from '../components/page-head.tsx';
import { noData } from '../api/loader.ts';
import './partners.css';

export const loader = noData;

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('pages.partners.title')} description={t('pages.partners.lead')} />
      <Banner title={t('pages.partners.title')} lead={t('pages.partners.lead')} picture="partners" />
      <div className="frame section">
        <BrandGrid />
      </div>
    </>
  );
};
