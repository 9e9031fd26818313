import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LinkTarget, SiteLink } from '../../components/site-link.tsx';
import { paths } from '../../lib/paths.ts';

/** A category or brand without products. @param props.parent a page to go on from */
export const EmptyListing = ({ parent: { label, to } }: { readonly parent: LinkTarget }): ReactNode => {
  const { t } = useTranslation();
  return (
    <div className="frame listing">
      <div className="empty">
        <p className="listing-count">{t('listing.empty')}</p>
        <p className="serif-line">{t('listing.emptyHint')}</p>
        <p className="actions">
          <SiteLink to={paths.request} className="button">
            {t('listing.ask')}
          </SiteLink>
          <SiteLink to={to} className="arrow-link">
            {label}
          </SiteLink>
        </p>
      </div>
    </div>
  );
};
