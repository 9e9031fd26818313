import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/navigation/site-link.tsx';
import { Reveal } from '../../components/reveal.tsx';
import { usePageTexts } from '../../i18n/use-page-texts.ts';
import { paths } from '../../lib/paths.ts';
import { Counters } from './counters.tsx';

/** The company in a paragraph and four numbers. */
export const AboutTeaser = (): ReactNode => {
  const { t } = useTranslation();
  const { aboutHeading, aboutText } = usePageTexts('home');
  return (
    <section className="frame home-section">
      <div className="about-teaser">
        <h2 className="serif-line">{aboutHeading}</h2>
        <Reveal>
          <p>{aboutText}</p>
          <SiteLink to={paths.aboutUs} className="arrow-link">
            {t('homePage.more')}
          </SiteLink>
        </Reveal>
      </div>
      <Counters />
    </section>
  );
};
