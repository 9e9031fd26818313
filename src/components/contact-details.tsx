import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { useSite } from '../api/site.ts';
import { PhoneLink } from './phone-link.tsx';

/** Phone numbers by city, e-mail and postal address of the company. */
export const ContactDetails = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { company } = useSite();
  return (
    <dl className="contact-details">
      <dt>{t('footer.phone')}</dt>
      {company.offices.map(({ phone, city }) => (
        <dd key={phone}>
          <PhoneLink phone={phone} />
          {city && <span className="meta">{city[language]}</span>}
        </dd>
      ))}
      <dt>{t('footer.email')}</dt>
      <dd>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </dd>
      <dt>{t('footer.address')}</dt>
      <dd lang="tr">{company.address[language]}</dd>
    </dl>
  );
};
