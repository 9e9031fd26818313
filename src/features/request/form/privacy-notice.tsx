import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/site-link.tsx';
import { paths } from '../../../lib/paths.ts';

/** What KVKK asks for beside a form. The whole text opens beside the page, which keeps what is typed. */
export const PrivacyNotice = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <p className="meta privacy-notice">
      {t('forms.notice')}{' '}
      <SiteLink to={paths.privacyPolicy} target="_blank" rel="noopener">
        {t('forms.noticeLink')}
      </SiteLink>
    </p>
  );
};
