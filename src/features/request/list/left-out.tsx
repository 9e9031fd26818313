import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { findRequestItems, partsOf } from '#contracts/decode-request-items.ts';
import { type RequestItem, itemKey, maxItems } from '#contracts/request-items.ts';
import { wordsOfSlug } from '../basket/named-item.ts';
import { itemsTextIn } from '../basket/request-path.ts';

/** What a text of a list asks for that no list of requested products takes. */
export const unlistedItems = (text: string): { readonly unreadable: number; readonly isTooLong: boolean } => {
  const items = findRequestItems(text);
  return {
    unreadable: partsOf(text).length - items.length,
    isTooLong: new Set(items.map(itemKey)).size > maxItems,
  };
};

/** Says what the URL names and the list does not have. @param missing products that the catalogue does not have */
export const LeftOut = ({ missing }: { readonly missing: readonly RequestItem[] }): ReactNode => {
  const { t } = useTranslation('request-list');
  const { unreadable, isTooLong } = unlistedItems(itemsTextIn(useLocation().search));
  const count = missing.length + unreadable;
  const named = missing.map(wordsOfSlug).join(', ');
  return (
    <>
      {count > 0 && (
        <p>
          <span>{t('missing', { count })}</span>
          {named && <span>{` (${named})`}</span>}
        </p>
      )}
      {isTooLong && <p>{t('notAll', { max: maxItems })}</p>}
    </>
  );
};
