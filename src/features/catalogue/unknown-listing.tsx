import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotFoundHead } from '../../components/page-head.tsx';
import { SolutionCards } from './solution-cards.tsx';

/** A listing of a category or brand that there is none of: says so and shows the way on. */
export const UnknownListing = (): ReactNode => {
  const { t } = useTranslation();
  return (
    <div className="frame section">
      <NotFoundHead title={t('listing.empty')} />
      <h1>{t('listing.empty')}</h1>
      <p>{t('listing.unknown')}</p>
      <h2>{t('listing.browse')}</h2>
      <SolutionCards />
    </div>
  );
};
