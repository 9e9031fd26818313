import { completeMark, encodeListCookie } from '#contracts/list-cookie.ts';
import { decodeListCookie } from '#contracts/list-cookie-value.ts';
import type { RequestItem } from '#contracts/request-items.ts';
import { isListCookieCurrent, readListCookie, writeListCookie } from './list-cookie.ts';
import { basketStore } from './use-basket.ts';
import { withList } from './with-list.ts';

/** The visitor's list with what the server has changed since the browser wrote it. @param cookie as `readListCookie` returns it */
export const withServerList = (basket: readonly RequestItem[], cookie: string): readonly RequestItem[] => {
  if (cookie === '') return basket;
  const list = decodeListCookie(cookie);
  return cookie.startsWith(completeMark) ? list : withList(basket, list);
};

type Change = <Item extends RequestItem>(list: readonly Item[]) => readonly Item[];

/** Changes the visitor's list: the basket, and what the server knows, where the two are not merged yet (merge-list-cookie.ts). */
export const changeOwnList = (change: Change): void => {
  const basket = basketStore.get();
  const changed = isListCookieCurrent(basket) ? undefined : change(withServerList(basket, readListCookie()));
  basketStore.update(change);
  if (changed && encodeListCookie(changed) !== undefined) writeListCookie(changed);
};
