import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths, splitLanguage } from '#domain/site/paths.ts';
import { listCookie } from '../contracts/list-cookie.ts';
import { decodeListCookie, encodeListCookie } from '../contracts/list-cookie-value.ts';
import { type RequestItem, encodeRequestItems } from '../contracts/request-items.ts';

const maxAgeSeconds = 31_536_000;

/** The products that a visitor without JavaScript has added. */
export const visitorListOf = ({ cookies }: FastifyRequest): readonly RequestItem[] =>
  decodeListCookie(cookies[listCookie] ?? '');

/** As many of the items as the cookie takes. */
export const storable = (items: readonly RequestItem[]): readonly RequestItem[] =>
  encodeListCookie(items) === undefined ? storable(items.slice(0, -1)) : items;

/** @returns whether the list could be stored: it may be too long */
export const storeVisitorList = (reply: FastifyReply, items: readonly RequestItem[]): boolean => {
  const value = encodeListCookie(items);
  if (value === undefined) return false;
  reply.setCookie(listCookie, value, {
    path: '/',
    maxAge: items.length > 0 ? maxAgeSeconds : 0,
    sameSite: 'lax',
    encode: String,
  });
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
