import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { privacyNoticeVersion } from '#contracts/privacy-notice.ts';
import { Banner } from '../components/banner.tsx';
import { PublishDate } from '../components/publish-date.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TextSections } from '../components/text-sections.tsx';
import { noData } from '../api/loader.ts';
import './privacy-policy.css';

const idPrefix = 'section';

export const loader = noData;

export const Page = (): ReactNode => {
  const { t } = useTranslation('privacy-policy');
  const contentsId = useId();
  const sections = t('sections', { returnObjects: true });
  return (
    <>
      <PageHead title={t('title')} description={t('lead')} />
      <Banner title={t('title')} lead={t('lead')} picture="privacy-policy" />
      <div className="frame section legal">
        <nav aria-labelledby={contentsId}>
          <p id={contentsId} className="meta">
            {t('contents')}
          </p>
          <ol>
            {sections.map(({ heading }, index) => (
              <li key={index}>
                <a href={`#${idPrefix}-${index + 1}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          <p className="meta">
            <span>{`${t('updated')} `}</span>
            <PublishDate date={privacyNoticeVersion} />
          </p>
          <TextSections sections={sections} idPrefix={idPrefix} />
        </div>
      </div>
    </>
  );
};
