import { completeMark, encodeListCookie } from '#contracts/list/cookie.ts';
import { decodeListCookie } from '#contracts/list/cookie-value.ts';
import type { ListItem } from '#contracts/list/items.ts';
import { isListCookieCurrent, readListCookie, writeListCookie } from './list-cookie.ts';
import { listStore } from './use-list.ts';
import { withList } from './with-list.ts';

/** The visitor's list with what the server has changed since the browser wrote it. @param cookie as `readListCookie` returns it */
export const withServerList = (ownList: readonly ListItem[], cookie: string): readonly ListItem[] => {
  if (cookie === '') return ownList;
  const list = decodeListCookie(cookie);
  return cookie.startsWith(completeMark) ? list : withList(ownList, list);
};

type Change = <Item extends ListItem>(list: readonly Item[]) => readonly Item[];

/** Changes the visitor's list in the browser, and in the cookie where the two are not merged yet (merge-list-cookie.ts). */
export const changeOwnList = (change: Change): void => {
  const ownList = listStore.get();
  const changed = isListCookieCurrent(ownList)
    ? undefined
    : change(withServerList(ownList, readListCookie()));
  listStore.update(change);
  if (changed && encodeListCookie(changed) !== undefined) writeListCookie(changed);
};
