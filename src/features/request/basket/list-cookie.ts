import { completeMark, encodeListCookie, listCookies, splitListCookie } from '#contracts/list-cookie.ts';
import type { Basket } from './basket.ts';

const maxAgeSeconds = 31_536_000;

/** The list as the server reads it from the cookies; empty without any. */
export const readListCookie = (): string => {
  const entries = document.cookie.split('; ');
  return listCookies
    .map((name) => entries.find((entry) => entry.startsWith(`${name}=`))?.slice(name.length + 1) ?? '')
    .join('');
};

/** Empty as well for a list that is too long, which only its links carry. */
const valueOf = (basket: Basket): string => {
  const value = encodeListCookie(basket);
  return value ? `${completeMark}.${value}` : '';
};

/** Whether the server knows the same list. */
export const isListCookieCurrent = (basket: Basket): boolean => readListCookie() === valueOf(basket);

/** Makes the list known to the server. */
export const writeListCookie = (basket: Basket): void => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  for (const [name, part] of splitListCookie(valueOf(basket)))
    document.cookie = `${name}=${part}; Path=/; Max-Age=${part === '' ? 0 : maxAgeSeconds}; SameSite=Lax${secure}`;
};

/** Makes a change known to the server, unless it has changed the list itself: that is merged first (merge-list-cookie.ts). */
export const mirrorList = (before: Basket, after: Basket): void => {
  if (readListCookie() === '' || isListCookieCurrent(before)) writeListCookie(after);
};
