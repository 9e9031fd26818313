import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseAddress } from '#domain/site/page-address.ts';
import { decodeRequestItems } from '#contracts/decode-request-items.ts';
import { type RequestItem, encodeRequestItems, isOwnRequest, itemKey } from '#contracts/request-items.ts';
import { withAmounts } from '#contracts/typed-amount.ts';
import { productsOf } from './posted-input.ts';
import { postedListOf } from './receive-form.ts';
import { requestAddress, storeVisitorList, visitorListOf } from './visitor-list.ts';

/**
 * Some of the visitor's list in the amounts that were typed in the posted form, unless that shows somebody else's: without
 * JavaScript, the server learns of them by whatever button is pressed.
 */
export const withTypedAmounts = (
  request: FastifyRequest,
  list: readonly RequestItem[],
): readonly RequestItem[] => {
  const { items, amounts, language } = postedListOf(request);
  return isOwnRequest(visitorListOf(request), items) ? withAmounts(list, amounts, language) : list;
};

/** Stores the amounts that were typed in the posted form. @returns the visitor's list, as far as it could be stored */
export const storeTypedList = (request: FastifyRequest, reply: FastifyReply): readonly RequestItem[] => {
  const list = visitorListOf(request);
  const typed = withTypedAmounts(request, list);
  if (encodeRequestItems(typed) === encodeRequestItems(list)) return list;
  return storeVisitorList(reply, typed) ? typed : list;
};

/**
 * Address of a page that shows the posted list, with its products in the amounts that the page shows: a link to the page in
 * the other language has no more than its address.
 * @param products those of the form, the posted ones by default; with none, the page shows those of the address
 */
export const withTypedItems = (
  request: FastifyRequest,
  url: string,
  products: readonly RequestItem[] = productsOf(request),
): string => {
  const { amounts, language } = postedListOf(request);
  const { pathname, query: others } = parseAddress(url);
  const items = decodeRequestItems(others.get('items') ?? '', language);
  if (!items || items.length === 0 || products.length === 0) return url;
  const posted = new Map(products.map((item) => [itemKey(item), item]));
  const typed = withAmounts(withAmounts(items, amounts, language), posted, language);
  if (encodeRequestItems(typed) === encodeRequestItems(items)) return url;
  others.delete('items');
  const address = requestAddress(pathname, typed);
  return others.size > 0 ? `${address}&${others.toString()}` : address;
};
