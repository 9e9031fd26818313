import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths, splitLanguage } from '#domain/site/paths.ts';
import { completeMark, encodeListCookie, listCookies, splitListCookie } from '../contracts/list-cookie.ts';
import { decodeListCookie } from '../contracts/list-cookie-value.ts';
import { type RequestItem, encodeRequestItems } from '../contracts/request-items.ts';

const maxAgeSeconds = 31_536_000;

const cookieOf = ({ cookies }: FastifyRequest): string =>
  listCookies.map((name) => cookies[name] ?? '').join('');

/** The visitor's list. */
export const visitorListOf = (request: FastifyRequest): readonly RequestItem[] =>
  decodeListCookie(cookieOf(request));

/** As many of the items as the cookies take. */
export const storable = (items: readonly RequestItem[]): readonly RequestItem[] =>
  encodeListCookie(items) === undefined ? storable(items.slice(0, -1)) : items;

/** @returns whether the list could be stored: it may be too long */
export const storeVisitorList = (reply: FastifyReply, items: readonly RequestItem[]): boolean => {
  const value = encodeListCookie(items);
  if (value === undefined) return false;
  // A list that was complete is complete after the change, also when it is empty.
  const isComplete = cookieOf(reply.request).startsWith(completeMark);
  const parts = isComplete ? [completeMark, ...(value ? [value] : [])] : [value];
  for (const [name, part] of splitListCookie(parts.join('.'))) {
    // The second is mostly neither there nor needed.
    if (part === '' && name !== listCookies[0] && reply.request.cookies[name] === undefined) continue;
    const maxAge = part === '' ? 0 : maxAgeSeconds;
    reply.setCookie(name, part, { path: '/', maxAge, sameSite: 'lax', encode: String });
  }
  return true;
};

/** Address of the page that requests these products. @param path of the page */
export const requestAddress = (path: string, items: readonly RequestItem[]): string =>
  items.length === 0
    ? path
    : `${path}?items=${encodeURIComponent(encodeRequestItems(items)).replaceAll('%3A', ':').replaceAll('%2C', ',')}`;

/** Where a request page that names no products shows those that the visitor has added. */
export const visitorListAddress = (request: FastifyRequest, url: string): string | undefined => {
  if (splitLanguage(url).path !== paths.request) return undefined;
  const items = visitorListOf(request);
  return items.length > 0 ? requestAddress(url, items) : undefined;
};
