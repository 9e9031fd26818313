import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneLink } from '../components/phone-link.tsx';
import { StandaloneDocument } from './standalone-document.tsx';

/** The page at every address in maintenance mode (spec §8). */
export const MaintenancePage = (): ReactNode => {
  const { t } = useTranslation('maintenance');
  return (
    <StandaloneDocument>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      <ul className="plain-list">
        <li>
          <PhoneLink phone={import.meta.env.COMPANY_PHONE} />
        </li>
        <li>
          <a href={`mailto:${import.meta.env.COMPANY_EMAIL}`}>{import.meta.env.COMPANY_EMAIL}</a>
        </li>
      </ul>
    </StandaloneDocument>
  );
};
