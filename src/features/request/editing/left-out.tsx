import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { findItems, partsOf } from '#contracts/list/decode-items.ts';
import { type ListItem, itemKey, maxItems } from '#contracts/list/items.ts';
import { itemsTextIn } from '#contracts/request-address.ts';

/** Finds what a text of a list asks for and no list of requested products takes. */
export const unlistedItems = (text: string): { readonly unreadable: number; readonly isTooLong: boolean } => {
  const items = findItems(text);
  return {
    unreadable: partsOf(text).length - items.length,
    isTooLong: new Set(items.map(itemKey)).size > maxItems,
  };
};

interface Props {
  /** Products that the list names and the catalogue does not have; they are sent all the same. */
  readonly gone: readonly ListItem[];
}

/** Says what the catalogue does not have of what the URL names, and what of it no list takes. */
export const LeftOut = ({ gone }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const { unreadable, isTooLong } = unlistedItems(itemsTextIn(useLocation().search));
  return (
    <>
      {gone.length > 0 && <p>{t('missing', { count: gone.length })}</p>}
      {unreadable > 0 && <p>{t('unreadable', { count: unreadable })}</p>}
      {isTooLong && <p>{t('notAll', { max: maxItems })}</p>}
    </>
  );
};
