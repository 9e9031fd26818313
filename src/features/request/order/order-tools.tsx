import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { isRestDecided, takeOrder } from '#contracts/taken-order.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { OpenSizes } from '../form/open-sizes.tsx';
import { withdrawOpenOrder } from '../form/submission/pending-order.ts';
import { OrderForm } from './order-form.tsx';
import { messagesOf } from './order-messages.ts';
import { OrderResult, RestChoice } from './order-result.tsx';
import { decisionsIn, isRestTicked } from './order-state.ts';
import { plainFocus } from './plain-focus.ts';
import { type PageList, useAddedOrder } from './use-added-order.ts';
import { useOrder } from './use-order.ts';
import { useSentOrder } from './use-sent-order.ts';

interface Props {
  readonly request: PageList;
}

/** Gives the focus of the order in the HTML to the field in its place. @param message an element of the order in its place */
const useRestoredFocus = (message: RefObject<HTMLElement | null>): void => {
  const [restoreFocus] = useState(plainFocus);
  useLayoutEffect(() => {
    const details = message.current?.closest('details');
    if (details) restoreFocus?.(details);
  }, [message, restoreFocus]);
};

/** The quick order in the browser: lines are typed, pasted or read from a file, checked, and added to the list. */
export const OrderTools = ({ request }: Props): ReactNode => {
  const { t } = useTranslation('request-list');
  const language = useLanguage();
  const message = useRef<HTMLOutputElement>(null);
  const { items } = request;
  const order = useOrder();
  const { text, state, decisionsForm } = order;
  const focusMessage = (): void => message.current?.focus();
  useRestoredFocus(message);
  useSentOrder(order, () => {
    const details = message.current?.closest('details');
    if (details) details.open = true;
  });
  const add = useAddedOrder(order, request, focusMessage);

  // The list above grows by what was added after the message has the focus.
  useEffect(() => {
    const isAdded = state?.kind === 'added' && items.length > 0;
    if (isAdded && document.activeElement === message.current)
      message.current?.scrollIntoView({ block: 'nearest' });
  }, [state, items]);

  const followDecisions = ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
    if (state?.kind !== 'checked') return;
    const { isRestSent, ...decisions } = decisionsIn(currentTarget, state.order);
    const { rest } = takeOrder(items, { text, order: state.order, language, isRestSent, ...decisions });
    if (isRestDecided(rest, isRestSent)) withdrawOpenOrder();
  };

  const hasRestChoice =
    state?.kind === 'added' ? state.left > 0 : state?.kind !== 'checked' && state?.isRestSent;
  return (
    <>
      <OrderForm order={order} onCheck={() => void order.identify().then(focusMessage)} />
      <output ref={message} tabIndex={-1}>
        {messagesOf(state, t, language).map((each) => (
          <span key={each}>{each} </span>
        ))}
        {state?.kind === 'added' && <OpenSizes items={items} />}
      </output>
      {hasRestChoice && (
        <form
          ref={decisionsForm}
          className="order-result"
          onSubmit={(event) => event.preventDefault()}
          onChange={({ currentTarget }) => {
            if (isRestTicked(currentTarget)) withdrawOpenOrder();
          }}
        >
          <RestChoice isRestSent={state?.isRestSent} />
        </form>
      )}
      {state?.kind === 'checked' && (
        <form ref={decisionsForm} onSubmit={(event) => add(event, state.order)} onChange={followDecisions}>
          <OrderResult
            order={state.order}
            answers={state.answers}
            choices={state.choices}
            isRestSent={state.isRestSent}
            list={items}
          />
          <button type="submit" className="button">
            <span>{t('order.add')}</span>
          </button>
        </form>
      )}
    </>
  );
};
