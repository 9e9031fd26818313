import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { TextSections } from '../components/text-sections.tsx';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { paths } from '../lib/paths.ts';
import { CompanyJsonLd } from '../components/company-json-ld.tsx';
import { noData } from '../api/loader.ts';
import './about-us.css';

export const loader = noData;

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const { title, lead, quote, sections } = usePageTexts('about-us');
  return (
    <>
      <PageHead title={title} description={lead} />
      {import.meta.env.SSR && <CompanyJsonLd />}
      <Banner title={title} lead={lead} picture="about-us" />
      <div className="frame section">
        <p className="serif-line opening">{quote}</p>
        <TextSections sections={sections} />
        <p className="actions further-links">
          <SiteLink to={paths.whyUs} className="arrow-link">
            {t('menu.whyUs')}
          </SiteLink>
          <SiteLink to={paths.management} className="arrow-link">
            {t('menu.management')}
          </SiteLink>
        </p>
      </div>
    </>
  );
};
