import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Paragraphs } from '../components/text/paragraphs.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { BrandRow } from '../features/company/brand-row.tsx';
import { Figures } from '../features/company/figures.tsx';
import { Proofs } from '../features/company/proofs.tsx';
import { Reach } from '../features/company/reach.tsx';
import { Timeline } from '../features/company/timeline.tsx';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { paths } from '../lib/paths.ts';
import { CompanyJsonLd } from '../components/head/company-json-ld.tsx';
import { noData } from '../api/loader.ts';
import './styles/about-us.css';

export const loader = noData;

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const { title, lead, quote, figures, sections, history, reach, quality } = usePageTexts('about-us');
  return (
    <>
      <PageHead title={title} description={lead} />
      {import.meta.env.SSR && <CompanyJsonLd />}
      <Banner title={title} lead={lead} picture="about-us" />
      <div className="frame section about">
        <div className="opening">
          <p className="serif-line">{quote}</p>
          {figures && <Figures labels={figures} />}
        </div>
        <div className="about-sections">
          {sections.map(({ heading, text }, index) => (
            <section key={index}>
              <h2>{heading}</h2>
              <Paragraphs text={text} />
            </section>
          ))}
        </div>
        {history && <Timeline {...history} />}
        {reach && <Reach {...reach} />}
        <BrandRow />
        {quality && <Proofs {...quality} />}
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
