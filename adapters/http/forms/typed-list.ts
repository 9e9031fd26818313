import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseAddress } from '#domain/site/page-address.ts';
import { decodeItems } from '#contracts/list/decode-items.ts';
import { type ListItem, encodeItems, isOwnRequest, itemKey } from '#contracts/list/items.ts';
import { withAmounts } from '#contracts/list/typed-amount.ts';
import { productsOf } from './posted-input.ts';
import { postedListOf } from './receive-form.ts';
import { requestAddress, storeOwnList, ownListOf } from './own-list.ts';

/**
 * Some of the visitor's list in the amounts that were typed in the posted form, unless that shows somebody else's: without
 * JavaScript, the server learns of them by whatever button is pressed.
 */
export const withTypedAmounts = (request: FastifyRequest, list: readonly ListItem[]): readonly ListItem[] => {
  const { items, amounts, language } = postedListOf(request);
  return isOwnRequest(ownListOf(request), items) ? withAmounts(list, amounts, language) : list;
};

/** Stores the amounts that were typed in the posted form. @returns the visitor's list, as far as it could be stored */
export const storeTypedList = (request: FastifyRequest, reply: FastifyReply): readonly ListItem[] => {
  const list = ownListOf(request);
  const typed = withTypedAmounts(request, list);
  if (encodeItems(typed) === encodeItems(list)) return list;
  return storeOwnList(reply, typed) ? typed : list;
};

/**
 * Address of a page that shows the posted list, with its products in the amounts that the page shows: a link to the page in
 * the other language has no more than its address.
 * @param products those of the form, the posted ones by default; with none, the page shows those of the address
 */
export const withTypedItems = (
  request: FastifyRequest,
  url: string,
  products: readonly ListItem[] = productsOf(request),
): string => {
  const { amounts, language } = postedListOf(request);
  const { pathname, query: others } = parseAddress(url);
  const items = decodeItems(others.get('items') ?? '', language);
  if (!items || items.length === 0 || products.length === 0) return url;
  const posted = new Map(products.map((item) => [itemKey(item), item]));
  const typed = withAmounts(withAmounts(items, amounts, language), posted, language);
  if (encodeItems(typed) === encodeItems(items)) return url;
  others.delete('items');
  const address = requestAddress(pathname, typed);
  return others.size > 0 ? `${address}&${others.toString()}` : address;
};
