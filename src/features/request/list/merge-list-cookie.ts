import { completeMark } from '#contracts/list-cookie.ts';
import { decodeListCookie } from '#contracts/list-cookie-value.ts';
import { type RequestItem, hasItem, itemKey, itemsOf } from '#contracts/request-items.ts';
import { fetchProductNames } from '../../../api/fetch-product-names.ts';
import { paths, splitLanguage } from '../../../lib/paths.ts';
import type { Basket } from '../basket/basket.ts';
import type { NamedItem } from '../basket/named-item.ts';
import { readListCookie, writeListCookie } from '../basket/list-cookie.ts';
import { withItems } from '#contracts/request-address.ts';
import { requestedItems, withNames } from '../basket/requested-items.ts';
import { basketStore } from '../basket/use-basket.ts';
import { withList } from '../basket/with-list.ts';

/** The items with their names, of which those of the basket are known; without those that the catalogue does not have. */
const loadNames = async (items: readonly RequestItem[], basket: Basket): Promise<readonly NamedItem[]> => {
  const unnamed = items.filter((item) => itemsOf(basket, item).length === 0);
  return unnamed.length === 0 ? basket : [...basket, ...withNames(unnamed, await fetchProductNames(unnamed))];
};

const withNamesOf = (items: readonly RequestItem[], named: readonly NamedItem[]): Basket =>
  items.flatMap((item) => {
    const [known] = itemsOf(named, item);
    return known ? [{ ...known, unit: item.unit, quantity: item.quantity, typed: item.typed }] : [];
  });

const isSameList = (one: readonly RequestItem[], other: readonly RequestItem[]): boolean =>
  one.map(itemKey).join(',') === other.map(itemKey).join(',');

/**
 * Takes over what the server has changed in the list since the browser wrote it.
 * @param known the basket before
 * @returns the list of the server
 */
const mergeServerList = async (known: Basket): Promise<readonly RequestItem[]> => {
  const named = await loadNames(decodeListCookie(readListCookie()), known);
  // Amounts may have been changed meanwhile (server-list.ts).
  const cookie = readListCookie();
  const list = decodeListCookie(cookie);
  const products = withNamesOf(list, named);
  basketStore.update((basket) => {
    if (!cookie.startsWith(completeMark)) return withList(basket, products);
    const isLeft = (item: RequestItem): boolean => hasItem(basket, item) || !hasItem(known, item);
    // What was added or removed since by buttons of other pages is not in the cookie yet.
    const added = basket.filter((item) => !hasItem(known, item) && !hasItem(products, item));
    return [...products.filter(isLeft), ...added];
  });
  return list;
};

/**
 * Makes basket and cookie one list: what was changed before hydration is taken from the cookie, and a basket that has none
 * gets it. The page that shows what was added shows the whole basket then.
 * @param known the basket at hydration
 * @param navigate replaces the URL
 */
export const mergeListCookie = async (
  known: Basket,
  navigate: (url: string) => Promise<void>,
): Promise<void> => {
  const list = readListCookie() === '' ? undefined : await mergeServerList(known);
  writeListCookie(basketStore.get());
  const { pathname, search } = window.location;
  const showsAddition =
    list !== undefined &&
    splitLanguage(pathname).path === paths.request &&
    isSameList(requestedItems(search), list);
  const url = pathname + withItems(search, basketStore.get());
  if (showsAddition && url !== pathname + search) await navigate(url);
};
