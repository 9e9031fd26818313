import {
  type IdentifiedOrder,
  type PostedOrder,
  orderAmountPrefix,
  orderChoicePrefix,
  restFieldName,
} from '#contracts/order.ts';
import type { OrderAnswers, OrderChoices, OrderDecisions } from '#contracts/taken-order.ts';
import { plainOrderField } from '../form/submission/order-draft.ts';

/** State of the lines in the field. */
export type OrderState =
  | {
      readonly kind: 'checking' | 'failed' | 'unreadable' | 'typed';
      /** Whether the lines that were left before are to go along as text. */
      readonly isRestSent?: boolean;
    }
  | {
      readonly kind: 'checked';
      readonly order: IdentifiedOrder;
      /** Answers as they were when the order was last to be added or sent. */
      readonly answers?: OrderAnswers;
      readonly choices?: OrderChoices;
      readonly isRestSent?: boolean;
    }
  | {
      readonly kind: 'added';
      readonly count: number;
      /** Lines that were not added. */
      readonly left: number;
      readonly exceeding: number;
      readonly isRestSent: boolean;
    };

/** Whether the lines that are no products are to go along as text. */
export const isRestTicked = (form: HTMLFormElement | null): boolean =>
  form !== null && new FormData(form).has(restFieldName);

/** Reads what was chosen for the lines of a checked order, and whether the others are to go along as text. */
export const decisionsIn = (
  form: HTMLFormElement | null,
  order: IdentifiedOrder,
): Omit<OrderDecisions, 'language'> & { readonly isRestSent: boolean } => {
  const data = form ? new FormData(form) : new FormData();
  const valuesOf = (prefix: string): OrderChoices =>
    Object.fromEntries(
      order.lines.flatMap(({ line }) => {
        const value = data.get(prefix + line);
        return typeof value === 'string' ? [[line, value] as const] : [];
      }),
    );
  return {
    choices: valuesOf(orderChoicePrefix),
    answers: valuesOf(orderAmountPrefix),
    isRestSent: isRestTicked(form),
  };
};

/**
 * State of the order in the HTML, with what was chosen in it since; `undefined` without an order, or once its lines
 * were changed.
 */
export const plainOrderState = (posted: PostedOrder | undefined): OrderState | undefined => {
  const field = plainOrderField();
  if (!posted || !field || field.value !== field.defaultValue) return undefined;
  const { form } = field;
  if (posted.kind === 'checked')
    return { kind: 'checked', order: posted.order, ...decisionsIn(form, posted.order) };
  const isRestSent = isRestTicked(form);
  if (posted.kind !== 'added') return { kind: posted.kind, isRestSent };
  const { kind, count, left, exceeding } = posted;
  return { kind, count, left, exceeding, isRestSent };
};
