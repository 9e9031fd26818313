import * as z from 'zod/mini';
import { type RequestItem, requestItems } from '#contracts/request-items.ts';
import { paths } from '../../../lib/paths.ts';

const parameter = 'items';

/** `:` and `,` may stand in a query as they are, and a link that people pass on should be legible. */
const legible = (encoded: string): string => encoded.replaceAll('%3A', ':').replaceAll('%2C', ',');

/** The query with these products instead of those it named; its other parameters stay. Without products, none. */
export const searchWith = (search: string, items: readonly RequestItem[]): string => {
  const others = new URLSearchParams(search);
  others.delete(parameter);
  const named =
    items.length > 0
      ? [`${parameter}=${legible(encodeURIComponent(z.encode(requestItems, [...items])))}`]
      : [];
  const query = [...named, ...(others.size > 0 ? [others.toString()] : [])].join('&');
  return query && `?${query}`;
};

/** The products that a query names, whether there are such or not. */
export const slugsIn = (search: string): readonly string[] =>
  (new URLSearchParams(search).get(parameter) ?? '')
    .split(',')
    .map((part) => part.replace(/:.*/u, '').trim());

/** Where an offer for these products is asked for, without the language. */
export const requestAddress = (items: readonly RequestItem[]): string =>
  paths.request + searchWith('', items);
