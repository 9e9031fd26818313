import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { privacyNoticeVersion } from '../../adapters/http/contracts/request-form.ts';
import { Banner } from '../components/banner.tsx';
import { PublishDate } from '../components/publish-date.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TextSections } from '../components/text-sections.tsx';

export const PrivacyPolicyPage = (): ReactNode => {
  const { t } = useTranslation('pages');
  return (
    <>
      <PageHead title={t('privacy.title')} description={t('privacy.lead')} />
      <Banner title={t('privacy.title')} lead={t('privacy.lead')} picture="privacy-policy" />
      <p className="frame meta">
        {t('privacy.updated')} <PublishDate date={privacyNoticeVersion} />
      </p>
      <TextSections sections={t('privacy.sections', { returnObjects: true })} />
    </>
  );
};
