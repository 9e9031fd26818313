import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { paths } from '../../../lib/paths.ts';

/** The notice that KVKK requires beside a form. The full text opens in a new tab, so that the form stays open. */
export const PrivacyNotice = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <p className="meta privacy-notice">
      <span>{`${t('forms.privacyNotice')} `}</span>
      <SiteLink to={paths.privacyPolicy} target="_blank" rel="noopener">
        {t('forms.privacyNoticeLink')}
      </SiteLink>
    </p>
  );
};
