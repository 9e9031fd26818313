import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { listButtonNames } from '#contracts/form-fields.ts';
import { type RequestItem, encodeRequestItems } from '#contracts/request-items.ts';
import { pageFormId } from '../form/form-body.tsx';
import { PostedFormContext } from '../posted/posted-form.ts';

/** Files would be sent for nothing, and again with the form. */
const withoutFiles = 'application/x-www-form-urlencoded';

interface Props {
  readonly items: readonly RequestItem[];
  /** Of the page that shows these products. */
  readonly addressOf: (items: string) => string;
}

/** Empties the list without JavaScript, and undoes it; what was typed in the form is posted along, and stays. */
export const PlainListTools = ({ items, addressOf }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const result = useContext(PostedFormContext)?.result;
  const undo = result?.kind === 'listChanged' ? result.undo : undefined;
  return (
    <noscript>
      {items.length > 0 && (
        <button
          form={pageFormId}
          formAction={addressOf('')}
          formEncType={withoutFiles}
          name={listButtonNames.empty}
          value={encodeRequestItems(items)}
          className="button tertiary"
        >
          {t('empty')}
        </button>
      )}
      {undo && items.length === 0 && (
        <p>
          <span>{t('done.emptied')} </span>
          <button
            form={pageFormId}
            formAction={addressOf(undo.shown)}
            formEncType={withoutFiles}
            name={listButtonNames.restore}
            value={undo.own}
            className="button tertiary"
          >
            {t('undo')}
          </button>
        </p>
      )}
    </noscript>
  );
};
