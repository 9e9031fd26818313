import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { otherLanguage } from '#domain/shared/language.ts';
import { EmailLink } from '../components/contact/email-link.tsx';
import { PhoneLink } from '../components/contact/phone-link.tsx';
import { useLanguage } from '../i18n/use-language.ts';
import { StandaloneDocument } from './standalone-document.tsx';

/** Style sheet of the maintenance page alone, for which browsers load no module. */
export const maintenanceStyles = 'src/app/maintenance-page.css';

/** The page at every address in maintenance mode (spec §8). */
export const MaintenancePage = (): ReactNode => {
  const { t } = useTranslation('maintenance');
  return (
    <StandaloneDocument>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <div className="maintenance">
        <h1>{t('title')}</h1>
        <p className="lead">{t('text')}</p>
        {/* To the address of this page. */}
        <form>
          <button className="button secondary">{t('retry')}</button>
        </form>
        <ul className="plain-list">
          <li>
            <PhoneLink phone={import.meta.env.COMPANY_PHONE} />
          </li>
          <li>
            <EmailLink email={import.meta.env.COMPANY_EMAIL} />
          </li>
        </ul>
        <p className="meta" lang={otherLanguage(useLanguage())}>
          {t('other')}
        </p>
      </div>
    </StandaloneDocument>
  );
};
