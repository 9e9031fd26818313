import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { questionPath } from '#domain/site/question-path.ts';
import { type LinkTarget, SiteLink } from '../../../components/navigation/site-link.tsx';

interface Props {
  /** Name of the category or brand. */
  readonly name: string;
  /** A page to go on from. */
  readonly parent: LinkTarget;
}

/** A category or brand without products. */
export const EmptyListing = ({ name, parent: { label, to } }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    <div className="frame listing">
      <div className="empty">
        <p className="listing-count">{t('listing.empty')}</p>
        <p className="serif-line">{t('listing.emptyHint')}</p>
        <p className="actions">
          <SiteLink to={questionPath({ q: name })} className="button">
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
