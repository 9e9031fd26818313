import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Paragraphs } from '../components/text/paragraphs.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { Reveal } from '../components/reveal.tsx';
import { ContentLink } from '../components/navigation/content-link.tsx';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { paths } from '../lib/paths.ts';
import { noData } from '../api/loader.ts';
import './styles/why-us.css';

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
          {features.map(({ heading, text, fact, link }) => (
            <Reveal as="section" key={heading}>
              <h2>{heading}</h2>
              {fact && (
                <dl>
                  <dt>{fact.text}</dt>
                  <dd>{fact.heading}</dd>
                </dl>
              )}
              <div>
                <Paragraphs text={text} />
                {link && <ContentLink {...link} />}
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
