import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/site-link.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { paths } from '../../lib/paths.ts';
import { Counters } from './counters.tsx';

/** The company in a paragraph and four numbers. */
export const AboutTeaser = (): ReactNode => {
  const { t } = useTranslation(['home', 'ui']);
  return (
    <section className="frame home-section">
      <div className="about-teaser">
        <h2 className="serif-line">{t('aboutHeading')}</h2>
        <Reveal>
          <p>{t('aboutText')}</p>
          <SiteLink to={paths.aboutUs} className="arrow-link">
            {t('ui:homePage.more')}
          </SiteLink>
        </Reveal>
      </div>
      <Counters />
    </section>
  );
};
