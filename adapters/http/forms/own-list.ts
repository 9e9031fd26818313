import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageAddress } from '#domain/site/page-address.ts';
import { isQuestionParameter } from '#domain/site/question-parameters.ts';
import {
  completeMark,
  encodeListCookie,
  listCookies,
  listMaxAgeSeconds,
  splitListCookie,
} from '#contracts/list/cookie.ts';
import { decodeListCookie } from '#contracts/list/cookie-value.ts';
import { withItems } from '#contracts/request-address.ts';
import type { ListItem } from '#contracts/list/items.ts';
import { pageAddressOf } from '../pages/page-address.ts';

const cookieOf = ({ cookies }: FastifyRequest): string =>
  listCookies.map((name) => cookies[name] ?? '').join('');

/** The visitor's list. */
export const ownListOf = (request: FastifyRequest): readonly ListItem[] =>
  decodeListCookie(cookieOf(request));

/** Returns as many of the items as the cookies take. */
export const storable = (items: readonly ListItem[]): readonly ListItem[] =>
  encodeListCookie(items) === undefined ? storable(items.slice(0, -1)) : items;

/** @returns whether the list could be stored: it may be too long */
export const storeOwnList = (reply: FastifyReply, items: readonly ListItem[]): boolean => {
  const value = encodeListCookie(items);
  if (value === undefined) return false;
  // A list that was complete is complete after the change, also when it is empty.
  const isComplete = cookieOf(reply.request).startsWith(completeMark);
  const parts = isComplete ? [completeMark, ...(value ? [value] : [])] : [value];
  for (const [name, part] of splitListCookie(parts.join('.'))) {
    // The second is mostly neither there nor needed.
    if (part === '' && name !== listCookies[0] && reply.request.cookies[name] === undefined) continue;
    const maxAge = part === '' ? 0 : listMaxAgeSeconds;
    reply.setCookie(name, part, { path: '/', maxAge, sameSite: 'lax', encode: String });
  }
  return true;
};

/** Address of the page that requests these products. @param path of the page */
export const requestAddress = (path: string, items: readonly ListItem[]): string =>
  path + withItems('', items);

/** Ends the address of a list whose first products were just added: with it the page says so where the browser kept no cookie. */
const addedMark = '&added=1';

const hasMark = ({ search }: PageAddress): boolean => search.endsWith(addedMark);

const withoutMark = (address: PageAddress): string =>
  hasMark(address) ? address.url.slice(0, -addedMark.length) : address.url;

/** Address of the page that requests the first products of a list. @param path of the page */
export const addedAddress = (path: string, items: readonly ListItem[]): string =>
  requestAddress(path, items) + addedMark;

/**
 * Returns the address at which a request page that names no products shows those that the visitor has added, or at
 * which a page with the first products of a list that the browser kept is shown.
 */
export const ownListAddress = (request: FastifyRequest, address: PageAddress): string | undefined => {
  const { page, pathname, query, search } = address;
  if (page !== 'request') return undefined;
  const items = ownListOf(request);
  if (items.length === 0) return undefined;
  if (hasMark(address)) return withoutMark(address);
  if (![...query.keys()].every(isQuestionParameter)) return undefined;
  return requestAddress(pathname, items) + search.replace('?', '&');
};

/** Whether the browser kept the cookie of a list that it has posted, and the address of the page that shows the list. */
export type ListKeeping =
  | { readonly kind: 'unknown'; readonly next: string }
  | { readonly kind: 'kept' | 'lost'; readonly url: string };

/** Finds out whether the browser keeps cookies: one that has sent none of the list has to post once more, to `next`. */
export const listKeepingOf = (request: FastifyRequest): ListKeeping => {
  const address = pageAddressOf(request);
  const { url, search } = address;
  if (cookieOf(request) !== '') return { kind: 'kept', url: withoutMark(address) };
  if (hasMark(address)) return { kind: 'lost', url };
  return { kind: 'unknown', next: (search === '' ? `${url}?` : url) + addedMark };
};
