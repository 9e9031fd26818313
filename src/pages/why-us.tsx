import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/page-head.tsx';
import { TextSections } from '../components/text-sections.tsx';

export const WhyUsPage = (): ReactNode => {
  const { t } = useTranslation('pages');
  return (
    <>
      <PageHead title={t('whyUs.title')} description={t('whyUs.lead')} />
      <Banner title={t('whyUs.title')} lead={t('whyUs.lead')} picture="why-us" />
      <TextSections sections={t('whyUs.features', { returnObjects: true })} />
    </>
  );
};
