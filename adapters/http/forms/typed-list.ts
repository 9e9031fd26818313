import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RequestItem, hasItem, isSameItem } from '../contracts/request-items.ts';
import { productsOf } from './posted-input.ts';
import { itemsWithNewQuantities } from './receive-form.ts';
import { storeVisitorList, visitorListOf } from './visitor-list.ts';

/** Whether the posted form shows the visitor's own list, or a part of it. */
const showsOwn = (request: FastifyRequest, list: readonly RequestItem[]): boolean =>
  productsOf(request).every((item) => hasItem(list, item));

/**
 * The visitor's list with the quantities that were typed in the posted form, unless that shows somebody else's: without
 * JavaScript, the server learns of them by whatever button is pressed.
 */
export const typedListOf = (request: FastifyRequest): readonly RequestItem[] => {
  const list = visitorListOf(request);
  const typed = showsOwn(request, list) ? itemsWithNewQuantities(request) : [];
  return list.map((item) => typed.find((other) => isSameItem(item, other)) ?? item);
};

/** Stores the quantities that were typed in the posted form. @returns the visitor's list, as far as it could be stored */
export const storeTypedList = (request: FastifyRequest, reply: FastifyReply): readonly RequestItem[] => {
  const list = visitorListOf(request);
  if (!showsOwn(request, list) || itemsWithNewQuantities(request).length === 0) return list;
  const typed = typedListOf(request);
  return storeVisitorList(reply, typed) ? typed : list;
};
