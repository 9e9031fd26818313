import type { RemovedLine } from '../editing/removal/use-line-removal.ts';
import type { GoneItem, NamedItem } from '../list/named-item.ts';
import { openSize } from '#domain/shared/open-size.ts';
import { useEffect, useState } from 'react';
import { type ListItem, hasItem, isSameItem, itemKey, itemsOf, withoutItems } from '#contracts/list/items.ts';
import type { ChangedAmounts } from '#contracts/list/typed-amount.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useProductOfPage } from '../../../api/product-of-page.ts';
import { toListItem } from '../list/own-list.ts';
import { chosenSize } from '../list/chosen-size.ts';
import { setAmountsInList, takeFromOwnList } from '../list/list-changes.ts';
import { useList } from '../list/use-list.ts';

interface OfferItems {
  readonly items: readonly NamedItem[];
  readonly setAmounts: (amounts: ChangedAmounts) => void;
  readonly remove: (item: GoneItem) => RemovedLine;
  /** Puts a line back in its place. */
  readonly restore: (line: RemovedLine) => void;
}

/** Amounts typed for products that are not in the list, while the page stays loaded: the dialog may be opened again. */
let typedOutsideList: readonly ListItem[] = [];

/** The product of the page in the amount that was typed for it, in whatever unit. */
const withTyped = (shown: NamedItem, typed: readonly ListItem[]): NamedItem => {
  const { quantity, unit, typed: text } = itemsOf(typed, shown)[0] ?? shown;
  return { ...shown, quantity, unit, typed: text };
};

/**
 * The product of the present page, unless it was removed or sent or the list has it or variants of it, and the products
 * of the list, which are changed with them.
 */
export const useOfferItems = (isSent: boolean): OfferItems => {
  const product = useProductOfPage();
  const language = useLanguage();
  const ownList = useList() ?? [];
  const [isRemoved, setIsRemoved] = useState(false);
  const [typed, setTyped] = useState(typedOutsideList);
  if (isSent && !isRemoved) setIsRemoved(true);
  const remember = (items: readonly ListItem[]): void => {
    typedOutsideList = items;
    setTyped(items);
  };
  const slug = product?.slug.en;
  useEffect(() => {
    if (isSent) typedOutsideList = typedOutsideList.filter((item) => item.slug !== slug);
  }, [isSent, slug]);
  const others = ownList.filter((item) => item.slug !== slug);
  const own = ownList.filter((item) => item.slug === slug);
  const chosen = product && chosenSize(product.variants, window.location.hash);
  const variant = chosen ?? (product && product.variants.length > 0 && { name: openSize });
  const shown = product && toListItem({ ...product, ...(variant && { variant }) });
  // A chosen variant is asked for besides those picked before.
  const isListed = shown && (chosen ? itemsOf(own, shown) : own).length > 0;
  const ofPage = !shown || isListed || isRemoved ? own : [withTyped(shown, typed), ...own];
  const items = [...ofPage, ...others];
  return {
    items,
    setAmounts(amounts) {
      setAmountsInList(amounts, language);
      const outside = ofPage.filter((item) => amounts.has(itemKey(item)) && !hasItem(ownList, item));
      if (outside.length === 0) return;
      const changed = outside.flatMap((item) => amounts.get(itemKey(item)) ?? []);
      remember([...withoutItems(typed, outside), ...changed]);
    },
    remove(removed) {
      if (removed.slug === slug) setIsRemoved(true);
      remember(withoutItems(typed, [removed]));
      return {
        item: removed,
        index: items.findIndex((item) => isSameItem(item, removed)),
        isGone: false,
        putBack: takeFromOwnList(removed),
      };
    },
    restore({ item, putBack }) {
      putBack?.();
      if (item.slug !== slug) return;
      setIsRemoved(false);
      remember([...typed, item]);
    },
  };
};
