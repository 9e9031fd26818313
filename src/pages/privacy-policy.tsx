import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner.tsx';
import { PublishDate } from '../components/text/publish-date.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { TextSections } from '../components/text/text-sections.tsx';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { noData } from '../api/loader.ts';
import './styles/privacy-policy.css';

const idPrefix = 'section';

export const loader = noData;

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const { title, lead, updated, sections } = usePageTexts('privacy-policy');
  const contentsId = useId();
  return (
    <>
      <PageHead title={title} description={lead} />
      <Banner title={title} lead={lead} picture="privacy-policy" />
      <div className="frame section legal">
        <nav aria-labelledby={contentsId}>
          <p id={contentsId} className="meta wide-title">
            {t('privacyPage.contents')}
          </p>
          <details className="fold">
            <summary>{t('privacyPage.contents')}</summary>
            <ol>
              {sections.map(({ heading }, index) => (
                <li key={index}>
                  <a href={`#${idPrefix}-${index + 1}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
        <div>
          <p className="meta">
            <span>{`${t('privacyPage.updated')} `}</span>
            <PublishDate date={updated} />
          </p>
          <TextSections sections={sections} idPrefix={idPrefix} />
        </div>
      </div>
    </>
  );
};
