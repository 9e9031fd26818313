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
        <p>{t('listing.empty')}</p>
        <p className="meta">{t('listing.emptyHint')}</p>
        <p className="actions">
          <SiteLink to={to} className="button secondary">
            {label}
          </SiteLink>
          <SiteLink to={paths.request} className="arrow-link">
            {t('listing.ask')}
          </SiteLink>
        </p>
      </div>
    </div>
  );
};
