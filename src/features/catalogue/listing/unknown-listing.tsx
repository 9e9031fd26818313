import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NotFoundHead } from '../../../components/head/page-head.tsx';
import { SolutionCards } from '../groups/solution-cards.tsx';

interface Props {
  /** Message that says what does not exist. */
  readonly text: string;
}

/** The page of an unknown category or brand, with links to all solutions. */
export const UnknownListing = ({ text }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    <div className="frame section">
      <NotFoundHead title={t('listing.empty')} />
      <h1>{t('listing.empty')}</h1>
      <p>{text}</p>
      <h2>{t('listing.browse')}</h2>
      <SolutionCards />
    </div>
  );
};
