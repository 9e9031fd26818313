import { itemKey, maxItems, parseItemKey } from '#contracts/request-items.ts';
import { itemsTextIn } from './request-path.ts';

/** The keys of the items that a query names, each once, whether such products exist or not. */
export const requestedKeys = (search: string): readonly string[] => {
  const keys = itemsTextIn(search)
    .split(',')
    .flatMap((part) => parseItemKey(part.replace(/:.*/u, '').trim()) ?? [])
    .map(itemKey);
  return [...new Set(keys)].slice(0, maxItems);
};

/** Whether a query names products that another query does not name. */
export const hasMoreItems = (search: string, otherSearch: string): boolean =>
  requestedKeys(search).some((key) => !requestedKeys(otherSearch).includes(key));
