import type { ReactNode } from 'react';
import { useSite } from '../../../../api/site.ts';
import { EmailLink } from '../../../../components/contact/email-link.tsx';
import { PhoneLink } from '../../../../components/contact/phone-link.tsx';

/** The first telephone number and the e-mail address of the company, within a sentence. */
export const ContactLinks = (): ReactNode => {
  const {
    company: {
      phones: [phone],
      email,
    },
  } = useSite();
  return (
    <>
      {phone && <PhoneLink phone={phone} />} <EmailLink email={email} />
    </>
  );
};
