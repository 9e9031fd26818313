import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { SiteLink } from '../components/site-link.tsx';
import { Reveal } from '../components/reveal.tsx';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { paths } from '../lib/paths.ts';
import { noData } from '../api/loader.ts';
import './why-us.css';

export const loader = noData;

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const { title, lead, features } = usePageTexts('why-us');
  return (
    <>
      <PageHead title={title} description={lead} />
      <Banner title={title} lead={lead} picture="why-us" />
      <div className="frame section">
        <div className="features">
          {features.map(({ heading, text }, index) => (
            <Reveal as="section" key={index}>
              <span className="numeral" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h2>{heading}</h2>
                <Paragraphs text={text} />
              </div>
            </Reveal>
          ))}
        </div>
        <p className="actions further-links">
          <SiteLink to={paths.aboutUs} className="arrow-link">
            {t('menu.aboutUs')}
          </SiteLink>
          <SiteLink to={paths.contact} className="arrow-link">
            {t('menu.contact')}
          </SiteLink>
        </p>
      </div>
    </>
  );
};
