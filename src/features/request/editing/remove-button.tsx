import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listButtonNames } from '#contracts/form-fields.ts';
import { ignoreSecondPress } from '../../../lib/ignore-second-press.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';

interface Props {
  readonly productName: string;
  readonly onClick: () => void;
  /** Values that the button posts without JavaScript, along with the form. */
  readonly posts?: {
    readonly formId: string;
    /** Address of the page that shows the list without the product. */
    readonly address: string;
    /** Key of the item, as `itemKey` makes it. */
    readonly key: string;
  };
}

export const RemoveButton = ({ productName, onClick, posts }: Props): ReactNode => {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  return (
    <button
      {...(posts && !isHydrated
        ? {
            form: posts.formId,
            formAction: posts.address,
            // Files would be sent for nothing, and again with the form.
            formEncType: 'application/x-www-form-urlencoded',
            formNoValidate: true,
            name: listButtonNames.remove,
            value: posts.key,
          }
        : { type: 'button' })}
      className="button tertiary"
      aria-label={`${t('list.remove')}: ${productName}`}
      onClick={(event) => {
        event.preventDefault();
        ignoreSecondPress(event);
        onClick();
      }}
    >
      <span>{t('list.remove')}</span>
    </button>
  );
};
