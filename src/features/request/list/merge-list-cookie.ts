import { completeMark } from '#contracts/list-cookie.ts';
import { decodeListCookie } from '#contracts/list-cookie-value.ts';
import { type RequestItem, hasItem, isSameItem, itemKey, withoutItems } from '#contracts/request-items.ts';
import type { Api } from '../../../api/api.ts';
import { paths, splitLanguage } from '../../../lib/paths.ts';
import type { Basket } from '../basket/basket.ts';
import { readListCookie, writeListCookie } from '../basket/list-cookie.ts';
import { withItems } from '../basket/request-path.ts';
import { requestedItems, withNames } from '../basket/requested-items.ts';
import { basketStore } from '../basket/use-basket.ts';
import { withList } from './with-list.ts';

type NamesApi = Pick<Api, 'productNames'>;

/** The items with the names that the basket has of them, or else the catalogue; others are left out. */
const named = async (items: readonly RequestItem[], basket: Basket, api: NamesApi): Promise<Basket> => {
  const unnamed = withoutItems(items, basket);
  const found = unnamed.length === 0 ? [] : withNames(unnamed, await api.productNames(unnamed));
  return items.flatMap((item) => {
    const known = [...basket, ...found].find((other) => isSameItem(other, item));
    return known ? [{ ...known, quantity: item.quantity, typed: item.typed }] : [];
  });
};

const isSameList = (one: readonly RequestItem[], other: readonly RequestItem[]): boolean =>
  one.map(itemKey).join(',') === other.map(itemKey).join(',');

/** Takes over what the server has changed in the list since the browser wrote it. @param known the basket before */
const mergeServerList = async (cookie: string, known: Basket, api: NamesApi): Promise<void> => {
  const products = await named(decodeListCookie(cookie), known, api);
  basketStore.update((basket) =>
    cookie.startsWith(completeMark)
      ? // What was added since is not in the cookie yet.
        [...products, ...basket.filter((item) => !hasItem(known, item) && !hasItem(products, item))]
      : withList(basket, products),
  );
};

/**
 * Makes basket and cookie one list: what was changed before hydration is taken from the cookie, and a basket that has none
 * gets it. The page that shows what was added shows the whole basket then.
 * @param known the basket at hydration
 * @param navigate replaces the URL
 */
export const mergeListCookie = async (
  known: Basket,
  api: NamesApi,
  navigate: (url: string) => Promise<void>,
): Promise<void> => {
  const cookie = readListCookie();
  if (cookie !== '') await mergeServerList(cookie, known, api);
  writeListCookie(basketStore.get());
  const { pathname, search } = window.location;
  const showsAddition =
    cookie !== '' &&
    splitLanguage(pathname).path === paths.request &&
    isSameList(requestedItems(search), decodeListCookie(cookie));
  const url = pathname + withItems(search, basketStore.get());
  if (showsAddition && url !== pathname + search) await navigate(url);
};
