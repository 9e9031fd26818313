import { useEffect, useEffectEvent } from 'react';
import type { ListItem } from '#contracts/list/items.ts';
import { isRestDecided, takeOrder } from '#contracts/taken-order.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { readOrderDraft } from '../form/submission/order-draft.ts';
import { type PendingOrder, registerOrder } from '../form/submission/pending-order.ts';
import { decisionsIn, isRestTicked } from './order-state.ts';
import type { Order } from './use-order.ts';

/** Sends the lines along with the form of the page. @param onOpen called where the visitor has to decide on some first */
export const useSentOrder = (
  { text, changeText, state, setState, decisionsForm, identify }: Order,
  onOpen: () => void,
): void => {
  const language = useLanguage();
  const takeAlong = useEffectEvent(async (list: readonly ListItem[]): Promise<PendingOrder | undefined> => {
    if (text.trim() === '') return undefined;
    // The choice for the lines that were left, which a check replaces.
    const isLeftSent = state?.kind !== 'checked' && isRestTicked(decisionsForm.current);
    const order = await identify();
    if (typeof order === 'string') return { kind: order === 'offline' ? 'offline' : 'unavailable' };
    const { isRestSent: isTicked, ...decisions } = decisionsIn(decisionsForm.current, order);
    const isRestSent = isLeftSent || isTicked;
    const { list: joined, rest } = takeOrder(list, { text, order, language, isRestSent, ...decisions });
    if (readOrderDraft() === text) setState({ kind: 'checked', order, ...decisions, isRestSent });
    if (!isRestDecided(rest, isRestSent)) {
      onOpen();
      return { kind: 'orderOpen' };
    }
    const onSent = (): void => {
      setState(undefined);
      // What was typed meanwhile is another order.
      if (readOrderDraft() === text) changeText('');
    };
    return { kind: 'taken', list: joined, rest, onSent };
  });
  useEffect(() => registerOrder((list) => takeAlong(list)), []);
};
