import type { Localized } from '#domain/shared/language.ts';
import { type RequestItem, decodeRequestItems, isProductSlug, maxItems } from '#contracts/request-items.ts';
import { encodedItemsIn } from './request-path.ts';

/** A product that a request asks for; `slug` is the English one. */
export interface RequestedProduct extends RequestItem {
  readonly name: Localized;
}

interface ProductName {
  /** English. */
  readonly slug: string;
  readonly name: Localized;
}

/** A product whose quantity is no number has none. */
const decodePart = (part: string): readonly RequestItem[] => {
  const [slug = ''] = part.trim().split(':', 1);
  return decodeRequestItems(part) ?? (isProductSlug(slug) ? [{ slug, quantity: 0 }] : []);
};

/** The products that a query names, each once, also with invalid quantities; other parts of the query are ignored. */
export const requestedItems = (search: string): readonly RequestItem[] => {
  const items = encodedItemsIn(search).flatMap(decodePart);
  const firstBySlug = new Map(items.toReversed().map((item) => [item.slug, item]));
  return items.filter((item) => firstBySlug.get(item.slug) === item).slice(0, maxItems);
};

/** The slugs that a query names, whether such products exist or not. */
export const requestedSlugs = (search: string): readonly string[] =>
  encodedItemsIn(search).map((part) => part.replace(/:.*/u, '').trim());

/** Whether a query names products that another query does not name. */
export const hasMoreItems = (search: string, otherSearch: string): boolean => {
  const otherSlugs = new Set(requestedItems(otherSearch).map(({ slug }) => slug));
  return requestedItems(search).some(({ slug }) => !otherSlugs.has(slug));
};

/** Adds the names of products; items that are not among `products` are left out. */
export const withNames = (
  items: readonly RequestItem[],
  products: readonly ProductName[],
): readonly RequestedProduct[] => {
  const names = new Map(products.map(({ slug, name }) => [slug, name]));
  return items.flatMap((item) => {
    const name = names.get(item.slug);
    return name ? [{ ...item, name }] : [];
  });
};

/**
 * The products that a URL names in its query; unknown ones are left out.
 * @param loadProductNames called only when the URL names products
 */
export const loadRequestedProducts = async (
  url: string,
  loadProductNames: (slugs: readonly string[]) => Promise<readonly ProductName[]>,
): Promise<readonly RequestedProduct[]> => {
  const items = requestedItems(new URL(url).search);
  return items.length === 0 ? [] : withNames(items, await loadProductNames(items.map(({ slug }) => slug)));
};
