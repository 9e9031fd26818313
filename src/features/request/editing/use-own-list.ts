import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useList } from '../list/use-list.ts';
import type { RequestEditing } from './use-request-editing.ts';

/** Shows the visitor's list at an address that names no products, as the server does: bookmarks and typed addresses. */
export const useOwnList = ({ show }: Pick<RequestEditing, 'show'>): void => {
  const { search } = useLocation();
  const ownList = useList();
  const isUnnamed = !new URLSearchParams(search).get('items');
  const hasList = ownList !== undefined && ownList.length > 0;
  const showList = useEffectEvent(() => show(ownList ?? []));
  useEffect(() => {
    if (isUnnamed && hasList) showList();
  }, [isUnnamed, hasList]);
};
