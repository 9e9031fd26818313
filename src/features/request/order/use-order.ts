import { type RefObject, useContext, useRef, useState } from 'react';
import type { IdentifiedOrder } from '#contracts/order.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { readOrderDraft, writeOrderDraft } from '../form/submission/order-draft.ts';
import { withdrawOpenOrder } from '../form/submission/pending-order.ts';
import { PostedFormContext } from '../posted/posted-form.ts';
import { fetchOrder } from './fetch-order.ts';
import { type OrderState, isRestTicked, plainOrderState } from './order-state.ts';

/** Lines of the quick order, with what is known of them. */
export interface Order {
  readonly text: string;
  readonly changeText: (text: string) => void;
  /** `undefined` until the lines are checked. */
  readonly state: OrderState | undefined;
  readonly setState: (state: OrderState | undefined) => void;
  /** Form with what the visitor decides on the lines, where there is one. */
  readonly decisionsForm: RefObject<HTMLFormElement | null>;
  /** Finds what the lines are, or why nobody can say. */
  readonly identify: () => Promise<IdentifiedOrder | 'offline' | 'failed'>;
}

/** The lines of the quick order, as the HTML or the draft has them at first. */
export const useOrder = (): Order => {
  const language = useLanguage();
  const decisionsForm = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(readOrderDraft);
  const posted = useContext(PostedFormContext)?.order;
  const [state, setState] = useState(() => plainOrderState(posted));
  return {
    text,
    changeText(changed) {
      setText(changed);
      writeOrderDraft(changed);
      // Lines that are left by others in the list stay open.
      if (changed === '') withdrawOpenOrder();
    },
    state,
    setState,
    decisionsForm,
    async identify() {
      if (state?.kind === 'checked') return state.order;
      // It goes on to be that of the lines that are left.
      const isRestSent = isRestTicked(decisionsForm.current);
      setState({ kind: 'checking', isRestSent });
      const order = await fetchOrder(text, language);
      // Lines that were changed meanwhile are others.
      if (readOrderDraft() === text)
        setState(
          typeof order === 'string' ? { kind: 'failed', isRestSent } : { kind: 'checked', order, isRestSent },
        );
      return order;
    },
  };
};
