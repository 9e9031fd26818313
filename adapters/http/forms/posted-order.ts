import type { FastifyRequest } from 'fastify';
import type { IdentifyOrder } from '#domain/search/identify-order.ts';
import {
  type PostedOrder,
  checkedFieldName,
  maxOrderLength,
  orderAmountPrefix,
  orderChoicePrefix,
  orderFieldName,
  restFieldName,
} from '../contracts/order.ts';
import { encodeRequestItems } from '../contracts/request-items.ts';
import { type OrderChoices, isRestDecided, takeOrder } from '../contracts/taken-order.ts';
import { productsOf } from './posted-input.ts';
import { formLanguage } from './receive-form.ts';

/** The order has lines that name no item for sure, and that the visitor has not decided on. */
export class OrderOpenError extends Error {
  override readonly name = 'OrderOpenError';
}

/** The texts that a form posted, by name. */
export const postedTexts = ({ body }: FastifyRequest): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );

/** The lines of the quick order that a form without JavaScript posts along, whatever its button; empty without any. */
export const postedLines = (request: FastifyRequest): string =>
  (postedTexts(request).get(orderFieldName) ?? '').slice(0, maxOrderLength);

/** Whether the lines are as they were when they were checked: else, what was chosen is of other lines. */
export const areLinesAsChecked = (texts: ReadonlyMap<string, string>): boolean =>
  texts.get(orderFieldName) === texts.get(checkedFieldName);

/** What was posted for lines, by their numbers. */
const postedFor = (texts: ReadonlyMap<string, string>, prefix: string): OrderChoices =>
  Object.fromEntries(
    [...texts]
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [Number(name.slice(prefix.length)), value]),
  );

/** Reads what was decided for the lines of an order, if they are as they were checked. */
export const postedDecisions = (texts: ReadonlyMap<string, string>) => {
  const isAsChecked = areLinesAsChecked(texts);
  return {
    choices: isAsChecked ? postedFor(texts, orderChoicePrefix) : {},
    answers: isAsChecked ? postedFor(texts, orderAmountPrefix) : {},
    isRestSent: isAsChecked && texts.has(restFieldName),
  };
};

interface ReadOrder {
  /** What the page shows of the order, if it comes back. */
  readonly order: PostedOrder;
  /** The list with what its lines name, as the form's fields have it; `undefined` if the catalogue could not be asked. */
  readonly fields?: { readonly products: string; readonly orderLines: string };
  readonly isOpen: boolean;
}

/** Reads the lines that were posted along with a form. `undefined` without any. */
export const readPostedOrder = async (
  request: FastifyRequest,
  identifyOrder: IdentifyOrder,
): Promise<ReadOrder | undefined> => {
  const text = postedLines(request);
  if (text.trim() === '') return undefined;
  const { choices, answers, isRestSent } = postedDecisions(postedTexts(request));
  try {
    const order = await identifyOrder(text, formLanguage(request));
    const { list, rest } = takeOrder(productsOf(request), {
      text,
      order,
      choices,
      answers,
      language: formLanguage(request),
    });
    return {
      order: { kind: 'checked', text, order, choices, answers, isRestSent },
      fields: { products: encodeRequestItems(list), orderLines: rest },
      isOpen: !isRestDecided(rest, isRestSent),
    };
  } catch (err) {
    request.log.error({ err }, 'order lines not identified');
    return { order: { kind: 'failed', text, isRestSent }, isOpen: false };
  }
};
