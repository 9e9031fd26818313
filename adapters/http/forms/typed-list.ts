import type { FastifyReply, FastifyRequest } from 'fastify';
import { decodeRequestItems } from '../contracts/decode-request-items.ts';
import { type RequestItem, encodeRequestItems, hasItem, itemKey } from '../contracts/request-items.ts';
import { withAmounts } from '../contracts/typed-amount.ts';
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
  const own = visitorListOf(request);
  return items.every((item) => hasItem(own, item)) ? withAmounts(list, amounts, language) : list;
};

/** Stores the amounts that were typed in the posted form. @returns the visitor's list, as far as it could be stored */
export const storeTypedList = (request: FastifyRequest, reply: FastifyReply): readonly RequestItem[] => {
  const list = visitorListOf(request);
  const typed = withTypedAmounts(request, list);
  if (encodeRequestItems(typed) === encodeRequestItems(list)) return list;
  return storeVisitorList(reply, typed) ? typed : list;
};

/**
 * Address of a page that shows the posted list, with its products in the units that were typed: the address names them by
 * their units.
 */
export const withTypedUnits = (request: FastifyRequest, url: string): string => {
  const { amounts, language } = postedListOf(request);
  if ([...amounts].every(([key, item]) => itemKey(item) === key)) return url;
  const [path = '', search = ''] = url.split('?', 2);
  const others = new URLSearchParams(search);
  const items = decodeRequestItems(others.get('items') ?? '', language);
  if (!items || items.length === 0) return url;
  others.delete('items');
  const address = requestAddress(path, withAmounts(items, amounts, language));
  return others.size > 0 ? `${address}&${others.toString()}` : address;
};
