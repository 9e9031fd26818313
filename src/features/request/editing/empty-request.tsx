import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../../components/navigation/site-link.tsx';
import { paths } from '../../../lib/paths.ts';

interface Props {
  /** Whether the address names products, none of which the catalogue has: the visitor's own list may have others. */
  readonly isNamed: boolean;
}

/** A request without products links to the catalogue. */
export const EmptyRequest = ({ isNamed }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    <>
      {!isNamed && <p>{t('list.empty')}</p>}
      <SiteLink to={paths.products} className="arrow-link">
        {t('homePage.browse')}
      </SiteLink>
    </>
  );
};
