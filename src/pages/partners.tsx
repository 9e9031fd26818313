import type { ReactNode } from 'react';
import { Banner } from '../components/banner.tsx';
import { BrandGrid } from '../features/catalogue/brand-grid.tsx';
import { PageHead } from '../components/page-head.tsx';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { noData } from '../api/loader.ts';
import './partners.css';

export const loader = noData;

export const Page = (): ReactNode => {
  const { title, lead } = usePageTexts('partners');
  return (
    <>
      <PageHead title={title} description={lead} />
      <Banner title={title} lead={lead} picture="partners" />
      <div className="frame section">
        <BrandGrid />
      </div>
    </>
  );
};
