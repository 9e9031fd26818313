import type { FastifyRequest } from 'fastify';
import type { IdentifyOrder } from '#domain/search/order/identify-order.ts';
import {
  type IdentifiedOrder,
  type PostedOrder,
  checkedFieldName,
  maxOrderLength,
  orderAmountPrefix,
  orderChoicePrefix,
  orderFieldName,
  restFieldName,
} from '#contracts/order.ts';
import { encodeItems } from '#contracts/list/items.ts';
import { type OrderChoices, isRestDecided, takeOrder } from '#contracts/taken-order.ts';
import { postedTexts, productsOf } from './posted-input.ts';
import { formLanguage } from './receive-form.ts';
import { unchangedLines } from './unchanged-lines.ts';

/** The order has lines that name no item for sure, and that the visitor has not decided on. */
export class OrderOpenError extends Error {
  override readonly name = 'OrderOpenError';
}

/** The lines of the quick order that a form without JavaScript posts along, whatever its button; empty without any. */
export const postedLines = (request: FastifyRequest): string =>
  (postedTexts(request).get(orderFieldName) ?? '').slice(0, maxOrderLength);

/** Whether the lines are as they were when they were checked: else, what was chosen is of other lines. */
const areLinesAsChecked = (texts: ReadonlyMap<string, string>): boolean =>
  texts.get(orderFieldName) === texts.get(checkedFieldName);

/** Whether the page shows what the lines are, and what was chosen for them. */
export const areLinesChecked = (request: FastifyRequest): boolean =>
  postedTexts(request).has(checkedFieldName);

/** Whether the lines were changed by hand since they were checked; what the page showed is not what they are. */
export const areLinesChanged = (texts: ReadonlyMap<string, string>): boolean =>
  texts.has(checkedFieldName) && !areLinesAsChecked(texts);

/** The lines as they were posted, which nothing is asked of; `undefined` without any. */
export const typedOrder = (request: FastifyRequest): PostedOrder | undefined => {
  const text = postedLines(request);
  return text.trim() === ''
    ? undefined
    : { kind: 'typed', text, isRestSent: isPostedRestSent(postedTexts(request)) };
};

/** Whether the lines that are no products are to go along as text, if they are those that this was ticked for. */
export const isPostedRestSent = (texts: ReadonlyMap<string, string>): boolean =>
  areLinesAsChecked(texts) && texts.has(restFieldName);

/** Reads what was posted for lines of an order, by their numbers. @param numbers those that the lines had when they were checked, by their own */
const postedFor = (
  texts: ReadonlyMap<string, string>,
  prefix: string,
  numbers: ReadonlyMap<number, number>,
): OrderChoices =>
  Object.fromEntries(
    [...numbers].flatMap(([line, checked]) => {
      const value = texts.get(prefix + checked);
      return value === undefined ? [] : [[line, value] as const];
    }),
  );

/** Reads what was decided for the lines of an order. A line that was changed since it was checked is another one. */
export const postedDecisions = (texts: ReadonlyMap<string, string>, { lines }: IdentifiedOrder) => {
  const numbers = areLinesAsChecked(texts)
    ? new Map(lines.map(({ line }) => [line, line]))
    : unchangedLines(lines, texts.get(orderFieldName) ?? '', texts.get(checkedFieldName) ?? '');
  return {
    choices: postedFor(texts, orderChoicePrefix, numbers),
    answers: postedFor(texts, orderAmountPrefix, numbers),
    isRestSent: isPostedRestSent(texts),
  };
};

interface ReadOrder {
  /** The order as the page shows it, if it comes back. */
  readonly order: PostedOrder;
  /** The list with what its lines name, as the form's fields have it; `undefined` if the catalogue could not be asked. */
  readonly fields?: { readonly products: string; readonly orderLines: string };
  readonly isOpen: boolean;
}

/** Reads the lines that were posted along with a form. `undefined` without any. @param language of the page that is shown then */
export const readPostedOrder = async (
  request: FastifyRequest,
  identifyOrder: IdentifyOrder,
  language = formLanguage(request),
): Promise<ReadOrder | undefined> => {
  const text = postedLines(request);
  if (text.trim() === '') return undefined;
  const texts = postedTexts(request);
  try {
    const order = await identifyOrder(text, language);
    const { choices, answers, isRestSent } = postedDecisions(texts, order);
    const { list, rest } = takeOrder(productsOf(request), {
      text,
      order,
      choices,
      answers,
      isRestSent,
      language,
    });
    return {
      order: { kind: 'checked', text, order, choices, answers, isRestSent },
      fields: { products: encodeItems(list), orderLines: rest },
      isOpen: !isRestDecided(rest, isRestSent),
    };
  } catch (err) {
    request.log.error({ err }, 'order lines not identified');
    return { order: { kind: 'failed', text, isRestSent: isPostedRestSent(texts) }, isOpen: false };
  }
};
