import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { IdentifiedOrder } from '#contracts/order.ts';
import { itemKey } from '#contracts/list/items.ts';
import { exceedingItems, faultyAnswers, takeOrder } from '#contracts/taken-order.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { NamedItem } from '../list/named-item.ts';
import { listStore } from '../list/use-list.ts';
import { showOpenLine } from '../form/submission/open-line.ts';
import { decisionsIn } from './order-state.ts';
import type { Order } from './use-order.ts';

/** The list on the page. */
export interface PageList {
  readonly items: readonly NamedItem[];
  /** Whether it is the visitor's own, unlike one from somebody else's link; `undefined` until hydration. */
  readonly isOwn: boolean | undefined;
  readonly show: (items: readonly NamedItem[]) => void;
}

/** Adds checked lines to the list, or shows the first line with a fault. @param onAdded called once they are in it */
export const useAddedOrder = (
  { text, changeText, setState }: Order,
  { items, isOwn, show }: PageList,
  onAdded: () => void,
) => {
  const language = useLanguage();
  return (event: FormEvent<HTMLFormElement>, order: IdentifiedOrder): void => {
    event.preventDefault();
    const { choices, answers, isRestSent } = decisionsIn(event.currentTarget, order);
    if (faultyAnswers(order, answers, language).size > 0) {
      flushSync(() => setState({ kind: 'checked', order, choices, answers, isRestSent }));
      showOpenLine();
      return;
    }
    // A list from somebody's link takes the order, and the visitor's own stays.
    const list = isOwn !== false ? listStore.get() : items;
    const decisions = { choices, answers, language };
    const { list: joined, added, rest, left } = takeOrder(list, { text, order, isRestSent, ...decisions });
    if (isOwn !== false) listStore.update(() => joined);
    show(joined);
    changeText(rest);
    setState({
      kind: 'added',
      count: new Set(added.map(itemKey)).size,
      exceeding: exceedingItems(list, order, decisions).length,
      left,
      isRestSent,
    });
    onAdded();
  };
};
