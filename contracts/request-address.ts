import { hydratedPaths } from '#domain/site/pages.ts';
import { type ListItem, encodeItems } from './list/items.ts';

const itemsParameter = 'items';

/** `:` and `,` need no escaping in a query, and people share and read these links. */
const unescapeSeparators = (encoded: string): string => encoded.replaceAll('%3A', ':').replaceAll('%2C', ',');

/** Replaces the products that a query names and keeps its other parameters. */
export const withItems = (search: string, items: readonly ListItem[]): string => {
  const others = new URLSearchParams(search);
  others.delete(itemsParameter);
  const encodedItems = unescapeSeparators(encodeURIComponent(encodeItems(items)));
  const query = [
    ...(items.length > 0 ? [`${itemsParameter}=${encodedItems}`] : []),
    ...(others.size > 0 ? [others.toString()] : []),
  ].join('&');
  return query && `?${query}`;
};

/** The products that a query names, as `encodeItems` writes them, or as people do. */
export const itemsTextIn = (search: string): string => new URLSearchParams(search).get(itemsParameter) ?? '';

/** Path, without the language, of the page that requests an offer for these products. */
export const requestPath = (items: readonly ListItem[]): string =>
  hydratedPaths.request + withItems('', items);
