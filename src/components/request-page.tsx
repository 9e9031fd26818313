import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from './banner.tsx';
import { ContactDetails } from './contact-details.tsx';
import { PageHead } from './page-head.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly text: string;
  readonly picture: string;
}

/** A page that invites the visitor to write to the company. */
export const RequestPage = ({ title, lead, text, picture }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={title} description={lead} />
      <Banner title={title} lead={lead} picture={picture} />
      <div className="frame text">
        <p>{text}</p>
        <p>{t('forms.soon')}</p>
        <ContactDetails />
      </div>
    </>
  );
};
