import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TextSections } from '../components/text-sections.tsx';

export const AboutUsPage = (): ReactNode => {
  const { t } = useTranslation('pages');
  return (
    <>
      <PageHead title={t('aboutUs.title')} description={t('aboutUs.lead')} />
      <Banner title={t('aboutUs.title')} lead={t('aboutUs.lead')} picture="about-us" />
      <TextSections sections={t('aboutUs.sections', { returnObjects: true })} />
    </>
  );
};
