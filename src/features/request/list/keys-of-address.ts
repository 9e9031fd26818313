import { type ProductOrVariant, maxItems, parseItemKey } from '#contracts/list/items.ts';
import type { ProductName } from '#contracts/api.ts';
import { itemsTextIn } from '#contracts/request-address.ts';

/** The keys of the items that a query names, each once, whether such products exist or not. */
export const keysOfAddress = (search: string): readonly string[] => {
  const keys = itemsTextIn(search)
    .split(',')
    .map((part) => part.replace(/:.*/u, '').trim())
    .filter(parseItemKey);
  return [...new Set(keys)].slice(0, maxItems);
};

/**
 * The names of the products and variants that a URL names in its query. Every page loads this, without what reads quantities.
 * @param load called only when the URL names products
 */
export const loadRequestedNames = async (
  url: string,
  load: (items: readonly ProductOrVariant[]) => Promise<readonly ProductName[]>,
): Promise<readonly ProductName[]> => {
  const items = keysOfAddress(new URL(url).search).flatMap((key) => parseItemKey(key) ?? []);
  return items.length > 0 ? load(items) : [];
};

/** Whether a query names products that another query does not name. */
export const hasMoreItems = (search: string, otherSearch: string): boolean =>
  keysOfAddress(search).some((key) => !keysOfAddress(otherSearch).includes(key));
