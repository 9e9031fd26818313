import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner.tsx';
import { ContactDetails } from '../components/contact-details.tsx';
import { ClickToLoadMap } from '../components/click-to-load-map.tsx';
import { PageHead } from '../components/page-head.tsx';
import { OfferLink } from '../features/request/offer/offer-link.tsx';
import { CompanyJsonLd } from '../components/company-json-ld.tsx';
import { noData } from '../api/loader.ts';
import './contact.css';

export const loader = noData;

export const Page = (): ReactNode => {
  const { t } = useTranslation('contact');
  return (
    <>
      <PageHead title={t('title')} description={t('lead')} />
      {import.meta.env.SSR && <CompanyJsonLd />}
      <Banner title={t('title')} lead={t('lead')} picture="contact" />
      <div className="frame section contact">
        <ContactDetails />
        <ClickToLoadMap />
      </div>
      <section className="call-to-action">
        <div className="frame">
          <div>
            <h2>{t('offerHeading')}</h2>
            <p>{t('offerText')}</p>
          </div>
          <OfferLink />
        </div>
      </section>
    </>
  );
};
