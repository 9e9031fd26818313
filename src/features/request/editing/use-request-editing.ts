import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ListItem, isSameItem, withoutItems } from '#contracts/list/items.ts';
import { type ChangedAmounts, withAmounts } from '#contracts/list/typed-amount.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { GoneItem, NamedItem } from '../list/named-item.ts';
import { withItems } from '#contracts/request-address.ts';
import { setAmountsInList, takeFromOwnList } from '../list/list-changes.ts';
import { useList } from '../list/use-list.ts';
import type { RemovedLine } from './removal/use-line-removal.ts';
import { useRequestOwnership } from './use-request-ownership.ts';

export interface RequestEditing {
  /** The requested products, each change applied before the navigation ends. */
  readonly items: readonly NamedItem[];
  /** Requested products that the catalogue does not have; they stay in the URL until they are removed. */
  readonly gone: readonly GoneItem[];
  /** Whether the request is the visitor's own, unlike one from somebody else's link; `undefined` until hydration. */
  readonly isOwn: boolean | undefined;
  /** The same as long as the same request is edited. */
  readonly requestKey: string;
  readonly setAmounts: (amounts: ChangedAmounts) => void;
  readonly remove: (item: GoneItem) => RemovedLine;
  /** Puts a line back in its place. */
  readonly restore: (line: RemovedLine) => void;
  /** Shows a request for other products, and what of it has gone, by default all that has; the list is unchanged. */
  readonly show: (items: readonly NamedItem[], gone?: readonly GoneItem[]) => void;
}

/**
 * Edits the request in the URL and, unless it was opened from somebody else's link, the list with it.
 * @param products those that the URL names and the catalogue has
 * @param missing those that the catalogue does not have
 */
export const useRequestEditing = (
  products: readonly NamedItem[],
  missing: readonly ListItem[],
): RequestEditing => {
  const navigate = useNavigate();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const [items, setItems] = useOptimistic(products);
  const ownList = useList();
  const { isOwn, state } = useRequestOwnership(products, ownList);
  const withListedName = (item: ListItem): GoneItem => {
    const known = ownList?.find((listed) => isSameItem(listed, item));
    return known ? { ...known, quantity: item.quantity, typed: item.typed } : item;
  };
  const [gone, setGone] = useOptimistic<readonly GoneItem[]>(missing.map(withListedName));
  const navigateTo = (
    changed: readonly NamedItem[],
    remaining: readonly GoneItem[],
    historyState?: typeof state,
  ): void =>
    startTransition(async () => {
      setItems(changed);
      setGone(remaining);
      await navigate(
        { pathname, search: withItems(search, [...changed, ...remaining]) },
        { replace: true, preventScrollReset: true, state: historyState },
      );
    });
  return {
    items,
    gone,
    isOwn,
    requestKey: state.requestKey,
    setAmounts(amounts) {
      navigateTo(withAmounts(items, amounts, language), withAmounts(gone, amounts, language), state);
      if (isOwn) setAmountsInList(amounts, language);
    },
    remove(removed) {
      const isRemoved = (item: ListItem): boolean => isSameItem(item, removed);
      const isGone = gone.some(isRemoved);
      navigateTo(withoutItems(items, [removed]), withoutItems(gone, [removed]), state);
      return {
        item: removed,
        index: (isGone ? gone : items).findIndex(isRemoved),
        isGone,
        putBack: isOwn || isGone ? takeFromOwnList(removed) : undefined,
      };
    },
    restore({ item, index, isGone, putBack }) {
      if (isGone || !('name' in item)) navigateTo(items, gone.toSpliced(index, 0, item), state);
      else navigateTo(items.toSpliced(index, 0, item), gone, state);
      putBack?.();
    },
    show(changed, remaining = withoutItems(gone, changed)) {
      navigateTo(changed, remaining);
    },
  };
};
