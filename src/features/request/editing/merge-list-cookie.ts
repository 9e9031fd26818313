import { completeMark } from '#contracts/list/cookie.ts';
import { decodeListCookie } from '#contracts/list/cookie-value.ts';
import { type ListItem, hasItem, itemKey, itemsOf } from '#contracts/list/items.ts';
import { fetchProductNames } from '../../../api/fetch-product-names.ts';
import { paths, splitLanguage } from '../../../lib/paths.ts';
import type { OwnList } from '../list/own-list.ts';
import type { NamedItem } from '../list/named-item.ts';
import { readListCookie, writeListCookie } from '../list/list-cookie.ts';
import { withItems } from '#contracts/request-address.ts';
import { itemsOfAddress, withNames } from '../list/items-of-address.ts';
import { listStore } from '../list/use-list.ts';
import { withList } from '../list/with-list.ts';

/** The items with their names, of which those of the list are known; without those that the catalogue does not have. */
const loadNames = async (items: readonly ListItem[], ownList: OwnList): Promise<readonly NamedItem[]> => {
  const unnamed = items.filter((item) => itemsOf(ownList, item).length === 0);
  return unnamed.length === 0
    ? ownList
    : [...ownList, ...withNames(unnamed, await fetchProductNames(unnamed))];
};

const withNamesOf = (items: readonly ListItem[], named: readonly NamedItem[]): OwnList =>
  items.flatMap((item) => {
    const [known] = itemsOf(named, item);
    return known ? [{ ...known, unit: item.unit, quantity: item.quantity, typed: item.typed }] : [];
  });

const isSameList = (one: readonly ListItem[], other: readonly ListItem[]): boolean =>
  one.map(itemKey).join(',') === other.map(itemKey).join(',');

/**
 * Takes over what the server has changed in the list since the browser wrote it.
 * @param known the list before
 * @returns the list of the server
 */
const mergeServerList = async (known: OwnList): Promise<readonly ListItem[]> => {
  const named = await loadNames(decodeListCookie(readListCookie()), known);
  // Amounts may have been changed meanwhile (server-list.ts).
  const cookie = readListCookie();
  const list = decodeListCookie(cookie);
  const products = withNamesOf(list, named);
  listStore.update((ownList) => {
    if (!cookie.startsWith(completeMark)) return withList(ownList, products);
    const isLeft = (item: ListItem): boolean => hasItem(ownList, item) || !hasItem(known, item);
    // What was added or removed since by buttons of other pages is not in the cookie yet.
    const added = ownList.filter((item) => !hasItem(known, item) && !hasItem(products, item));
    return [...products.filter(isLeft), ...added];
  });
  return list;
};

/**
 * Merges the lists of the browser and of the cookie: what was changed before hydration is taken from the cookie, and a
 * browser without a cookie gets one. The page that shows what was added shows the whole list then.
 * @param known the list at hydration
 * @param navigate replaces the URL
 */
export const mergeListCookie = async (
  known: OwnList,
  navigate: (url: string) => Promise<void>,
): Promise<void> => {
  const list = readListCookie() === '' ? undefined : await mergeServerList(known);
  writeListCookie(listStore.get());
  const { pathname, search } = window.location;
  const showsAddition =
    list !== undefined &&
    splitLanguage(pathname).path === paths.request &&
    isSameList(itemsOfAddress(search), list);
  const url = pathname + withItems(search, listStore.get());
  if (showsAddition && url !== pathname + search) await navigate(url);
};
