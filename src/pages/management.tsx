import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhoto } from '#domain/content/picture.ts';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Paragraphs } from '../components/text/paragraphs.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { SitePicture } from '../components/site-picture.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { useSite } from '../api/site.ts';
import { paths } from '../lib/paths.ts';
import { noData } from '../api/loader.ts';
import './styles/management.css';

export const loader = noData;

/** A photo of the manager, where there is one: a drawn face would tell nothing. */
const Portrait = ({ alt }: { readonly alt: string }): ReactNode => {
  const file = useSite().pictures.portrait['portrait'];
  return (
    file !== undefined &&
    isPhoto(file) && (
      <SitePicture kind="portrait" name="portrait" alt={alt} sizes="(width >= 62rem) 30vw, 92vw" />
    )
  );
};

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title, lead, quote, team } = usePageTexts('management');
  const { manager } = useSite().company;
  return (
    <>
      <PageHead title={title} description={lead} />
      <Banner title={title} lead={lead} picture="management" />
      <article className="frame section person">
        <Portrait alt={manager.name} />
        <header>
          <h2 lang="tr">{manager.name}</h2>
          <p>{manager.role[language]}</p>
          <a href={manager.profile} rel="noopener" className="arrow-link">
            {t('management.profile')}
          </a>
        </header>
        {quote !== undefined && (
          <blockquote className="person-quote">
            <p className="serif-line">{quote}</p>
          </blockquote>
        )}
        <div className="person-life">
          <Paragraphs text={manager.biography[language]} />
        </div>
        {team && (
          <section className="team">
            <h3>{team.heading}</h3>
            <dl className="facts">
              {team.list.map(({ heading, text }) => (
                <div key={heading}>
                  <dt>{heading}</dt>
                  <dd lang="tr">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <p className="actions further-links">
          <SiteLink to={paths.aboutUs} className="arrow-link">
            {t('menu.aboutUs')}
          </SiteLink>
          <SiteLink to={paths.whyUs} className="arrow-link">
            {t('menu.whyUs')}
          </SiteLink>
          <SiteLink to={paths.contact} className="arrow-link">
            {t('menu.contact')}
          </SiteLink>
        </p>
      </article>
    </>
  );
};
