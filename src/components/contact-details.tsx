import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { useSite } from '../api/site.ts';
import { PhoneLink } from './phone-link.tsx';
import { PostalAddress } from './postal-address.tsx';

/** Phone number and postal address of each office, and the e-mail address of the company. */
export const ContactDetails = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { offices, email } = useSite().company;
  return (
    <dl className="contact-details">
      {offices.map(({ phone, city, address }) => (
        <div key={phone}>
          <dt>{city ? city[language] : t('footer.phone')}</dt>
          <dd>
            <PhoneLink phone={phone} />
          </dd>
          <dd>
            <PostalAddress address={address[language]} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('footer.email')}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
    </dl>
  );
};
