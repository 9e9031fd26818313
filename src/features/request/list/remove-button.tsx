import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly productName: string;
  readonly onClick: () => void;
}

export const RemoveButton = ({ productName, onClick }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="button tertiary"
      aria-label={t('basket.removeNamed', { name: productName })}
      onClick={onClick}
    >
      <span>{t('basket.remove')}</span>
    </button>
  );
};
