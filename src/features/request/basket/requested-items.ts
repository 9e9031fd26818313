import * as z from 'zod/mini';
import type { Localized } from '#domain/shared/language.ts';
import { type RequestItem, maxItems, requestItems } from '#contracts/request-items.ts';

export interface NamedItem extends RequestItem {
  readonly name: Localized;
}

interface ProductName {
  /** English. */
  readonly slug: string;
  readonly name: Localized;
}

/** The products that a query asks for in its `items`, each once; parts of it that make no sense are left out. */
export const askedItems = (search: string): readonly RequestItem[] => {
  const items = (new URLSearchParams(search).get('items') ?? '')
    .split(',')
    .flatMap((part) => z.safeDecode(requestItems, part).data ?? []);
  const first = new Map(items.toReversed().map((item) => [item.slug, item]));
  return items.filter((item) => first.get(item.slug) === item).slice(0, maxItems);
};

/** Whether an address asks for products that another one does not ask for. */
export const asksForMore = (search: string, than: string): boolean => {
  const known = new Set(askedItems(than).map(({ slug }) => slug));
  return askedItems(search).some(({ slug }) => !known.has(slug));
};

/** Products with their names; those without one are left out. */
export const withNames = (
  items: readonly RequestItem[],
  products: readonly ProductName[],
): readonly NamedItem[] => {
  const names = new Map(products.map(({ slug, name }) => [slug, name]));
  return items.flatMap((item) => {
    const name = names.get(item.slug);
    return name ? [{ ...item, name }] : [];
  });
};

/**
 * The products that an address asks for in its `items`, as the contract's `requestItems` writes them; unknown ones are
 * left out.
 * @param productNames is not called when there is nothing to name
 */
export const requestedItems = async (
  url: string,
  productNames: () => Promise<readonly ProductName[]>,
): Promise<readonly NamedItem[]> => {
  const items = askedItems(new URL(url).search);
  return items.length === 0 ? [] : withNames(items, await productNames());
};
