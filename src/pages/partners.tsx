import type { ReactNode } from 'react';
import type partners from '#locales/en/partners.json';
import { noData } from '../api/loader.ts';
import { useSite } from '../api/site.ts';
import { Banner } from '../components/banner.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { BrandGrid } from '../features/catalogue/groups/brand-grid.tsx';
import { textsOf } from '../i18n/texts-of.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { paths } from '../lib/paths.ts';
import './styles/partners.css';

export const loader = noData;

const texts = textsOf(
  import.meta.glob<typeof partners>('/locales/*/partners.json', { eager: true, import: 'default' }),
);

export const Page = (): ReactNode => {
  const { title, lead } = usePageTexts('partners');
  const language = useLanguage();
  const { oem } = useSite().services;
  return (
    <>
      <PageHead title={title} description={lead} />
      <Banner title={title} lead={lead} picture="partners" />
      <div className="frame section">
        <BrandGrid />
        <p className="actions own-workshop">
          <span>{texts[language].ownWorkshop}</span>
          <SiteLink to={paths.oem} className="arrow-link">
            {oem.title[language]}
          </SiteLink>
        </p>
      </div>
    </>
  );
};
