import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Of the product. */
  readonly name: string;
  readonly onClick: () => void;
}

export const RemoveButton = ({ name, onClick }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="button quiet"
      aria-label={t('basket.removeNamed', { name })}
      onClick={onClick}
    >
      {t('basket.remove')}
    </button>
  );
};
