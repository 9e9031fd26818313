import { type ListItem, encodeItems } from './items.ts';

/** Names of the cookies that hold the visitor's list, the second for what the first does not take. */
export const listCookies = ['request-list', 'request-list-2'] as const;

/** Browsers ignore a cookie of more than 4,096 bytes, of which name and attributes take some. */
const maxPartLength = 3800;

/** Lifetime of the cookies, in seconds: a year. */
export const listMaxAgeSeconds = 31_536_000;

export const maxListCookieLength = listCookies.length * maxPartLength;

/** Stands before a list that was in the browser's storage as a whole when it was written: nothing is missing in it. */
export const completeMark = '*';

/**
 * `slug:2.other-slug~A!1`, as a cookie may have no commas, and `$` for the `%` of what was typed, as servers unescape
 * cookies; `undefined` if it is too long.
 */
export const encodeListCookie = (items: readonly ListItem[]): string | undefined => {
  const value = encodeItems(items).replaceAll('.', '!').replaceAll(',', '.').replaceAll('%', '$');
  return value.length <= maxListCookieLength - 2 ? value : undefined;
};

/** The parts of a value that each cookie holds, by its name; empty where it holds none. */
export const splitListCookie = (value: string): readonly (readonly [string, string])[] =>
  listCookies.map((name, index) => [name, value.slice(index * maxPartLength, (index + 1) * maxPartLength)]);
