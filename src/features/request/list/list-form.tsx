import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type RequestItem, encodeRequestItems } from '#contracts/request-items.ts';
import { inSameForm, requestListPath } from '../../../lib/paths.ts';

interface Props {
  readonly items: readonly RequestItem[];
}

/** Adds the products to the visitor's list without JavaScript, where the list is in a cookie. */
export const ListForm = ({ items }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  return (
    <form method="post" action={inSameForm(requestListPath, useParams()['language'])}>
      <input type="hidden" name="items" value={encodeRequestItems(items)} />
      <noscript>
        <button name="keep" value="1" className="button secondary">
          {t('addToMine')}
        </button>
      </noscript>
    </form>
  );
};
