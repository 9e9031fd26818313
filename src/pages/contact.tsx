import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Office } from '#domain/company/company.ts';
import { Banner } from '../components/banner.tsx';
import { ClickToLoadMap } from '../components/click-to-load-map.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import { OfferLink } from '../features/request/offer/offer-link.tsx';
import { CompanyJsonLd } from '../components/company-json-ld.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { noData } from '../api/loader.ts';
import { useSite } from '../api/site.ts';
import './contact.css';

export const loader = noData;

const OfficeDetails = ({ city, role, phone, address }: Office): ReactNode => {
  const language = useLanguage();
  return (
    <section>
      <h2 className="serif-line">{city?.[language]}</h2>
      <p className="meta">{role?.[language]}</p>
      <p className="contact-number">
        <PhoneLink phone={phone} />
      </p>
      <address lang="tr">{address[language]}</address>
    </section>
  );
};

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title, lead, offerHeading, offerText } = usePageTexts('contact');
  const { address, email, messaging, offices } = useSite().company;
  return (
    <>
      <PageHead title={title} description={lead} />
      {import.meta.env.SSR && <CompanyJsonLd />}
      <Banner title={title} lead={lead} picture="contact" />
      <div className="frame section contact">
        {offices.map((office) => (
          <OfficeDetails key={office.phone} {...office} />
        ))}
        <section>
          <h2 className="serif-line">{t('footer.email')}</h2>
          <p className="meta">{t('contactButtons')}</p>
          <p className="contact-number">
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <a href={messaging} rel="noopener" className="arrow-link">
            {t('whatsAppLabel')}
          </a>
        </section>
      </div>
      <div className="frame contact-next">
        <ClickToLoadMap>
          <h2 className="serif-line">{offices[0]?.city?.[language]}</h2>
          <address lang="tr">{address[language]}</address>
        </ClickToLoadMap>
        <section className="call-to-action">
          <h2>{offerHeading}</h2>
          <p>{offerText}</p>
          <OfferLink />
        </section>
      </div>
    </>
  );
};
