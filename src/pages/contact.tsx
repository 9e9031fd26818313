import type { ReactNode } from 'react';
import { Banner } from '../components/banner.tsx';
import { ContactDetails } from '../components/contact-details.tsx';
import { ClickToLoadMap } from '../components/click-to-load-map.tsx';
import { PageHead } from '../components/page-head.tsx';
import { OfferLink } from '../features/request/offer/offer-link.tsx';
import { CompanyJsonLd } from '../components/company-json-ld.tsx';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { noData } from '../api/loader.ts';
import './contact.css';

export const loader = noData;

export const Page = (): ReactNode => {
  const { title, lead, offerHeading, offerText } = usePageTexts('contact');
  return (
    <>
      <PageHead title={title} description={lead} />
      {import.meta.env.SSR && <CompanyJsonLd />}
      <Banner title={title} lead={lead} picture="contact" />
      <div className="frame section contact">
        <ContactDetails />
        <ClickToLoadMap />
      </div>
      <section className="call-to-action">
        <div className="frame">
          <div>
            <h2>{offerHeading}</h2>
            <p>{offerText}</p>
          </div>
          <OfferLink />
        </div>
      </section>
    </>
  );
};
