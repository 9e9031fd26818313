import { listCookie } from '#contracts/list-cookie.ts';
import { decodeListCookie } from '#contracts/list-cookie-value.ts';
import { type RequestItem, itemKey } from '#contracts/request-items.ts';
import type { Api } from '../../../api/api.ts';
import { paths, splitLanguage } from '../../../lib/paths.ts';
import { withItems } from '../basket/request-path.ts';
import { requestedItems, withNames } from '../basket/requested-items.ts';
import { basketStore } from '../basket/use-basket.ts';
import { withList } from './with-list.ts';

const readCookie = (): string =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${listCookie}=`))
    ?.slice(listCookie.length + 1) ?? '';

const isSameList = (one: readonly RequestItem[], other: readonly RequestItem[]): boolean =>
  one.map(itemKey).join(',') === other.map(itemKey).join(',');

/**
 * Moves what was added before hydration from the cookie into the basket. The page that shows the addition shows the whole
 * basket then.
 * @param navigate replaces the URL
 */
export const mergeListCookie = async (
  api: Pick<Api, 'productNames'>,
  navigate: (url: string) => Promise<void>,
): Promise<void> => {
  const items = decodeListCookie(readCookie());
  const products = withNames(items, await api.productNames(items));
  basketStore.update((basket) => withList(basket, products));
  document.cookie = `${listCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  const { pathname, search } = window.location;
  const showsAddition =
    splitLanguage(pathname).path === paths.request && isSameList(requestedItems(search), items);
  const url = pathname + withItems(search, basketStore.get());
  if (showsAddition && url !== pathname + search) await navigate(url);
};
