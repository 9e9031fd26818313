import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly productName: string;
  readonly onClick: () => void;
  /** What the button posts without JavaScript. */
  readonly posts?: { readonly formId: string; readonly key: string };
}

export const RemoveButton = ({ productName, onClick, posts }: Props): ReactNode => {
  const { t } = useTranslation();
  return (
    <button
      {...(posts ? { form: posts.formId, name: 'remove', value: posts.key } : { type: 'button' })}
      className="button tertiary"
      aria-label={t('basket.removeNamed', { name: productName })}
      onClick={(event) => {
        event.preventDefault();
        onClick();
      }}
    >
      <span>{t('basket.remove')}</span>
    </button>
  );
};
