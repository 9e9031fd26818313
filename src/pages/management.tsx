import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Paragraphs } from '../components/paragraphs.tsx';
import { SitePicture } from '../components/site-picture.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { useSite } from '../api/site.ts';
import { noData } from '../api/loader.ts';
import './management.css';

export const loader = noData;

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title, lead } = usePageTexts('management');
  const { manager } = useSite().company;
  return (
    <>
      <PageHead title={title} description={lead} />
      <Banner title={title} lead={lead} picture="management" />
      <article className="frame section person">
        <SitePicture
          kind="portrait"
          name="portrait"
          alt={manager.name}
          sizes="(width >= 44rem) 40vw, 100vw"
        />
        <div>
          <h2>{manager.name}</h2>
          <p className="meta">{manager.role[language]}</p>
          <Paragraphs text={manager.biography[language]} />
          <a href={manager.profile} rel="noopener" className="arrow-link">
            {t('management.profile')}
          </a>
        </div>
      </article>
    </>
  );
};
