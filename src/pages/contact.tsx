import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Office } from '#domain/company/company.ts';
import type contact from '#locales/en/contact.json';
import { Banner } from '../components/banner.tsx';
import { ClickToLoadMap } from '../components/map/click-to-load-map.tsx';
import { OfficeMap } from '../components/map/office-map.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { EmailLink } from '../components/contact/email-link.tsx';
import { PhoneLink } from '../components/contact/phone-link.tsx';
import { SiteLink } from '../components/navigation/site-link.tsx';
import { PostalAddress } from '../components/contact/postal-address.tsx';
import { OfferLink } from '../features/request/offer/offer-link.tsx';
import { CompanyJsonLd } from '../components/head/company-json-ld.tsx';
import { textsOf } from '../i18n/texts-of.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { usePageTexts } from '../i18n/use-page-texts.ts';
import { formSectionId, paths } from '../lib/paths.ts';
import { noData } from '../api/loader.ts';
import { useSite } from '../api/site.ts';
import './styles/contact.css';

const texts = textsOf(
  import.meta.glob<typeof contact>('/locales/*/contact.json', { eager: true, import: 'default' }),
);

export const loader = noData;

const OfficeDetails = ({ city, role, address, place }: Office): ReactNode => {
  const language = useLanguage();
  return (
    <section>
      <h2 className="serif-line">{city[language]}</h2>
      <p className="meta">{role[language]}</p>
      <PostalAddress address={address[language]} />
      {place && (
        <a
          href={`https://www.openstreetmap.org/directions?to=${place.at.toReversed().join('%2C')}`}
          rel="noopener"
          className="arrow-link"
          aria-label={`${texts[language].directions}: ${city[language]}`}
        >
          <span>{texts[language].directions}</span>
        </a>
      )}
    </section>
  );
};

export const Page = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { title, lead, hours, offerHeading, offerText } = usePageTexts('contact');
  const { email, messaging, offices } = useSite().company;
  return (
    <>
      <PageHead title={title} description={lead} />
      {import.meta.env.SSR && <CompanyJsonLd />}
      <Banner title={title} lead={lead} picture="contact" />
      <div className="frame section contact">
        <dl className="contact-list">
          {offices.map((office) => (
            <div key={office.phone}>
              <dt>{office.city[language]}</dt>
              <dd>
                <PhoneLink phone={office.phone} />
              </dd>
            </div>
          ))}
          <div>
            <dt>{texts[language].form}</dt>
            <dd>
              <SiteLink to={`${paths.request}#${formSectionId}`}>{texts[language].write}</SiteLink>
            </dd>
          </div>
          <div>
            <dt>{t('footer.email')}</dt>
            <dd>
              <EmailLink email={email} />
            </dd>
          </div>
          <div>
            <dt>{t('whatsApp')}</dt>
            <dd>
              <a href={messaging} rel="noopener">
                {texts[language].message}
              </a>
            </dd>
          </div>
          {hours && (
            <div>
              <dt>{hours.heading}</dt>
              <dd>{hours.text}</dd>
            </div>
          )}
          <div>
            <dt>{t('menu.technicalService')}</dt>
            <dd>
              <SiteLink to={paths.technicalService}>{texts[language].service}</SiteLink>
            </dd>
          </div>
        </dl>
        <div className="contact-places">
          <ClickToLoadMap>
            <OfficeMap />
          </ClickToLoadMap>
          {offices.map((office) => (
            <OfficeDetails key={office.phone} {...office} />
          ))}
        </div>
        <section className="call-to-action">
          <h2>{offerHeading}</h2>
          <div>
            <p>{offerText}</p>
            <OfferLink />
          </div>
        </section>
      </div>
    </>
  );
};
