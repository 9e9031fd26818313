import { decodeItems } from '#contracts/list/decode-items.ts';
import { type ListItem, encodeItems } from '#contracts/list/items.ts';
import { readOrderDraft } from './order-draft.ts';
import type { Outcome, Values } from './submit-form.ts';

/** State of the quick order's lines for a form that is about to be sent. */
export type PendingOrder =
  | {
      readonly kind: 'taken';
      /** The form's list with what the lines name. */
      readonly list: readonly ListItem[];
      /** Lines that go along as text; may be empty. */
      readonly rest: string;
      /** Called once the form is sent. */
      readonly onSent: () => void;
    }
  /** The visitor has to decide on some lines first, which the quick order shows. */
  | { readonly kind: 'orderOpen' }
  /** The lines could not be checked. */
  | { readonly kind: 'offline' | 'unavailable' };

/** `undefined` without lines. */
type TakePendingOrder = (list: readonly ListItem[]) => Promise<PendingOrder | undefined>;

let takePendingOrder: TakePendingOrder | undefined;

let onRegistered: (() => void) | undefined;

let onChanged: (() => void) | undefined;

/** Calls back when no line is known to be open any more. @returns the function that ends it */
export const onOrderChanged = (callback: () => void): (() => void) => {
  onChanged = callback;
  return () => {
    if (onChanged === callback) onChanged = undefined;
  };
};

/** Withdraws that lines are not clear: they are decided, in the list, gone, or were changed since that was found. */
export const withdrawOpenOrder = (): void => onChanged?.();

/** Maximum time that a form with lines waits for the tools of the quick order, in milliseconds. */
const maxWaitMs = 10_000;

/** Waits until there is a quick order that says what its lines are, but not forever. */
const untilRegistered = (): Promise<void> =>
  new Promise((resolve) => {
    onRegistered = resolve;
    setTimeout(resolve, maxWaitMs);
  });

/** Makes the quick order that is on the page part of what is sent. @returns the function that ends it */
export const registerOrder = (take: TakePendingOrder): (() => void) => {
  takePendingOrder = take;
  onRegistered?.();
  return () => {
    if (takePendingOrder === take) takePendingOrder = undefined;
  };
};

/**
 * Sends a form with the lines of the quick order that are not in its list yet, or says why it is not sent. Never rejects,
 * as `submitForm`.
 */
export const sendWithOrder = async (
  values: Values,
  send: (values: Values) => Promise<Outcome>,
): Promise<Outcome> => {
  if (!takePendingOrder && values.form === 'offer' && readOrderDraft().trim() !== '') {
    await untilRegistered();
    if (!takePendingOrder) return { kind: 'unavailable' };
  }
  const order = await takePendingOrder?.(decodeItems(values.products ?? '') ?? []);
  if (!order) return send(values);
  if (order.kind !== 'taken') return order;
  const outcome = await send({
    ...values,
    products: encodeItems(order.list),
    orderLines: order.rest,
  });
  if (outcome.kind === 'sent') order.onSent();
  return outcome;
};
