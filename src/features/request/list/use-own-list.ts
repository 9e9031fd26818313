import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useBasket } from '../basket/use-basket.ts';
import type { RequestEditing } from './use-request-editing.ts';

/** Shows the visitor's list at an address that names no products, as the server does: bookmarks and typed addresses. */
export const useOwnList = ({ show }: Pick<RequestEditing, 'show'>): void => {
  const { search } = useLocation();
  const basket = useBasket();
  const isUnnamed = !new URLSearchParams(search).get('items');
  const showBasket = useEffectEvent(() => {
    if (basket && basket.length > 0) show(basket);
  });
  const hasList = basket !== undefined && basket.length > 0;
  useEffect(() => {
    if (isUnnamed && hasList) showBasket();
  }, [isUnnamed, hasList]);
};
