import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../components/site-link.tsx';
import { paths } from '../../lib/paths.ts';

/** Offers help to a visitor who has not found what they look for. */
export const ListingHelp = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <>
      <p>
        <strong className="serif-line">{t('listing.help')}</strong>
        <span>{t('listing.helpText')}</span>
      </p>
      <SiteLink to={paths.request} className="arrow-link">
        {t('listing.ask')}
      </SiteLink>
    </>
  );
};
