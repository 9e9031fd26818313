import {
  completeMark,
  encodeListCookie,
  listCookies,
  listMaxAgeSeconds,
  splitListCookie,
} from '#contracts/list/cookie.ts';
import type { ListItem } from '#contracts/list/items.ts';

/** The list as the server reads it from the cookies; empty without any. */
export const readListCookie = (): string => {
  const entries = document.cookie.split('; ');
  return listCookies
    .map((name) => entries.find((entry) => entry.startsWith(`${name}=`))?.slice(name.length + 1) ?? '')
    .join('');
};

/** Empty as well for a list that is too long, which only its links carry. */
const valueOf = (list: readonly ListItem[]): string => {
  const value = encodeListCookie(list);
  return value ? `${completeMark}.${value}` : '';
};

/** Whether the server knows the same list. */
export const isListCookieCurrent = (list: readonly ListItem[]): boolean => readListCookie() === valueOf(list);

/** Makes the list known to the server. */
export const writeListCookie = (list: readonly ListItem[]): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  for (const [name, part] of splitListCookie(valueOf(list)))
    document.cookie = `${name}=${part}; Path=/; Max-Age=${part === '' ? 0 : listMaxAgeSeconds}; SameSite=Lax${secure}`;
};

/** Makes a change known to the server, unless it has changed the list itself: that is merged first (merge-list-cookie.ts). */
export const mirrorList = (before: readonly ListItem[], after: readonly ListItem[]): void => {
  if (readListCookie() === '' || isListCookieCurrent(before)) writeListCookie(after);
};
