import type { ReactNode } from 'react';
import { Banner } from '../components/banner.tsx';
import type { Localized } from '#domain/shared/language.ts';
import { SiteLink } from '../components/site-link.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { paths } from '../lib/paths.ts';
import { BrandGrid } from '../features/catalogue/brand-grid.tsx';
import { PageHead } from '../components/page-head.tsx';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { noData } from '../api/loader.ts';
import './partners.css';

export const loader = noData;

const own: Localized<Readonly<Record<'text' | 'link', string>>> = {
  tr: { text: 'Kendi atölyemizin aletleri siparişe göre üretilir.', link: 'Özel üretim (OEM)' },
  en: { text: 'Instruments from our own workshop are made to order.', link: 'Custom manufacturing (OEM)' },
};

export const Page = (): ReactNode => {
  const { title, lead } = usePageTexts('partners');
  const { text, link } = own[useLanguage()];
  return (
    <>
      <PageHead title={title} description={lead} />
      <Banner title={title} lead={lead} picture="partners" />
      <div className="frame section">
        <BrandGrid />
        <p className="actions own-workshop">
          <span>{text}</span>
          <SiteLink to={paths.oem} className="arrow-link">
            {link}
          </SiteLink>
        </p>
      </div>
    </>
  );
};
