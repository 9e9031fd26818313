import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { TextSections } from '../components/text-sections.tsx';
import { paths } from '../lib/paths.ts';
import { CompanyJsonLd } from '../components/company-json-ld.tsx';
import { noData } from '../api/loader.ts';
import './about-us.css';

export const loader = noData;

export const Page = (): ReactNode => {
  const { t } = useTranslation(['about-us', 'ui']);
  return (
    <>
      <PageHead title={t('title')} description={t('lead')} />
      {import.meta.env.SSR && <CompanyJsonLd />}
      <Banner title={t('title')} lead={t('lead')} picture="about-us" />
      <div className="frame section">
        <p className="serif-line opening">{t('quote')}</p>
        <TextSections sections={t('sections', { returnObjects: true })} />
        <p className="actions further-links">
          <SiteLink to={paths.whyUs} className="arrow-link">
            {t('ui:menu.whyUs')}
          </SiteLink>
          <SiteLink to={paths.management} className="arrow-link">
            {t('ui:menu.management')}
          </SiteLink>
        </p>
      </div>
    </>
  );
};
