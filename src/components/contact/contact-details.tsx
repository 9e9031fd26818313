import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSite } from '../../api/site.ts';
import { EmailLink } from './email-link.tsx';
import { PhoneLink } from './phone-link.tsx';
import { PostalAddress } from './postal-address.tsx';

/** Phone number and postal address of each office, and the e-mail address of the company. */
export const ContactDetails = (): ReactNode => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { offices, email } = useSite().company;
  return (
    <dl className="contact-details">
      {offices.map((office) => (
        <div key={office.phone}>
          <dt>{office.city[language]}</dt>
          <dd>
            <PhoneLink phone={office.phone} />
          </dd>
          <dd>
            <PostalAddress address={office.address[language]} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('footer.email')}</dt>
        <dd>
          <EmailLink email={email} />
        </dd>
      </div>
    </dl>
  );
};
